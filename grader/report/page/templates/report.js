"use strict";
// A link to a closed case opens it.
const unfold = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener("hashchange", unfold);
/** Make the page ready for use; once more when another report has come into it. */
const ready = () => {
  const form = document.querySelector("form.filter");
  if (form) {
    const rows = [...document.querySelectorAll("#all-cases tbody tr")];
    const status = form.querySelector("output");
    const filter = () => {
      const show = form.elements.show.value;
      const suite = form.elements.suite.value;
      const words = form.elements.words.value.toLowerCase().split(/\s+/);
      let shown = 0;
      for (const row of rows) {
        const text = row.textContent.toLowerCase();
        row.hidden =
          (show !== "all" && (row.dataset.passed === "yes") !== (show === "passed")) ||
          (suite !== "" && row.dataset.suite !== suite) ||
          !words.every((word) => text.includes(word));
        shown += !row.hidden;
      }
      status.textContent = `${shown} of ${rows.length} shown`;
    };
    form.addEventListener("input", filter);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.hidden = false;
    filter();
  }
  unfold();
  const failed = document.querySelector("#code + .code .failed");
  if (failed) {
    const box = failed.closest(".code");
    box.scrollTop = failed.offsetTop - box.offsetTop - box.clientHeight / 2;
  }
};
ready();
