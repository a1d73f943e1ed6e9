// What the documents give to those who want the frame as high as its board, and a record for the tests.
const frame = document.querySelector("#board");
window.heard = [];
addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow) return;
  window.heard.push(data);
  if (data.dama === "height") frame.style.height = `${data.height}px`;
});
