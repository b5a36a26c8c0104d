import { globalLayer } from "@vanilla-extract/css";

/** One layer around all of ours: a page may have a `reset` or `components` of its own. */
const hotseat = globalLayer("hotseat");
const radix = globalLayer({ parent: hotseat }, "radix");

/** The cascade's layers, weakest first. Every stylesheet of the product begins with this order. */
export const layers = {
  radix,
  /** Inside `radix` and weaker than all of it: takes back what the page's own element rules do. */
  guard: globalLayer({ parent: radix }, "guard"),
  reset: globalLayer({ parent: hotseat }, "reset"),
  tokens: globalLayer({ parent: hotseat }, "tokens"),
  components: globalLayer({ parent: hotseat }, "components"),
  widgets: globalLayer({ parent: hotseat }, "widgets"),
  app: globalLayer({ parent: hotseat }, "app"),
};
