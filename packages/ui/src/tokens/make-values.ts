import type { Appearance, Resolved, Token, TokenTree } from "./token";

function isToken(entry: Token | TokenTree): entry is Token {
  return typeof entry === "string" || (typeof entry.light === "string" && typeof entry.dark === "string");
}

/** Returns the tree with every token's value in one appearance. */
export function makeValues<Tree extends TokenTree>(tree: Tree, appearance: Appearance): Resolved<Tree> {
  const entries = Object.entries(tree).map(([name, entry]) => {
    if (!isToken(entry)) return [name, makeValues(entry, appearance)];
    return [name, typeof entry === "string" ? entry : entry[appearance]];
  });
  return Object.fromEntries(entries) as Resolved<Tree>;
}

/** Returns the public name of a token's CSS variable: `color`, `accent`, `onSolid` → `hs-color-accent-on-solid`. */
export function variableName(path: readonly string[]): string {
  const words = path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  return ["hs", ...words].join("-");
}
