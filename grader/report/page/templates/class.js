"use strict";
const table = document.getElementById("students");
const body = table.tBodies[0];
const form = document.querySelector("form.filter");
const { only, words, all } = form.elements;
const status = form.querySelector("output");
const rows = [...body.rows].map((element) => ({
  element,
  tokens: element.dataset.f.split(" "),
  text: element.textContent.toLowerCase(),
  values: [...element.cells].map((cell) => (cell.dataset.v === undefined ? cell.textContent.trim() : Number(cell.dataset.v))),
}));

const filter = () => {
  const wanted = words.value.toLowerCase().split(/\s+/);
  let shown = 0;
  for (const { element, tokens, text } of rows) {
    element.hidden = (only.value !== "" && !tokens.includes(only.value)) || !wanted.every((word) => text.includes(word));
    shown += !element.hidden;
  }
  status.textContent = `${shown} of ${rows.length} shown`;
};

// A heading is a button: the first press sorts by it, the second one turns the order round.
const order = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
const compare = (a, b) => (typeof a === "number" ? a - b : order.compare(a, b));
[...table.tHead.rows[0].cells].forEach((heading, column) => {
  const button = document.createElement("button");
  button.type = "button";
  button.append(...heading.childNodes);
  heading.append(button);
  button.addEventListener("click", () => {
    const up = heading.getAttribute("aria-sort") !== "ascending";
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", up ? "ascending" : "descending");
    rows.sort((a, b) => (up ? 1 : -1) * compare(a.values[column], b.values[column]));
    body.append(...rows.map(({ element }) => element));
  });
});

// A link to a filter, `#only-w3`, sets it and leads to the table.
const follow = () => {
  const [, token] = /^#only-(\w+)$/.exec(location.hash) ?? [];
  if (token === undefined || ![...only.options].some(({ value }) => value === token)) return;
  only.value = token;
  words.value = "";
  filter();
  document.getElementById("all").scrollIntoView();
};
addEventListener("hashchange", follow);
document.addEventListener("click", (event) => {
  // The same link again: the address stays, and no other event comes.
  if (event.target.closest("a")?.hash === location.hash) follow();
});
form.addEventListener("input", filter);
form.addEventListener("submit", (event) => event.preventDefault());
all.addEventListener("click", () => {
  form.reset();
  filter();
});
form.hidden = false;
filter();
follow();
