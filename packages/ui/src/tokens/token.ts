/** A token's value: one for both appearances, or one for each. */
export type Token = string | { readonly light: string; readonly dark: string };

/** A tree of tokens, as declared in the files of this folder. */
export interface TokenTree {
  readonly [name: string]: Token | TokenTree;
}

/** The same tree with one plain value per token. */
export type Resolved<Tree> = Tree extends string
  ? string
  : Tree extends { readonly light: string; readonly dark: string }
    ? string
    : { [Name in keyof Tree]: Resolved<Tree[Name]> };

export type Appearance = "light" | "dark";
