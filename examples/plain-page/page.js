import { documentIdOf, newDocumentId } from "@hotseat/session-widgets/code-pad/headless";
import { mountPad } from "./mount-pad.js";

/** Returns a number from 0 to below 1 that nobody can guess: the pad's id is the right to write. */
const random = () => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;

const documentId = documentIdOf(location.hash) ?? newDocumentId(random);
const here = new URL(location.href);
here.hash = documentId;
history.replaceState(null, "", here);

const place = document.querySelector("#pad");
const button = document.querySelector("#switch");
const { content: hotseatUrl } = document.querySelector("meta[name=hotseat-url]");

function linkTo(id) {
  const link = new URL(here);
  link.hash = id;
  return link.href;
}

let unmount = null;

function togglePad() {
  if (unmount) {
    unmount();
    unmount = null;
  } else unmount = mountPad(place, { hotseatUrl, documentId, linkTo });
  button.setAttribute("aria-expanded", String(unmount !== null));
  button.textContent = unmount ? "Close the pad" : "Open the pad";
}

button.addEventListener("click", togglePad);
togglePad();
