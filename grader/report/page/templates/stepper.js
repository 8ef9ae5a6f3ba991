"use strict";
const byId = (id) => document.getElementById(id);
const [LINE, CALL, RETURN, ROUND] = [1, 2, 3, 4];
const [LIST, TUPLE, SET, DICT, OBJECT] = [0, 1, 2, 3, 4];
const EMPTY = ".";
const number = (value) => value.toLocaleString("en");

/** The variables of all open calls, the containers and the board, at one step. */
class State {
  constructor(board) {
    this.calls = [];
    this.module = new Map();
    this.containers = new Map();
    this.board = [...board];
    this.given = undefined; // what the call is about to return
  }

  names(depth) {
    return depth < 0 ? this.module : this.calls[depth]?.names;
  }

  /** Make one change; return the function that takes it back. */
  make([what, ...of]) {
    if (what === "call") {
      this.calls.push({ function: of[0], names: new Map() });
      return () => this.calls.pop();
    }
    if (what === "leave") {
      const left = this.calls.splice(of[0]);
      return () => this.calls.push(...left);
    }
    if (what === "write") {
      const [cell, symbol] = of;
      const before = this.board[cell];
      this.board[cell] = symbol;
      return () => (this.board[cell] = before);
    }
    if (what === "give") {
      const before = this.given;
      this.given = of[0];
      return () => (this.given = before);
    }
    if (what === "hold") {
      const [key, kind, size, start, removed, items] = of;
      const before = this.containers.get(key);
      const held = before ? [...before.items] : [];
      held.splice(start, removed, ...items);
      this.containers.set(key, { kind, size, items: held });
      return () => (before ? this.containers.set(key, before) : this.containers.delete(key));
    }
    const names = this.names(of[0]);
    if (!names) return () => {};
    const [, name, value] = of;
    const [had, before] = [names.has(name), names.get(name)];
    if (what === "set") names.set(name, value);
    else names.delete(name);
    return () => (had ? names.set(name, before) : names.delete(name));
  }
}

/** All steps, and where the player stands. */
class Recording {
  constructor(data) {
    Object.assign(this, data);
    this.events = [];
    this.numbers = []; // of the events, in the whole call
    this.begins = new Map(); // events that begin a chunk: its board
    for (const chunk of data.chunks) {
      this.begins.set(this.events.length, chunk.board);
      chunk.steps.forEach((step, i) => {
        this.events.push(step);
        this.numbers.push(chunk.first + i);
      });
    }
    this.side = Math.sqrt(this.puzzle.length);
    this.state = new State(this.puzzle);
    this.at = -1; // the last event that was applied
    this.undo = new Array(this.events.length);
    this.findStops();
    this.stop = 0;
    this.seek(0);
  }

  /** Find the steps at which one can stop, and what the board shows at each. */
  findStops() {
    this.stops = []; // events
    this.writesAt = []; // stops right after a write
    this.backtracks = [];
    this.filled = []; // of each stop
    this.writesDone = [];
    this.lastWrite = new Map(); // of a stop
    let board = [...this.puzzle];
    let filled = 0;
    let count = 0;
    let latest = null;
    let tookBack = false;
    const givens = board.filter((cell) => cell !== EMPTY).length;
    this.events.forEach((event, i) => {
      if (this.begins.get(i)) {
        board = [...this.begins.get(i)];
        filled = board.filter((cell) => cell !== EMPTY).length - givens;
      }
      for (let c = 4; c < event.length; c++) {
        const [what, cell, symbol] = event[c];
        if (what !== "write") continue;
        const before = board[cell];
        latest = { cell, symbol, before, line: this.lineBefore(i) };
        tookBack ||= before !== EMPTY && symbol !== before;
        filled += (symbol !== EMPTY) - (before !== EMPTY);
        board[cell] = symbol;
        count++;
      }
      if (event[0] || i === this.events.length - 1) {
        if (latest) {
          this.writesAt.push(this.stops.length);
          this.lastWrite.set(this.stops.length, latest);
          if (tookBack) this.backtracks.push(this.stops.length);
        }
        latest = null;
        tookBack = false;
        this.stops.push(i);
        this.filled.push(filled);
        this.writesDone.push(count);
      }
    });
    this.stops.push(this.events.length); // after the end
    this.filled.push(filled);
    this.writesDone.push(count);
  }

  lineBefore(event) {
    for (let i = event - 1; i >= 0; i--) if (this.events[i][0]) return this.events[i][0];
    return 0;
  }

  get last() {
    return this.stops.length - 1;
  }

  event(stop) {
    return this.events[this.stops[stop]];
  }

  /** How deep a stop is; a round of a comprehension counts as a call. */
  depth(stop) {
    const event = this.event(stop);
    return event ? event[3] + (event[1] === ROUND ? 1 : 0) : 0;
  }

  /** The number of a stop in the whole call, from 1. */
  number(stop) {
    const event = this.stops[stop];
    return event < this.events.length ? this.numbers[event] + 1 : this.total + 1;
  }

  /** The first stop at or after a step of the whole call. */
  stopOf(step) {
    let [low, high] = [0, this.last];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.number(middle) - 1 < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  seek(stop) {
    this.stop = stop;
    const target = Math.min(this.stops[stop], this.events.length - 1);
    while (this.at < target) this.forward();
    while (this.at > target) this.backward();
  }

  forward() {
    this.at++;
    const made = [];
    if (this.at > 0 && this.begins.has(this.at)) {
      const before = this.state;
      const { board } = before;
      // Where no steps are missing, the open calls and their variables go on.
      if (this.numbers[this.at] > this.numbers[this.at - 1] + 1) this.state = new State(board);
      this.state.board = [...this.begins.get(this.at)];
      made.push(() => {
        this.state = before;
        before.board = board;
      });
    }
    const event = this.events[this.at];
    for (let c = 4; c < event.length; c++) {
      const undo = this.state.make(event[c]);
      made.push(undo);
    }
    this.undo[this.at] = made;
  }

  backward() {
    for (const undo of this.undo[this.at].reverse()) undo();
    this.at--;
  }
}

// Values in words

const bits = (value) => {
  const digits = value.toString(2).padStart(9, "0");
  const lead = digits.length % 3 || 3;
  return `${digits.slice(0, lead)}${digits.slice(lead).replace(/.../g, " $&")}`;
};
const LONGEST_MASK = 1 << 27;
const SHORT = 24;
const LONGEST_OPEN = 90; // characters of a value that is shown without a click
const MOST_LINES_OPEN = 3;
const counted = (count, what) => `${number(count)} ${count === 1 ? what : what === "entry" ? "entries" : `${what}s`}`;
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text.replace(/\\/g, "\\\\").replace(/\n/g, "\\n")}'`);

class Words {
  constructor(recording) {
    this.recording = recording;
    this.masks = new Set(recording.masks);
  }

  /** A value as text; that of a container has several lines if its items are containers. */
  value(value, name, inside = []) {
    const mask = this.masks.has(name);
    if (value === null) return "None";
    if (value === true) return "True";
    if (value === false) return "False";
    if (typeof value === "number") return mask && value >= 0 && value < LONGEST_MASK ? bits(value) : String(value);
    if (typeof value === "string") return quoted(value);
    if (!Array.isArray(value)) return String(value?.text ?? "?");
    if (this.recording.boards.includes(value[0])) return "the board";
    const held = this.recording.state.containers.get(value[0]);
    if (!held || inside.includes(value[0]) || inside.length > 3) return "…";
    return this.container(held, name, [...inside, value[0]]);
  }

  container({ kind, size, items }, name, inside) {
    if (kind === OBJECT && items.length === 0) return "an object";
    const texts = items.map((item) => this.value(item, name, inside));
    const isMask = this.masks.has(name) && items.length > 1 && items.every((item) => typeof item === "number");
    const isPair = (item) => this.recording.state.containers.get(item[0])?.kind === TUPLE;
    const nested = items.length > 1 && items.some((item) => Array.isArray(item) && !isPair(item));
    const paired = kind === DICT || kind === OBJECT;
    const shown = paired ? texts.length / 2 : texts.length;
    const many = size < 0 ? "many" : number(size);
    const more = size < 0 || size > shown ? [shown ? `… ${many} in all` : `${many} items`] : [];
    if (paired) {
      const pairs = [];
      for (let i = 0; i < texts.length; i += 2) pairs.push(kind === OBJECT ? `${items[i]} = ${this.value(items[i + 1], `${name}.${items[i]}`, inside)}` : `${texts[i]}: ${texts[i + 1]}`);
      const all = [...pairs, ...more];
      return kind === OBJECT || (inside.length === 1 && items.some((item) => Array.isArray(item))) ? all.join("\n") : `{${all.join(", ")}}`;
    }
    if (inside.length === 1 && (nested || isMask) && kind === LIST) {
      const grid = this.grid(items);
      return grid ?? [...texts.map((text, i) => `${String(i).padStart(String(texts.length - 1).length)}: ${text}`), ...more].join("\n");
    }
    const all = [...texts, ...more].join(", ");
    if (kind === SET) return size ? `{${all}}` : "set()";
    if (kind === TUPLE) return size === 1 ? `(${all},)` : `(${all})`;
    return `[${all}]`;
  }

  /** What a folded value shows instead of its text. */
  summary(value, text) {
    const held = Array.isArray(value) ? this.recording.state.containers.get(value[0]) : null;
    if (!held) return `${text.slice(0, SHORT)} …`;
    const { kind, size, items } = held;
    if (kind === OBJECT) return `${counted(size, "attribute")}: ${items.filter((_, i) => i % 2 === 0).join(", ")}`;
    if (kind === LIST && this.grid(items)) return `${counted(size, "row")} of ${text.split("\n")[0].split(" ").length}`;
    return `${counted(size, kind === DICT ? "entry" : "item")}: ${text.split("\n", 1)[0].slice(0, SHORT)} …`;
  }

  /** A list of lists of single characters, row by row. */
  grid(items) {
    const rows = items.map((item) => (Array.isArray(item) ? this.recording.state.containers.get(item[0]) : null));
    const plain = rows.every((row) => row?.kind === LIST && row.items.length > 1 && row.items.every((cell) => typeof cell === "string" && cell.length === 1));
    return plain ? rows.map((row) => row.items.join(" ")).join("\n") : null;
  }
}

/** The page. */
class Page {
  constructor(recording) {
    this.recording = recording;
    this.words = new Words(recording);
    this.lines = [...byId("code").children];
    this.cells = [...document.querySelectorAll("#yours td")];
    this.count = document.querySelector("#yours .count");
    this.chosen = null; // the variable that was clicked: function and name
    this.large = new Set(); // variables that were too large to be shown open, once
    this.opened = new Set(); // those of them that were unfolded
    this.aim = null; // a stop, and the write that its line makes
    this.beside = recording.beside && new Beside(recording.beside);
    const first = recording.first;
    this.first = first === null ? recording.last : recording.stopOf(first);
    this.playing = null;
    this.speeds = [1, 3, 10, 30, 100, 300, 1000, 3000, 10000];
    this.speed = 2;
    this.drawChart();
    this.listen();
    document.querySelector(".player").hidden = false;
    byId("position").max = recording.last;
    if (this.first === recording.last && !recording.end.startsWith("The call")) this.first = recording.last;
    this.show(recording.end.startsWith("The call") && first === null ? 0 : this.first);
    this.sayOnce();
  }

  // What is shown

  show(stop) {
    const { recording } = this;
    stop = Math.max(0, Math.min(recording.last, stop));
    recording.seek(Math.max(0, stop - 1));
    const before = this.texts(stop - 1);
    recording.seek(stop);
    const event = recording.event(stop);
    this.showCode(stop, event);
    this.showBoard(stop);
    this.showVariables(stop, before);
    this.showPlace(stop, event);
    byId("position").value = stop;
    byId("position").setAttribute("aria-valuetext", `step ${number(recording.number(stop))} of ${number(recording.total)}`);
    const x = this.x(recording.number(stop) - 1);
    byId("cursor").setAttribute("x1", x);
    byId("cursor").setAttribute("x2", x);
    for (const id of ["start", "back"]) byId(id).disabled = stop === 0;
    for (const id of ["into", "over", "out", "end"]) byId(id).disabled = stop === recording.last;
  }

  showCode(stop, event) {
    const now = event ? event[0] : this.recording.endLine;
    const ran = stop > 0 ? this.recording.event(stop - 1)?.[0] : 0;
    if (this.now !== now || this.ran !== ran) {
      for (const line of this.marked ?? []) line.classList.remove("now", "ran");
      this.marked = [];
      for (const [place, name] of [[ran, "ran"], [now, "now"]]) {
        const line = this.lines[place - 1];
        if (!line) continue;
        line.classList.add(name);
        this.marked.push(line);
      }
      for (const line of this.lines) line.removeAttribute("aria-current");
      this.lines[now - 1]?.setAttribute("aria-current", "step");
      [this.now, this.ran] = [now, ran];
      this.scrollTo(this.lines[now - 1]);
    }
  }

  scrollTo(line) {
    if (!line) return;
    const box = line.closest(".code");
    const top = line.offsetTop;
    if (top < box.scrollTop + 24 || top + line.offsetHeight > box.scrollTop + box.clientHeight - 48) box.scrollTop = top - box.clientHeight / 2.5;
  }

  showBoard(stop) {
    const { recording } = this;
    if (!this.cells.length) return;
    const { board } = recording.state;
    const write = recording.lastWrite.get(stop);
    const ended = stop === recording.last;
    const aim = this.aim?.stop === stop ? this.aim.write.cell : -1;
    this.cells.forEach((cell, i) => {
      const text = board[i] === EMPTY ? "" : board[i];
      const given = recording.puzzle[i] !== EMPTY;
      const wrong = text !== "" && recording.solution !== "" && board[i] !== recording.solution[i];
      if (cell.firstChild?.data !== text) cell.textContent = text;
      const clash = ended && recording.broken.includes(i);
      const names = [given && !wrong && "given", wrong && "wrong", clash && "clash", write?.cell === i && "last", aim === i && "aim"].filter(Boolean).join(" ");
      if (cell.className !== names) cell.className = names;
      const label = wrong ? "wrong" : clash ? "breaks the rule" : "";
      if (cell.dataset.says !== label) {
        cell.dataset.says = label;
        cell.querySelector(".unseen")?.remove();
      }
      if (label && !cell.querySelector(".unseen")) cell.append(element("span", ` ${label}`, "unseen"));
    });
    const done = recording.writesDone[stop];
    const all = recording.begins.size > 1 && recording.total > recording.events.length ? "" : ` of ${number(recording.writes)}`;
    this.count.textContent = recording.writes ? `write ${number(done)}${all} · ${recording.filled[stop]} filled` : "nothing is written";
    this.beside?.show(ended ? Infinity : done);
  }

  /** The variables in sight at the present stop: scopes with names and values. */
  scopes() {
    const { state, functions } = this.recording;
    const found = [];
    const top = state.calls.length - 1;
    if (top >= 0) {
      let { function: around } = state.calls[top];
      found.push({ title: functions[around][0], key: around, depth: top, names: state.calls[top].names });
      around = functions[around][3];
      while (around >= 0) {
        const depth = state.calls.findLastIndex((call) => call.function === around);
        if (depth >= 0) found.push({ title: `in ${functions[around][0]}, around it`, key: around, depth, names: state.calls[depth].names });
        around = functions[around][3];
      }
    }
    found.push({ title: "in the module", key: -1, depth: -1, names: state.module });
    return found;
  }

  texts(stop) {
    const found = new Map();
    if (stop < 0) return found;
    for (const { key, depth, names } of this.scopes()) for (const [name, value] of names) found.set(`${depth} ${key} ${name}`, this.words.value(value, name));
    return found;
  }

  showVariables(stop, before) {
    const box = byId("variables");
    const focused = document.activeElement?.closest?.("#variables") ? document.activeElement : null;
    const held = focused && [focused.tagName, focused.dataset.name];
    const top = box.scrollTop;
    const fresh = document.createDocumentFragment();
    for (const { title, key, depth, names } of this.scopes()) {
      if (!names.size) continue;
      const heading = element("h2", title);
      const list = element("dl");
      const rows = [...names].map(([name, value]) => ({ name, value, text: this.words.value(value, name) }));
      for (const { name, text } of rows) if (isLarge(name, text)) this.large.add(`${key} ${name}`);
      const isFolded = ({ name }) => this.large.has(`${key} ${name}`);
      // What is small comes first: it is what a step is about.
      for (const { name, value, text } of [...rows.filter((row) => !isFolded(row)), ...rows.filter(isFolded)]) {
        const button = element("button", name);
        button.type = "button";
        button.dataset.name = `${key} ${name}`;
        const chosen = this.chosen?.key === key && this.chosen.name === name;
        button.setAttribute("aria-pressed", chosen);
        button.title = "Choose it for “Next change”";
        button.addEventListener("click", () => this.choose(key, name));
        const term = element("dt");
        term.append(button);
        const changed = stop > 0 && before.get(`${depth} ${key} ${name}`) !== text;
        const shown = element("dd", "", changed ? "changed" : "");
        if (isFolded({ name }) && isLarge(name, text)) shown.append(this.folded(`${key} ${name}`, this.words.summary(value, text), text));
        else shown.append(text);
        list.append(term, shown);
      }
      fresh.append(heading, list);
    }
    box.replaceChildren(fresh);
    box.scrollTop = top;
    if (held) [...box.querySelectorAll("button, summary")].find((one) => one.tagName === held[0] && one.dataset.name === held[1])?.focus({ preventScroll: true });
  }

  /** A large value, which unfolds by a click and stays so. */
  folded(name, summary, text) {
    const details = element("details");
    const head = element("summary", summary);
    head.dataset.name = name;
    details.append(head, element("span", text));
    details.open = this.opened.has(name);
    details.addEventListener("toggle", () => this.opened[details.open ? "add" : "delete"](name));
    return details;
  }

  showPlace(stop, event) {
    const { recording } = this;
    const ended = stop === recording.last;
    const depth = event ? event[3] : 0;
    const gap = stop > 0 && !ended && recording.begins.has(recording.stops[stop]) && recording.number(stop) - recording.number(stop - 1) > 2;
    const place = ended ? `after all ${number(recording.total)} steps` : `step ${number(recording.number(stop))} of ${number(recording.total)} · call depth ${depth}`;
    byId("place").textContent = gap ? `${place} · the steps before this one were not kept` : place;
    byId("said").replaceChildren(...this.said(stop, event));
  }

  /** What happened before this stop, and what comes now. */
  said(stop, event) {
    const { recording } = this;
    const write = recording.lastWrite.get(stop);
    const said = [];
    if (write) {
      const where = this.where(write.cell);
      const did = write.symbol === EMPTY ? `emptied ${where}` : `wrote ${write.symbol} into ${where}`;
      said.push(`Line ${write.line} ${did}.`);
      if (recording.puzzle[write.cell] !== EMPTY && write.symbol !== recording.puzzle[write.cell]) said.push(" It is a given!");
      else if (recording.solution && write.symbol !== EMPTY && write.symbol !== recording.solution[write.cell]) said.push(` That is wrong.`);
      said.push(" ");
    }
    if (!event) {
      const end = element("strong");
      // What stands between backticks is code.
      recording.end.split("`").forEach((text, i) => text && end.append(i % 2 ? element("code", text) : text));
      return [...said, end];
    }
    const [line, kind, inside] = event;
    const name = recording.functions[inside][0];
    if (kind === CALL) said.push(`${name} is called.`);
    else if (kind === RETURN) said.push(`${name} returns ${this.words.value(recording.state.given, "")}.`);
    else if (kind === ROUND) said.push(`Line ${line}: the next round.`);
    else if (this.aim?.stop === stop) {
      const { cell, symbol } = this.aim.write;
      said.push(`Line ${line} is next: it writes ${symbol} into ${this.where(cell)}. That is wrong.`);
    } else said.push(`Line ${line} is next.`);
    return said;
  }

  where(cell) {
    const { side } = this.recording;
    return `row ${Math.floor(cell / side) + 1}, column ${(cell % side) + 1}`;
  }

  sayOnce() {
    byId("said").setAttribute("aria-live", "polite");
  }

  // The chart

  x(step) {
    return (1000 * step) / Math.max(1, this.recording.total);
  }

  drawChart() {
    const { recording } = this;
    const filled = recording.writes > 0;
    const heights = [];
    for (let stop = 0; stop < recording.last; stop++) heights.push([recording.number(stop) - 1, filled ? recording.filled[stop] : recording.depth(stop)]);
    const points = [];
    const rough = recording.depths.flatMap(([step, low, high]) => [[step, low], [step, high]]);
    const givens = [...recording.puzzle].filter((cell) => cell !== EMPTY).length;
    for (const [step, height] of rough.length ? rough.map(([step, height]) => [step, height - (filled ? givens : 0)]) : heights) {
      const column = Math.round(this.x(step));
      const seen = (points[column] ??= [height, height]);
      seen[0] = Math.min(seen[0], height);
      seen[1] = Math.max(seen[1], height);
    }
    const most = Math.max(1, ...points.flatMap((seen) => seen ?? []));
    const path = [];
    points.forEach((seen, column) => {
      for (const height of seen ? new Set(seen) : []) path.push(`${column} ${(96 - (92 * Math.max(0, height)) / most).toFixed(1)}`);
    });
    byId("depth").setAttribute("d", path.length ? `M${path.join("L")}` : "");
    byId("chart").setAttribute("aria-label", filled ? `How many cells were filled, over ${number(recording.total)} steps: at most ${most}` : `How deep the calls were, over ${number(recording.total)} steps: at most ${most}`);
    const span = (from, to, name) => {
      const rect = document.createElementNS("http://www.w3.org/2000/svg", "rect");
      for (const [key, value] of Object.entries({ x: this.x(from), y: 0, width: Math.max(1, this.x(to) - this.x(from)), height: 100, class: name })) rect.setAttribute(key, value);
      byId("spans").append(rect);
    };
    for (const [from, to] of recording.guesses) span(from, to, "guess");
    let end = 0;
    for (const chunk of recording.chunks) {
      if (chunk.first > end) span(end, chunk.first, "gap");
      end = chunk.first + chunk.steps.length;
    }
    const mark = byId("mark");
    if (recording.first === null) mark.remove();
    else for (const key of ["x1", "x2"]) mark.setAttribute(key, this.x(recording.first));
  }

  // Moving

  go(stop) {
    this.pause();
    this.show(stop);
  }

  over() {
    const { recording } = this;
    const depth = recording.depth(recording.stop);
    let to = recording.stop + 1;
    while (to < recording.last && recording.depth(to) > depth) to++;
    this.go(to);
  }

  out() {
    const { recording } = this;
    const depth = recording.depth(recording.stop);
    let to = recording.stop + 1;
    while (to < recording.last && recording.depth(to) >= depth) to++;
    this.go(to);
  }

  /** Go to the next of some stops, or to the one before. */
  nextOf(stops, back, what, never) {
    const { stop } = this.recording;
    const to = back ? stops.findLast((one) => one < stop) : stops.find((one) => one > stop);
    if (to !== undefined) this.go(to);
    else if (!stops.length) this.say(never);
    else this.say(`${what} ${back ? "before" : "after"} this step.`);
  }

  /** Go to the line that makes a wrong guess, right before it runs. */
  goToGuess([step]) {
    const { recording } = this;
    const after = recording.stopOf(step);
    const write = recording.lastWrite.get(after);
    const before = after - 1;
    if (write && recording.event(before)?.[0] === write.line) this.aim = { stop: before, write };
    this.go(this.aim?.stop === before ? before : after);
  }

  say(text) {
    this.pause();
    byId("said").textContent = text;
  }

  choose(key, name) {
    const same = this.chosen?.key === key && this.chosen.name === name;
    this.chosen = same ? null : { key, name };
    this.show(this.recording.stop);
  }

  /** The chosen variable as text, in the latest call of its function. */
  watched() {
    const { state } = this.recording;
    const { key, name } = this.chosen;
    const names = key < 0 ? state.module : state.calls.findLast((call) => call.function === key)?.names;
    return names?.has(name) ? this.words.value(names.get(name), name) : undefined;
  }

  nextChange(back) {
    if (!this.chosen) {
      this.say("Choose a variable first: click its name in the list.");
      return;
    }
    const { recording } = this;
    const here = recording.stop;
    let text = this.watched();
    if (back && here > 0) {
      // The stop at which it got the value that it has one stop before.
      recording.seek(here - 1);
      text = this.watched();
      let to = here - 1;
      while (to > 0) {
        recording.seek(to - 1);
        if (this.watched() !== text) break;
        to--;
      }
      recording.seek(here);
      if (to > 0) {
        this.go(to);
        return;
      }
    }
    for (let to = here + 1; !back && to <= recording.last; to++) {
      recording.seek(to);
      const now = this.watched();
      if (now !== undefined && now !== text) {
        recording.seek(here);
        this.go(to);
        return;
      }
      text = now ?? text;
    }
    recording.seek(here);
    this.say(`${this.chosen.name} does not change ${back ? "before" : "after"} this step.`);
  }

  pause() {
    cancelAnimationFrame(this.playing);
    this.playing = null;
    byId("play").firstChild.data = "Play ";
  }

  toggle() {
    if (this.playing !== null) {
      this.pause();
      return;
    }
    const { recording } = this;
    if (recording.stop === recording.last) this.show(0);
    byId("play").firstChild.data = "Pause ";
    let before = performance.now();
    let owed = 0;
    const tick = (now) => {
      owed += ((now - before) / 1000) * this.speeds[this.speed];
      before = now;
      if (owed >= 1) {
        this.show(recording.stop + Math.floor(owed));
        owed %= 1;
      }
      if (recording.stop === recording.last) this.pause();
      else this.playing = requestAnimationFrame(tick);
    };
    this.playing = requestAnimationFrame(tick);
  }

  faster(by) {
    this.speed = Math.max(0, Math.min(this.speeds.length - 1, this.speed + by));
    byId("speed").textContent = `${number(this.speeds[this.speed])} a second`;
  }

  // Keys and pointer

  listen() {
    const { recording } = this;
    const back = (event) => event.shiftKey;
    const actions = {
      start: () => this.go(0),
      back: () => this.go(recording.stop - 1),
      into: () => this.go(recording.stop + 1),
      over: () => this.over(),
      out: () => this.out(),
      end: () => this.go(recording.last),
      write: (event) => this.nextOf(recording.writesAt, back(event), "Nothing is written into the board", recording.puzzle ? "The board is never written to." : "There is no board here."),
      backtrack: (event) => this.nextOf(recording.backtracks, back(event), "No digit is taken back", recording.puzzle ? "No digit is ever taken back." : "There is no board here."),
      change: (event) => this.nextChange(back(event)),
      cause: () => this.go(this.first),
      play: () => this.toggle(),
      slower: () => this.faster(-1),
      faster: () => this.faster(1),
    };
    const keys = { Home: "start", ArrowLeft: "back", ArrowRight: "into", ArrowDown: "over", ArrowUp: "out", End: "end", w: "write", b: "backtrack", v: "change", c: "cause", p: "play", " ": "play", "+": "faster", "-": "slower" };
    for (const [id, act] of Object.entries(actions)) byId(id)?.addEventListener("click", act);
    document.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (key === " " && event.target.closest("button, summary")) return; // it presses the button
      const id = keys[key];
      if (!id || !(id in actions) || (id === "cause" && !byId("cause"))) return;
      event.preventDefault();
      actions[id](event);
    });
    byId("position").addEventListener("input", (event) => this.go(Number(event.target.value)));
    const chart = byId("chart");
    const point = (event) => {
      const box = chart.getBoundingClientRect();
      this.go(recording.stopOf(((event.clientX - box.left) / box.width) * recording.total));
    };
    chart.addEventListener("pointerdown", (event) => {
      chart.setPointerCapture(event.pointerId);
      point(event);
    });
    chart.addEventListener("pointermove", (event) => event.buttons && point(event));
    document.querySelectorAll(".guess").forEach((button, i) => button.addEventListener("click", () => this.goToGuess(recording.guesses[i])));
    addEventListener("beforeprint", () => {
      this.shown = recording.stop;
      this.go(this.first);
    });
    addEventListener("afterprint", () => this.go(this.shown));
  }
}

/** Another solver on the same board, which goes in step by its writes. */
class Beside {
  constructor({ puzzle, writes, all }) {
    Object.assign(this, { puzzle, writes, all });
    this.cells = [...document.querySelectorAll("#beside td")];
    this.count = document.querySelector("#beside .count");
  }

  show(done) {
    const board = [...this.puzzle];
    const count = Math.min(done, this.writes.length);
    for (let i = 0; i < count; i++) board[this.writes[i][0]] = this.writes[i][1];
    const last = count ? this.writes[count - 1][0] : -1;
    this.cells.forEach((cell, i) => {
      const text = board[i] === EMPTY ? "" : board[i];
      if (cell.textContent !== text) cell.textContent = text;
      cell.className = this.puzzle[i] !== EMPTY ? "given" : i === last ? "last" : "";
    });
    this.count.textContent = `write ${number(count)} of ${number(this.all)}`;
  }
}

/** Whether a value is folded: an object, a copy of the board, or a long container. */
const isLarge = (name, text) => {
  const lines = text.split("\n").length;
  return lines > MOST_LINES_OPEN || text.length > LONGEST_OPEN || (name === "self" && lines > 1);
};

const element = (name, text = "", className = "") => {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
};

const unpack = async () => {
  const packed = Uint8Array.from(atob(byId("recording").textContent.trim()), (character) => character.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
};
if (typeof DecompressionStream === "undefined") byId("said").textContent = "This browser can't unpack the recording: it is too old.";
else
  unpack().then((data) => {
    document.body.dataset.ready = "yes";
    new Page(new Recording(data));
  });
