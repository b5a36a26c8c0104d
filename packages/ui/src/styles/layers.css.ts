import { globalLayer } from "@vanilla-extract/css";

/** The cascade's layers, weakest first. Every stylesheet of the product begins with this order. */
export const layers = {
  radix: globalLayer("radix"),
  reset: globalLayer("reset"),
  tokens: globalLayer("tokens"),
  components: globalLayer("components"),
  widgets: globalLayer("widgets"),
  app: globalLayer("app"),
};
