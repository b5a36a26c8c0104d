/** The parts of CONTRIBUTING.md that name commands, by their headings. */
const TABLES = ["## Commands", "## Promises, and the command that shows each"];

/** A long check begins so; conformance is one as well. @param {string} name */
const isLongCheck = (name) => name.startsWith("test:") || name === "conformance";

/**
 * Long checks that have no row in one of the two tables of CONTRIBUTING.md.
 * @param {string} text of the document
 * @param {readonly string[]} names of all commands
 * @returns {string[]} one line each
 */
export function findUnlisted(text, names) {
  return TABLES.flatMap((heading) => {
    const rows =
      text
        .split(`\n${heading}\n`)[1]
        ?.split("\n## ")[0]
        .match(/^\|.*`.*$/gm) ?? [];
    const listed = new Set(rows.join("\n").match(/(?<=`(?:npm run )?)[a-z:]+(?=[ `])/g));
    return names.filter((name) => isLongCheck(name) && !listed.has(name)).map((name) => `${heading}: no ${name}`);
  });
}
