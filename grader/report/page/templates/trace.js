"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const APART = 512; // frames from one snapshot to the next

/** One search on its board.  A frame stands for `stride` writes. */
class Search {
  constructor(search, element, plot) {
    Object.assign(this, search);
    this.side = Math.sqrt(this.puzzle.length);
    this.cells = [...element.querySelectorAll("td")];
    this.what = element.querySelector(".what");
    this.write = element.querySelector(".write");
    this.depth = element.querySelector(".depth");
    this.cursor = plot.querySelector(".cursor");
    this.givens = [...this.puzzle].filter((cell) => cell !== ".").length;
    const frames = this.lengths ? this.lengths.length : this.changes.length;
    this.starts = new Uint32Array(frames + 1);
    for (let i = 0; i < frames; i++) this.starts[i + 1] = this.starts[i] + (this.lengths ? this.lengths[i] : 1);
    const state = Uint8Array.from(this.puzzle, (cell) => data.symbols.indexOf(cell) + 1);
    this.snapshots = [state.slice()];
    for (let i = 0; i < frames; i++) {
      this.replay(state, i);
      if ((i + 1) % APART === 0) this.snapshots.push(state.slice());
    }
    this.drawn = this.snapshots[0].slice();
    this.current = null;
  }

  /** Apply one frame to a state. */
  replay(state, frame) {
    for (let i = this.starts[frame]; i < this.starts[frame + 1]; i++) state[this.changes[i] >> 5] = this.changes[i] & 31;
  }

  /** How the board was after so many writes, to the last full frame. */
  show(writes) {
    const done = Math.min(writes, this.writes);
    const frames = done === this.writes ? this.starts.length - 1 : Math.floor(done / this.stride);
    const state = this.snapshots[Math.floor(frames / APART)].slice();
    for (let i = frames - (frames % APART); i < frames; i++) this.replay(state, i);
    if (this.current) this.current.classList.remove("current");
    let filled = 0;
    for (let i = 0; i < state.length; i++) {
      filled += state[i] > 0;
      if (state[i] === this.drawn[i]) continue;
      this.cells[i].textContent = symbol(state[i]);
      this.drawn[i] = state[i];
    }
    this.current = null;
    this.what.textContent = "before the first write";
    if (frames > 0) {
      const change = this.changes[this.starts[frames] - 1];
      const [cell, code] = [change >> 5, change & 31];
      const place = `row ${Math.floor(cell / this.side) + 1}, column ${(cell % this.side) + 1}`;
      this.what.textContent = code ? `${symbol(code)} into ${place}` : `${place} emptied`;
      this.current = this.cells[cell];
      this.current.classList.add("current");
    }
    this.write.textContent = Math.min(frames * this.stride, this.writes).toLocaleString("en");
    this.depth.textContent = String(filled - this.givens);
    const x = longest ? (600 * done) / longest : 0;
    this.cursor.setAttribute("x1", x);
    this.cursor.setAttribute("x2", x);
  }
}

const symbol = (code) => (code ? (data.symbols[code - 1] ?? "?") : "");
const longest = Math.max(...data.searches.map((search) => search.writes));
const [elements, plots] = [document.querySelectorAll(".search"), document.querySelectorAll(".plot")];
const searches = data.searches.map((search, i) => new Search(search, elements[i], plots[i]));
const [back, play, step, speed, position] = ["back", "play", "step", "speed", "position"].map((id) => document.getElementById(id));
const last = Number(position.max);

const go = (to) => {
  position.value = Math.max(0, Math.min(last, to));
  const writes = Number(position.value) * data.step;
  position.setAttribute("aria-valuetext", `write ${Math.min(writes, longest).toLocaleString("en")} of ${longest.toLocaleString("en")}`);
  for (const search of searches) search.show(writes);
};

let playing = null;
const pause = () => {
  cancelAnimationFrame(playing);
  playing = null;
  play.textContent = "Play";
};
const start = () => {
  if (Number(position.value) === last) go(0);
  play.textContent = "Pause";
  let before = performance.now();
  let owed = 0;
  const tick = (now) => {
    owed += ((now - before) / 1000) * Number(speed.value);
    before = now;
    if (owed >= 1) {
      go(Number(position.value) + Math.floor(owed));
      owed %= 1;
    }
    if (Number(position.value) === last) pause();
    else playing = requestAnimationFrame(tick);
  };
  playing = requestAnimationFrame(tick);
};
const toggle = () => (playing === null ? start() : pause());
const by = (steps) => {
  pause();
  go(Number(position.value) + steps);
};

play.addEventListener("click", toggle);
back.addEventListener("click", () => by(-1));
step.addEventListener("click", () => by(1));
position.addEventListener("input", () => {
  pause();
  go(Number(position.value));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input, select, button")) return; // they have keys of their own
  if (event.key === " ") toggle();
  else if (event.key === "ArrowRight") by(1);
  else if (event.key === "ArrowLeft") by(-1);
  else return;
  event.preventDefault();
});
document.querySelector(".player").hidden = false;
go(0);
