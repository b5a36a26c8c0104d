import { createGlobalThemeContract } from "@vanilla-extract/css";
import { makeValues, variableName } from "./make-values";
import { tokens } from "./tokens";

/** The CSS variables of every token, as `var(--hs-…)`. Their names are public and stable. */
export const vars = createGlobalThemeContract(makeValues(tokens, "light"), (_value, path) => variableName(path));
