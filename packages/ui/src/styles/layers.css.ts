import { globalLayer } from "@vanilla-extract/css";

/** One layer around all of ours: a page may have its own `reset` or `components`. */
const hotseat = globalLayer("hotseat");
const radix = globalLayer({ parent: hotseat }, "radix");

/** The cascade's layers, weakest first. Every stylesheet of the product begins with this order. */
export const layers = {
  radix,
  /** Inside `radix` and weaker than all of it: undoes the page's own element rules. */
  guard: globalLayer({ parent: radix }, "guard"),
  reset: globalLayer({ parent: hotseat }, "reset"),
  tokens: globalLayer({ parent: hotseat }, "tokens"),
  components: globalLayer({ parent: hotseat }, "components"),
  widgets: globalLayer({ parent: hotseat }, "widgets"),
  app: globalLayer({ parent: hotseat }, "app"),
};
