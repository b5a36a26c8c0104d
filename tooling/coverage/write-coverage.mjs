/** A title without the numbers it carries: they are the rows' own. */
const plain = (title) =>
  title
    .replaceAll(/\s*\((?:[§D]\d+\.\d+(?:[,;] )?)+\)/g, "")
    .replaceAll(/\s*(?:§\d+\.\d+|\bD\d+\.\d+),?/g, "")
    .trim();
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** What shows each row: titles by number. A number that no row has, and one over a test or story without an assertion, are errors. */
export function gather(rows, titlesByFile) {
  const shown = new Map(rows.map(({ id }) => [id, []]));
  const unknown = [];
  const silent = [];
  for (const [file, titles] of titlesByFile)
    for (const { title, ids, asserts } of titles)
      for (const id of ids) {
        const list = shown.get(id);
        const line = `${id} in ${file}: ${title}`;
        if (!list) unknown.push(line);
        else if (asserts) list.push({ file, title: plain(title) });
        else silent.push(line);
      }
  const unsettled = rows.filter(({ elsewhere, comesWith }) => !elsewhere && !comesWith);
  const open = unsettled.filter(({ id }) => shown.get(id).length === 0);
  return { shown, unknown, silent, open, later: rows.filter(({ comesWith }) => comesWith) };
}

/** The document: one row a sentence, and what shows it. */
export function writeCoverage(rows, { shown, open, later }) {
  const settled = rows.length - open.length - later.length;
  const lines = [
    "# What shows that the live session does what its specification says",
    "",
    "One row for each sentence of the specification of the live session area, §2 to §9, and for each decision about sessions (D).",
    "Titles of tests and names of stories carry the number of the row they show, such as `(§4.31)`. Written by `npm run coverage`.",
    "",
    `${settled} of ${rows.length} rows are shown.`,
    ...(later.length > 0
      ? ["", `Not built yet, with what they come with: ${later.map(({ id }) => id).join(", ")}.`]
      : []),
    ...(open.length > 0 ? ["", `Open: ${open.map(({ id }) => id).join(", ")}.`] : []),
  ];
  let section = "";
  for (const row of rows) {
    if (row.section !== section) {
      section = row.section;
      lines.push("", `## ${section}`, "", "| row | sentence | shown by |", "|---|---|---|");
    }
    const by = shown.get(row.id).map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
    if (row.note) by.push(`_${cell(row.note)}._`);
    if (row.comesWith) by.push(`**not yet**: ${row.comesWith}`);
    lines.push(`| ${row.id} | ${cell(row.text)} | ${by.join("<br>") || row.elsewhere || "**open**"} |`);
  }
  return `${lines.join("\n")}\n`;
}
