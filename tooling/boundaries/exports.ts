import { posix } from "node:path";

/** Texts of files by their path from the root. */
export type Tree = ReadonlyMap<string, string>;

/** An entry point with the values that it exports; types are not among them. */
interface EntryPoint {
  /** The name that other packages import it by. */
  readonly name: string;
  readonly file: string;
  /** The folder of its package. */
  readonly home: string;
  /** The folder of the file; that of its widget in the packages of widgets. */
  readonly folder: string;
  readonly values: readonly string[];
}

/** An import of a file: the specifier, and the imported values; null when the whole module is imported. */
interface Import {
  readonly from: string;
  readonly names: readonly string[] | null;
}

/** The condition of `exports` that leads to an entry point's source. */
const SOURCE = "@hotseat/source";
/** Made from the contract, one for each call of the API; constants are published one by one, and need a user. */
export const GENERATED = /\/src\/generated\/(?!constants\.ts$)/;
const CONSTANTS = /\/src\/generated\/constants\.ts$/;
/** Files that use a part for a check only. */
const TEST = /\.(test|fixtures|contract)\./;
const STORY = /\.stories\./;
const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Returns the names of a list in braces, as the importing or exporting side of `as` calls them; types are left out. */
function namesIn(list: string, side: "first" | "last"): string[] {
  const parts = list.split(",").map((part) => part.trim());
  return parts
    .filter((part) => part !== "" && !part.startsWith("type "))
    .map((part) => part.split(" as ").at(side === "first" ? 0 : -1) ?? part);
}

function valuesOf(text: string): string[] {
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = ""]) => namesIn(list, "last"));
  const declared = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)];
  return [...lists, ...declared.map(([, name = ""]) => name)];
}

function importsOf(text: string): Import[] {
  const named = [...text.matchAll(/^(?:import|export) (?:\w+, )?\{([^}]*)\} from "([^"]+)"/gm)];
  const whole = [...text.matchAll(/\* as \w+ from "([^"]+)"|\bimport\(\s*"([^"]+)"/g)];
  return [
    ...named.map(([, list = "", from = ""]) => ({ from, names: namesIn(list, "first") })),
    ...whole.map(([, star, dynamic]) => ({ from: star ?? dynamic ?? "", names: null })),
  ];
}

/** Returns the entry points with code that the `exports` of a package name. */
function entryPointsOf(tree: Tree, manifest: string): EntryPoint[] {
  const home = posix.dirname(manifest);
  const { name, exports } = JSON.parse(tree.get(manifest) ?? "") as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  const found = Object.entries(exports).flatMap(([path, target]) => {
    const source = typeof target === "object" ? (target[SOURCE] ?? "") : "";
    if (!/\.tsx?$/.test(source)) return [];
    const [before = "", after] = posix.join(home, source).split("*");
    const starOf = (file: string) => file.slice(before.length, file.length - (after ?? "").length);
    return [...tree.keys()]
      .filter((file) => (after === undefined ? file === before : file.startsWith(before) && file.endsWith(after)))
      .filter((file) => after === undefined || !starOf(file).includes("/"))
      .map((file) => ({ name: posix.join(name, path.replace("*", starOf(file))), file }));
  });
  return found
    .filter(({ file }) => !GENERATED.test(file))
    .map(({ name: importName, file }) => ({
      name: importName,
      file,
      home,
      folder: posix.dirname(file),
      values: valuesOf(tree.get(file) ?? ""),
    }));
}

/** Returns true when `file` stands for a user outside: in another package, in another widget, or a story. */
function isOutside(file: string, { home, folder, file: entry }: EntryPoint): boolean {
  if (!file.startsWith(`${home}/`)) return true;
  // The other end of a constant is the server: each client code uses it.
  if (CONSTANTS.test(entry)) return !TEST.test(file);
  if (STORY.test(file)) return true;
  return home.endsWith("-widgets") && !file.startsWith(`${folder}/`) && !TEST.test(file);
}

/** Returns a function that finds the entry points a specifier in a file leads to. */
function finderOf(entries: readonly EntryPoint[]): (from: string, file: string) => readonly EntryPoint[] {
  const byName = Map.groupBy(entries, ({ name }) => name);
  const byPath = Map.groupBy(
    entries.flatMap((entry) =>
      [entry.file, entry.file.replace(/\.ts$/, ""), entry.file.replace(/\/index\.ts$/, "")].map((path) => ({
        path,
        entry,
      })),
    ),
    ({ path }) => path,
  );
  const byFolder = Map.groupBy(entries, ({ folder }) => folder);
  return (from, file) => {
    if (!from.startsWith(".")) return byName.get(from) ?? [];
    const folder = posix.dirname(file);
    // A story may import the value from the file that declares it.
    if (STORY.test(file) && !from.startsWith("..")) return byFolder.get(folder) ?? [];
    return [...new Set((byPath.get(posix.join(folder, from)) ?? []).map(({ entry }) => entry))];
  };
}

/** Returns the code of a Markdown text: what is in backticks. */
const codeIn = (text: string) => (text.match(/```[\s\S]*?```|`[^`]*`/g) ?? []).join("\n");

/** Returns true for the README of the entry point's package or folder, and for pages outside the packages. */
function documents(page: string, { home, folder }: EntryPoint): boolean {
  return !page.startsWith("packages/") || [home, folder].includes(posix.dirname(page));
}

const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

/** Returns the values of each entry point that somebody outside its package or widget, or a story, imports. */
function usedValues(tree: Tree, entries: readonly EntryPoint[]): Map<EntryPoint, Set<string>> {
  const used = new Map(entries.map((entry) => [entry, new Set<string>()]));
  const find = finderOf(entries);
  for (const [file, text] of tree) {
    if (!SCRIPT.test(file)) continue;
    for (const { from, names } of importsOf(text))
      for (const entry of find(from, file).filter((one) => isOutside(file, one)))
        for (const value of names ?? entry.values.filter((one) => hasWord(text, one))) used.get(entry)?.add(value);
  }
  return used;
}

/**
 * Returns each exported value of the packages' entry points without a user: nothing outside its package or widget and no story imports
 * it, and no README or docs page names it in code.
 */
export function unusedExports(tree: Tree): string[] {
  const manifests = [...tree.keys()].filter((file) => /^packages\/[^/]+\/package\.json$/.test(file));
  const entries = manifests.flatMap((manifest) => entryPointsOf(tree, manifest));
  const used = usedValues(tree, entries);
  const pages = [...tree].filter(([file]) => /\.mdx?$/.test(file)).map(([file, text]) => [file, codeIn(text)] as const);

  return entries.flatMap((entry) => {
    const docs = pages.filter(([page]) => documents(page, entry)).map(([, code]) => code);
    return entry.values
      .filter((value) => !used.get(entry)?.has(value) && !docs.some((code) => hasWord(code, value)))
      .map((value) => `${entry.name}: ${value}`);
  });
}
