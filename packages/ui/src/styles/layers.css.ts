import { globalLayer } from "@vanilla-extract/css";

/** The cascade's layers, weakest first. Every stylesheet of the product begins with this order. */
export const layers = {
  radix: globalLayer("radix"),
  /** Inside `radix` and weaker than all of it: takes back what the page's own element rules do. */
  guard: globalLayer({ parent: "radix" }, "guard"),
  reset: globalLayer("reset"),
  tokens: globalLayer("tokens"),
  components: globalLayer("components"),
  widgets: globalLayer("widgets"),
  app: globalLayer("app"),
};
