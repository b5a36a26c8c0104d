import type { Title } from "./find-titles.ts";
import type { Spec } from "./specs.ts";

/** A requirement of a document. */
export interface Row {
  readonly id: string;
  readonly section: string;
  readonly text: string;
  readonly group?: string;
  /** The decision that changes it. */
  readonly note?: string;
  /** The reason why it has no test of its own. */
  readonly elsewhere?: string;
  /** The part that is not built yet, and the work that brings it. */
  readonly comesWith?: string;
}

interface Shown {
  readonly file: string;
  readonly title: string;
}

/** The titles that assert each requirement, and the errors in them. */
interface Gathered {
  readonly shown: ReadonlyMap<string, Shown[]>;
  readonly unknown: string[];
  readonly silent: string[];
  readonly open: Row[];
  readonly later: Row[];
}

/**
 * The pattern of an id, whatever its prefix: `LS-2.31` is row 31 of section LS-2, `LS-D4.2` the second row of a section of decisions,
 * `TL-P.4` row 4 of the code pad; `LS-2` is the whole section.
 */
export const ID = String.raw`(?<![\w-])[A-Z]{2}-(?:D?\d+|[A-Z])(?:\.\d+)?(?![\w-])`;
const IN_BRACKETS = new RegExp(String.raw`\s*\((?:${ID}(?:[,;] )?)+\)`, "g");
const ALONE = new RegExp(String.raw`\s*${ID},?`, "g");

/** Returns a title without its ids: the rows have them. */
const plain = (title: string) => title.replaceAll(IN_BRACKETS, "").replaceAll(ALONE, "").trim();
const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** Returns the id of a row's section: `LS-4` for `LS-4.12`. */
export const sectionOf = (id: string) => id.slice(0, id.indexOf("."));

/** Collects the titles that assert each row of one document. An id without a row and a title without an assertion are errors. */
export function gather(
  prefix: string,
  rows: readonly Row[],
  titlesByFile: readonly (readonly [file: string, titles: Title[]])[],
): Gathered {
  const shown = new Map<string, Shown[]>(rows.map(({ id }) => [id, []]));
  const unknown: string[] = [];
  const silent: string[] = [];
  for (const [file, titles] of titlesByFile)
    for (const { title, ids, asserts } of titles)
      for (const id of ids.filter((one) => one.startsWith(`${prefix}-`))) {
        const list = shown.get(id);
        const line = `${id} in ${file}: ${title}`;
        if (!list) unknown.push(line);
        else if (asserts) list.push({ file, title: plain(title) });
        else silent.push(line);
      }
  const unsettled = rows.filter(({ elsewhere, comesWith }) => !elsewhere && !comesWith);
  const open = unsettled.filter(({ id }) => shown.get(id)?.length === 0);
  return { shown, unknown, silent, open, later: rows.filter(({ comesWith }) => comesWith) };
}

/** Returns the document: one row for each requirement, with the tests and stories that assert it. */
export function writeSpec(
  { name, prefix, title, intro }: Spec,
  rows: readonly Row[],
  { shown, open, later }: Gathered,
) {
  const settled = rows.length - open.length - later.length;
  const lines = [
    `# ${title}`,
    "",
    ...intro,
    "",
    `Written by \`npm run coverage\` from \`tooling/coverage/${name}.json\` and from the ids in test titles, such as \`(${prefix}-4.31)\`, and in`,
    "the tags of stories. Change a requirement there, not here.",
    "",
    `${settled} of ${rows.length} requirements are asserted.`,
    ...(later.length > 0 ? ["", `Not built yet, or only in part: ${later.map(({ id }) => id).join(", ")}.`] : []),
    ...(open.length > 0 ? ["", `Without a test: ${open.map(({ id }) => id).join(", ")}.`] : []),
  ];
  let section = "";
  let group: string | undefined;
  for (const row of rows) {
    const isNewSection = sectionOf(row.id) !== section;
    if (isNewSection) lines.push("", `## ${sectionOf(row.id)} ${row.section}`);
    if (row.group && (isNewSection || row.group !== group)) lines.push("", `### ${row.group}`);
    if (isNewSection || row.group !== group) lines.push("", "| id | requirement | asserted by |", "|---|---|---|");
    section = sectionOf(row.id);
    group = row.group;
    const by = (shown.get(row.id) ?? []).map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
    if (row.note) by.push(`_${cell(row.note)}._`);
    if (row.comesWith) by.push(`**not yet**: ${row.comesWith}`);
    lines.push(`| ${row.id} | ${cell(row.text)} | ${by.join("<br>") || row.elsewhere || "**no test**"} |`);
  }
  return `${lines.join("\n")}\n`;
}
