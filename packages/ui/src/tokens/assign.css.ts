import { assignVars, globalStyle } from "@vanilla-extract/css";
import { layers } from "../styles/layers.css";
import { vars } from "./contract.css";
import { makeValues } from "./make-values";
import { tokens } from "./tokens";

// Assigned on every theme element, not on the root, so that a nested theme resolves its own Radix scales.
globalStyle(".radix-themes", {
  "@layer": { [layers.tokens]: { vars: assignVars(vars, makeValues(tokens, "light")) } },
});
globalStyle(".radix-themes.dark", {
  "@layer": { [layers.tokens]: { vars: assignVars(vars, makeValues(tokens, "dark")) } },
});
