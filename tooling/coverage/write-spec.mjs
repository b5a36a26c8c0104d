/** A title without the ids it carries: they are the rows' own. */
const plain = (title) =>
  title
    .replaceAll(/\s*\((?:LS-D?\d+(?:\.\d+)?(?:[,;] )?)+\)/g, "")
    .replaceAll(/\s*LS-D?\d+\.\d+,?/g, "")
    .trim();
const cell = (text) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** The id of a row's section: `LS-4` for `LS-4.12`. */
export const sectionOf = (id) => id.slice(0, id.indexOf("."));

/** Gathers the titles that assert each row. An id that no row has and one over a test or story without an assertion are errors. */
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

/** Returns the document: one row for each requirement, with the tests and stories that assert it. */
export function writeSpec(rows, { shown, open, later }) {
  const settled = rows.length - open.length - later.length;
  const lines = [
    "# Live session: requirements",
    "",
    "What a live session does, one row for each requirement, with the tests and stories that assert it. An id such as `LS-4.12` never",
    "changes its meaning and is never used twice; `LS-4` means its whole section. Sections LS-D1 to LS-D7 are decisions; where one differs",
    "from an earlier row, the decision counts. Texts in 'single quotes' are shown exactly like that in English. Words are explained in the",
    "[glossary](../glossary.md).",
    "",
    "Written by `npm run coverage` from `tooling/coverage/live-session.json` and from the ids in test titles, such as `(LS-4.31)`, and in",
    "the tags of stories. Change a requirement there, not here.",
    "",
    `${settled} of ${rows.length} requirements are asserted.`,
    ...(later.length > 0 ? ["", `Not built yet, or only in part: ${later.map(({ id }) => id).join(", ")}.`] : []),
    ...(open.length > 0 ? ["", `Without a test: ${open.map(({ id }) => id).join(", ")}.`] : []),
  ];
  let section = "";
  let group = "";
  for (const row of rows) {
    const isNewSection = sectionOf(row.id) !== section;
    if (isNewSection) lines.push("", `## ${sectionOf(row.id)} ${row.section}`);
    if (row.group && (isNewSection || row.group !== group)) lines.push("", `### ${row.group}`);
    if (isNewSection || row.group !== group) lines.push("", "| id | requirement | asserted by |", "|---|---|---|");
    section = sectionOf(row.id);
    group = row.group;
    const by = shown.get(row.id).map(({ file, title }) => `${cell(title)} (\`${file}\`)`);
    if (row.note) by.push(`_${cell(row.note)}._`);
    if (row.comesWith) by.push(`**not yet**: ${row.comesWith}`);
    lines.push(`| ${row.id} | ${cell(row.text)} | ${by.join("<br>") || row.elsewhere || "**no test**"} |`);
  }
  return `${lines.join("\n")}\n`;
}
