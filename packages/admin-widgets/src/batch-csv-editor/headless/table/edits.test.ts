import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CELL_MAX_LENGTH, COLUMNS_MAX, UNDO_MAX_COMMANDS } from "../batch.constants";
import { checkedEditor, editorOf, kindsOf, settled, tableOf, until } from "../batch.fixtures";
import { plantedFile } from "../planted-file.fixtures";

const FILE = "email,name,Ort\na@b.ch,Ana,Bern\nc@d.ch,Cem,Biel\ne@f.ch,Eva,Thun\n";

describe("columns", () => {
  test("one is added with a name that is unique and not empty (BE-2.1)", async () => {
    const editor = await checkedEditor(FILE);
    expect(editor.addColumn("")).toEqual({ code: "column_name_invalid", detail: "" });
    expect(editor.addColumn("Ort ")).toEqual({ code: "column_name_invalid", detail: "Ort " });
    expect(editor.addColumn(" Telefon ")).toBeNull();
    expect(tableOf(editor).columns.map(({ name }) => name)).toEqual(["email", "name", "Ort", "Telefon"]);
    expect(editor.cell(1, 3)).toBe("");
    editor.setCell(1, 3, "031");
    expect(editor.cell(1, 3)).toBe("031");
  });

  test("one without a name gets a free one (BE-2.1)", async () => {
    const editor = await checkedEditor("email,name,Column 4\na@b.ch,Ana,x\n");
    editor.addColumn();
    expect(tableOf(editor).columns.at(-1)?.name).toBe("Column 5");
  });

  test("one is renamed, but not to the name of another and not to nothing (BE-2.1)", async () => {
    const editor = await checkedEditor(FILE);
    expect(editor.renameColumn(2, "email")).toEqual({ code: "column_name_exists", detail: "email" });
    expect(editor.renameColumn(2, "  ")).toEqual({ code: "column_name_invalid", detail: "  " });
    expect(tableOf(editor).notice?.code).toBe("column_name_invalid");
    expect(editor.renameColumn(2, "Stadt")).toBeNull();
    expect(tableOf(editor)).toMatchObject({ notice: null, columns: [{}, {}, { name: "Stadt" }] });
  });

  test("a required one cannot be deleted, another can, and comes back with its cells (BE-2.2)", async () => {
    const editor = await checkedEditor(FILE);
    expect(editor.deleteColumn(0)).toEqual({ code: "required_column", detail: "email" });
    expect(editor.deleteColumn(2)).toBeNull();
    expect(tableOf(editor).columns).toHaveLength(2);
    editor.addColumn("Neu");
    expect(editor.cell(1, tableOf(editor).columns.at(-1)?.id ?? -1)).toBe("");
    editor.undo();
    editor.undo();
    expect(editor.cell(1, 2)).toBe("Bern");
    expect(tableOf(editor).columns.map(({ name }) => name)).toEqual(["email", "name", "Ort"]);
  });

  test("the last one cannot be deleted (BE-2.2)", async () => {
    const editor = await checkedEditor("email\na@b.ch\n", { template: { requiredColumns: [] } });
    expect(editor.deleteColumn(0)).toEqual({ code: "last_column", detail: null });
  });

  test("there are at most 200 (BE-2.1)", async () => {
    const names = ["email", "name", ...Array.from({ length: COLUMNS_MAX - 2 }, (_, at) => `c${at}`)];
    const editor = await checkedEditor(`${names.join(",")}\na@b.ch,Ana\n`);
    expect(editor.addColumn("one more")).toEqual({ code: "too_many_columns", detail: String(COLUMNS_MAX) });
  });
});

describe("rows", () => {
  test("are added after another or at the end, with new numbers, and are checked (BE-2.3)", async () => {
    const editor = await checkedEditor(FILE);
    editor.addRows(1);
    editor.addRows(null, 2);
    expect(tableOf(editor).rows).toEqual([1, 4, 2, 3, 5, 6]);
    expect(kindsOf(editor, 4)).toEqual(["required", "required"]);
    expect(tableOf(editor).totals.withProblems).toBe(3);
  });

  test("are deleted, and an undo brings them back to their place (BE-2.3)", async () => {
    const editor = await checkedEditor(FILE);
    editor.deleteRows([2]);
    expect(tableOf(editor).rows).toEqual([1, 3]);
    expect(tableOf(editor).totals).toMatchObject({ rows: 2, unchecked: 2 });
    editor.undo();
    expect(tableOf(editor).rows).toEqual([1, 2, 3]);
    expect(tableOf(editor).totals).toMatchObject({ rows: 3, unchecked: 3 });
  });

  test("the last remaining one is cleared rather than removed, in one step (BE-2.3)", async () => {
    const editor = await checkedEditor(FILE);
    editor.deleteRows([1, 2, 3]);
    expect(tableOf(editor).rows).toEqual([1]);
    expect([0, 1, 2].map((column) => editor.cell(1, column))).toEqual(["", "", ""]);
    editor.undo();
    expect(tableOf(editor).rows).toEqual([1, 2, 3]);
    expect(editor.cell(1, 0)).toBe("a@b.ch");
  });

  test("that are set aside are not checked, not a duplicate, and not sent (BE-2.7)", async () => {
    const editor = await checkedEditor("email,name\na@b.ch,Ana\nA@b.ch,Ada\nwrong,Eva\n");
    expect([1, 2, 3].map((row) => kindsOf(editor, row))).toEqual([["duplicate"], ["duplicate"], ["email_invalid"]]);
    editor.setAside([2, 3], true);
    expect(tableOf(editor).totals).toMatchObject({ withProblems: 0, aside: 2, unchecked: 1 });
    expect(editor.goTo("import")).toBeNull();
    expect(editor.store.getState()).toMatchObject({ step: "import", toSend: 1 });
    editor.setAside([2], false);
    expect(kindsOf(editor, 1)).toEqual(["duplicate"]);
  });
});

describe("undo and redo", () => {
  test("take back and repeat each step, and a new edit ends the redo (BE-2.4)", async () => {
    const editor = await checkedEditor(FILE);
    editor.setCell(1, 0, "x");
    editor.setCell(1, 0, "y");
    editor.undo();
    expect(editor.cell(1, 0)).toBe("x");
    editor.redo();
    expect(editor.cell(1, 0)).toBe("y");
    editor.undo();
    editor.setCell(2, 1, "Cleo");
    expect(tableOf(editor).canRedo).toBe(false);
    editor.undo();
    editor.undo();
    expect(tableOf(editor).canUndo).toBe(false);
    expect(editor.cell(1, 0)).toBe("a@b.ch");
  });

  test("an edit that changes nothing is no step (BE-2.4)", async () => {
    const editor = await checkedEditor(FILE);
    editor.setCell(1, 0, "a@b.ch");
    expect(tableOf(editor).canUndo).toBe(false);
  });

  test("only the last steps are kept (BE-2.4)", async () => {
    const editor = await checkedEditor(FILE);
    for (let step = 0; step <= UNDO_MAX_COMMANDS; step += 1) editor.setCell(1, 0, `x${step}`);
    while (tableOf(editor).canUndo) editor.undo();
    expect(editor.cell(1, 0)).toBe("x0");
  });
});

test("a cell of more than 1 MB is refused, and one loses what a file cannot hold (BE-2.9)", async () => {
  const editor = await checkedEditor(FILE);
  expect(editor.setCell(1, 0, "x".repeat(CELL_MAX_LENGTH + 1))).toEqual({ code: "cell_too_large", detail: null });
  editor.setCell(1, 0, "a\0b\uD800c");
  expect(editor.cell(1, 0)).toBe("ab\uFFFDc");
});

test("an edit of every cell pauses for the browser, and nothing is uploaded before it is checked (BE-2.10, BE-3.9)", async () => {
  const rows = 20_000;
  const editor = await checkedEditor(
    `email,name\n${Array.from({ length: rows }, (_, at) => `p${at}@x.ch,N`).join("\n")}\n`,
  );
  editor.selectAll();
  editor.clearBlock();
  expect([editor.cell(1, 0), editor.cell(rows, 0), tableOf(editor).canUndo]).toEqual(["p0@x.ch", "p19999@x.ch", false]);
  expect(editor.goTo("import")).toEqual({ code: "still_checking", detail: null });
  expect([editor.cell(1, 0), editor.cell(rows, 0), tableOf(editor).canUndo]).toEqual(["", "", true]);
  expect(tableOf(editor).totals.withProblems).toBeLessThan(rows);
  editor.setCell(1, 0, "first@x.ch");
  await until(editor, (state) => state.step === "check" && state.totals.withProblems === rows);
  expect(kindsOf(editor, 1)).toEqual(["required"]);
  expect(editor.goTo("import")).toEqual({ code: "fix_all_errors", detail: null });
});

test("an edit during the check of the whole table counts, not what was found before (BE-3.9)", async () => {
  const rows = 20_000;
  const editor = editorOf();
  await editor.openText(`email,name\n${"a@b.ch,\n".repeat(rows)}`);
  editor.confirmMapping();
  editor.setCell(rows, 1, "Ana");
  editor.deleteRows([1]);
  editor.addRows(null);
  await until(editor, (state) => state.step === "check" && state.checking === null);
  expect([kindsOf(editor, rows), kindsOf(editor, 1), kindsOf(editor, rows + 1)]).toEqual([
    ["duplicate"],
    [],
    ["required", "required"],
  ]);
});

const step = fc.record({
  what: fc.constantFrom("cell", "email", "delete", "add", "aside", "back", "undo", "redo"),
  row: fc.integer({ min: 1, max: 45 }),
  text: fc.constantFrom(
    "",
    "a@b.ch",
    "zweimal@bfh.ch",
    "x@y.con",
    "user",
    "platform_admin",
    "BFH Berne",
    "de",
    "person.1@bfh.ch",
  ),
  column: fc.integer({ min: 0, max: 6 }),
});

test("after any edits, undos and redos the problems are those of a check of the whole table (BE-3.9)", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const editor = await checkedEditor(plantedFile(40, 12, 7).text, { known: [] });
      for (const { what, row, text, column } of steps) {
        const present = tableOf(editor).rows.includes(row);
        if (what === "undo") editor.undo();
        else if (what === "redo") editor.redo();
        else if (what === "add") editor.addRows(present ? row : null);
        else if (!present) continue;
        else if (what === "delete") editor.deleteRows([row]);
        else if (what === "aside" || what === "back") editor.setAside([row], what === "aside");
        else editor.setCell(row, what === "email" ? 0 : column, text);
      }
      const read = () => ({
        problems: tableOf(editor).rows.map((row) => editor.problemsOf(row)),
        outcomes: tableOf(editor).rows.map((row) => editor.outcomeOf(row)),
        totals: tableOf(editor).totals,
      });
      const after = read();
      await editor.checkAgain();
      await settled(editor);
      expect(after).toEqual(read());
      const { rows, ...parts } = after.totals;
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(rows);
    }),
    { numRuns: 150, seed: 5 },
  );
});
