import { readFileSync } from "node:fs";
import path from "node:path";
import { ID, type Row, sectionOf } from "./write-spec.ts";

const READ = /\.(tsx?|m?js|cjs|mdx?)$/;
/** This check's own examples, and third-party texts. */
const LEFT_OUT = /^(tooling\/coverage\/|THIRD-PARTY\.md$|docs\/spec\/)|\/generated\/|(^|\/)CHANGELOG\.md$/;
const CODE = /\.(tsx?|m?js|cjs)$/;
const REQUIREMENT = new RegExp(ID, "g");
/** An RFC has numbered sections: "RFC 6750, section 2.1". The id of a requirement after it leads to another text. */
const RFC_BY_ID = new RegExp(String.raw`\bRFC \d+,? (?:section )?${ID}`, "g");
/** `decisions.md`, `docs/decisions/0006-….md`; a pattern such as `<name>.api.md` names no single file. */
const DOCUMENT = /(?<![\w*>}…./-])(?:\.{1,2}\/)*[\w-][\w./-]*\.mdx?\b/g;
const DECISION = /docs\/decisions\/(\d{4})|\bdecision (\d+)\b/g;
/** Citations that readers of this repository cannot open. */
const ELSEWHERE =
  /§ ?\d+|\b[Ii]ssue #?\d+|\([Ii]ssue:|\(pictures? \d+|\((?:DESIGN|ARCHITECTURE|TOOLCHAIN)\b(?!, [{"])/g;
/** A text that readers of this repository do not have; the id of a requirement says which sentence is meant. */
const SPECIFICATION = /\bthe spec(?:ification)?s?\b|\bspecification of\b/gi;
/** A bare number at the end of the title of a test or of the name of a story, as in `test("a draft stays (7)"`. */
const NUMBERED = /(?<= )\(\d{1,2}\)(?=["'`])(?<=(?:\b(?:test|it|describe)\b.*\(|^\]\)\(|^ *name: )["'`].*)/gm;
/** A path from the root, as in READMEs and guides; a folder's last slash is optional. */
const PATH = /`((?:apps|docs|examples|packages|scripts|services|tooling)\/[\w@./-]*[\w-])`/g;

/** The valid targets of a citation: ids of requirements, files and folders of the repository. */
interface Citable {
  readonly ids: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** Returns whether a tracked file ends like the cited document, from the root or from the citing file. */
function isThere(cited: string, from: string, files: ReadonlySet<string>) {
  const seen = [cited, path.posix.join(path.posix.dirname(from), cited)].map((name) => path.posix.normalize(name));
  if (seen.some((name) => files.has(name))) return true;
  return !cited.includes("/") && [...files].some((file) => file.endsWith(`/${cited}`));
}

/** Returns the errors in the citations of one text, one line each. */
export function citationsIn(from: string, text: string, { ids, files, folders }: Citable) {
  const faults: string[] = [];
  const isCode = CODE.test(from);
  for (const [id] of text.matchAll(REQUIREMENT))
    if (!ids.has(id)) faults.push(`no requirement has the id ${id}`);
    else if (isCode && !id.includes(".")) faults.push(`${id} is a whole section; cite one requirement`);
  if (isCode)
    for (const [cited] of text.matchAll(SPECIFICATION)) faults.push(`"${cited}" is no citation; cite a requirement`);
  for (const [cited] of text.matchAll(RFC_BY_ID))
    faults.push(`"${cited}" gives a section of an RFC as the id of a requirement`);
  for (const [cited] of text.matchAll(DOCUMENT))
    if (!isThere(cited, from, files)) faults.push(`${cited} is not in the repository`);
  for (const [cited, long, short] of text.matchAll(DECISION)) {
    const start = `docs/decisions/${(long ?? short).padStart(4, "0")}-`;
    if (![...files].some((file) => file.startsWith(start))) faults.push(`${cited} is not in the repository`);
  }
  for (const [cited] of text.matchAll(ELSEWHERE)) faults.push(`"${cited}" cites a document outside the repository`);
  for (const [cited] of text.matchAll(NUMBERED)) faults.push(`"${cited}" in a title is no id of a requirement`);
  if (/\.mdx?$/.test(from))
    for (const [, cited] of text.matchAll(PATH))
      if (!files.has(cited) && !folders.has(cited) && !/^docs\/decisions\/\d{4}$/.test(cited))
        faults.push(`${cited} is not in the repository`);
  return faults.map((fault) => `${from}: ${fault}`);
}

/** Returns the valid targets of citations in all `files` below `root`. */
export function known(files: readonly string[], rows: readonly { id: string }[]): Citable {
  const folders = new Set<string>();
  for (const file of files)
    for (let at = path.posix.dirname(file); at !== "."; at = path.posix.dirname(at)) folders.add(at);
  return {
    ids: new Set(rows.flatMap(({ id }) => [id, sectionOf(id)])),
    files: new Set(files),
    folders,
  };
}

/** Returns the errors in the citations of a table's sentences and notes. */
export const rowProblems = (rows: readonly Row[], what: Citable) =>
  rows.flatMap(({ id, text, note = "", elsewhere = "", comesWith = "" }) =>
    citationsIn(id, [text, note, elsewhere, comesWith].join("\n"), what),
  );

/** Returns every citation in `files` and in the tables' rows of an unknown requirement, an unknown file, or a document outside the repository. */
export function citationProblems(root: string, files: readonly string[], rows: readonly Row[]) {
  const what = known(files, rows);
  return files
    .filter((file) => READ.test(file) && !LEFT_OUT.test(file))
    .flatMap((file) => citationsIn(file, readFileSync(path.join(root, file), "utf8"), what))
    .concat(rowProblems(rows, what));
}
