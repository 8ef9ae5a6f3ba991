"""The names that LeetCode provides without an import.

A table and not a list of ``import *`` lines: the worker imports a module only when the submission
mentions it or one of its names, because ``typing`` and ``re`` would double the time that a worker
takes to start.
"""

# First come, first served: `Counter` is the class of `collections`, not the alias of `typing`.
PRELUDE = {
    "collections": "ChainMap Counter OrderedDict defaultdict deque namedtuple",
    "itertools": (
        "accumulate chain combinations combinations_with_replacement compress count cycle"
        " dropwhile filterfalse groupby islice pairwise permutations product repeat starmap"
        " takewhile tee zip_longest"
    ),
    "functools": "cache cached_property cmp_to_key lru_cache partial reduce wraps",
    "heapq": "heapify heappop heappush heappushpop heapreplace merge nlargest nsmallest",
    "bisect": "bisect_left bisect_right insort insort_left insort_right",
    "math": (
        "ceil comb dist e exp factorial floor gcd hypot inf isclose isinf isnan isqrt lcm log log10"
        " log2 nan perm pi prod sqrt trunc"
    ),
    "operator": "add and_ attrgetter itemgetter methodcaller mul or_ sub truediv xor",
    "copy": "deepcopy",
    "string": "ascii_letters ascii_lowercase ascii_uppercase digits hexdigits punctuation",
    "random": "choice choices randint random randrange sample seed shuffle uniform",
    "statistics": "mean median mode",
    "datetime": "date timedelta",
    "json": "",
    "re": "",
    "sys": "",
    "typing": (
        "Any AnyStr Callable ClassVar Collection Container DefaultDict Deque Dict Final FrozenSet"
        " Generator Generic Hashable Iterable Iterator List Literal Mapping MutableMapping"
        " MutableSequence MutableSet NamedTuple NoReturn Optional Protocol Sequence Set Sized Text"
        " Tuple Type TypeVar Union cast overload"
    ),
}
