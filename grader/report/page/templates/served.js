
const news = document.querySelector(".news");
const told = new EventSource("news");
const show = async ({ version, words }) => {
  const main = document.querySelector("main");
  if (String(version) !== main.dataset.version) {
    const answer = await fetch("./");
    if (!answer.ok) throw new Error(await answer.text());
    const next = new DOMParser().parseFromString(await answer.text(), "text/html");
    document.title = next.title;
    main.replaceWith(next.querySelector("main"));
    ready();
  }
  news.textContent = words;
};
let shown = Promise.resolve();
told.addEventListener("message", (event) => {
  shown = shown.then(() => show(JSON.parse(event.data))).catch((error) => {
    news.textContent = error.message;
  });
});
const end = () => {
  told.close();
  news.textContent = "grader watch has ended: this page doesn't change any more.";
};
told.addEventListener("end", end);
told.addEventListener("error", end);
