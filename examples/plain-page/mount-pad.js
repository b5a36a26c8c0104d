import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { CodePad } from "@hotseat/session-widgets/code-pad";
import { HotseatTheme } from "@hotseat/ui/theme";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import "@hotseat/ui/styles.css";
import "@hotseat/session-widgets/styles.css";

/** A pad is as high as the box around it. */
const HEIGHT = "min(70vh, 640px)";

/**
 * Shows a code pad in an element of the page. React is in the bundle alone: the page calls two functions.
 * Returns the function that takes the pad away; edits that are on their way are sent all the same.
 */
export function mountPad(element, { hotseatUrl, documentId, linkTo }) {
  const root = createRoot(element);
  const pad = createElement("div", { style: { height: HEIGHT } }, createElement(CodePad, { documentId, linkTo }));
  const themed = createElement(HotseatTheme, { appearance: "light", background: false }, pad);
  // A stand-alone pad needs no token: its link is the right to write.
  const client = createClient({ baseUrl: hotseatUrl });
  root.render(createElement(HotseatProvider, { client, language: document.documentElement.lang }, themed));
  return () => root.unmount();
}
