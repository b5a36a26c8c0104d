import { nextTask } from "@hotseat/core/clock";
import { describe, expect, test, vi } from "vitest";
import { checkedEditor, tableOf, until } from "../batch.fixtures";
import { PAUSE } from "../jobs/slices";
import { noChange } from "../table/change";
import type { EditSteps } from "../table/edits";
import { createEditRun } from "./edit-run";

const ROWS = 20_000;
const fileOf = (rows: number) =>
  `email,name\n${Array.from({ length: rows }, (_, at) => `p${at}@x.ch,N${at}`).join("\n")}\n`;
const blockOf = (rows: number, cell: string) => Array.from({ length: rows }, () => `${cell}\t${cell}`).join("\n");

/** Turns of the event loop, more than `longEdit` needs. */
const TURNS = 5;
function* longEdit(): EditSteps {
  yield PAUSE;
  return { change: noChange };
}

/** An editor whose every cell is about to be emptied. */
async function emptying() {
  const editor = await checkedEditor(fileOf(ROWS));
  editor.selectAll();
  editor.clearBlock();
  expect(editor.cell(1, 1), "the edit is at work").toBe("N0");
  return editor;
}

describe("an edit of many rows", () => {
  test("is made as a whole, in one step, and checked (BE-2.10)", async () => {
    const editor = await emptying();
    await until(editor, (state) => state.step === "check" && state.totals.withProblems === ROWS);
    expect([editor.cell(1, 0), editor.cell(ROWS, 1)]).toEqual(["", ""]);
    editor.undo();
    expect([editor.cell(1, 0), editor.cell(ROWS, 1)]).toEqual(["p0@x.ch", "N19999"]);
    expect(tableOf(editor).canUndo).toBe(false);
  });

  test("is made before the next edit, which is a step of its own (BE-2.10)", async () => {
    const editor = await emptying();
    editor.setCell(1, 1, "Ana");
    expect([editor.cell(1, 0), editor.cell(1, 1), editor.cell(2, 1)]).toEqual(["", "Ana", ""]);
    editor.undo();
    expect([editor.cell(1, 1), editor.cell(2, 1)]).toEqual(["", ""]);
    editor.undo();
    expect([editor.cell(1, 1), editor.cell(2, 1)]).toEqual(["N0", "N1"]);
  });

  test.each([
    ["an undo reverts it", (editor: Awaited<ReturnType<typeof emptying>>) => editor.undo(), "N0"],
    ["a row is deleted", (editor: Awaited<ReturnType<typeof emptying>>) => editor.deleteRows([2]), ""],
    ["a cell is opened", (editor: Awaited<ReturnType<typeof emptying>>) => editor.startEdit(), ""],
    ["a block is copied", (editor: Awaited<ReturnType<typeof emptying>>) => editor.copyBlock(), ""],
    ["a file is downloaded", (editor: Awaited<ReturnType<typeof emptying>>) => void editor.exportCsv(), ""],
  ])("is made before %s (BE-2.10)", async (_title, act, cell) => {
    const editor = await emptying();
    act(editor);
    expect(editor.cell(1, 1)).toBe(cell);
  });

  test("is dropped when another file is opened (BE-2.10)", async () => {
    const editor = await emptying();
    await editor.openText("email,name\nother@x.ch,Other\n");
    editor.setCell(1, 1, "Ana");
    expect(editor.cell(1, 0)).toBe("other@x.ch");
  });

  test("that was dropped is never made (BE-2.10)", async () => {
    const edits = createEditRun();
    const make = vi.fn(() => null);
    for (const isDropped of [true, false]) {
      edits.run(longEdit, make);
      if (isDropped) edits.drop();
      for (let turn = 0; turn < TURNS; turn += 1) await nextTask();
      expect(make).toHaveBeenCalledTimes(isDropped ? 0 : 1);
    }
  });

  test("that is refused changes nothing, and the state says why (BE-2.10)", async () => {
    const editor = await checkedEditor(fileOf(ROWS));
    editor.selectCell({ row: 0, column: 0 });
    expect(editor.pasteBlock(blockOf(100_001, "x"))).toBeNull();
    await until(editor, (state) => state.step === "check" && state.notice !== null);
    expect(tableOf(editor).notice?.code).toBe("too_many_rows");
    expect([editor.cell(1, 0), tableOf(editor).canUndo]).toEqual(["p0@x.ch", false]);
  });

  test("pasted below the last row adds rows and cells in one step (BE-2.10)", async () => {
    const editor = await checkedEditor(fileOf(3));
    editor.selectCell({ row: 2, column: 0 });
    editor.pasteBlock(blockOf(5000, "x"));
    await until(editor, (state) => state.step === "check" && state.rows.length === 5002);
    expect([editor.cell(3, 0), editor.cell(5002, 1)]).toEqual(["x", "x"]);
    editor.undo();
    expect([tableOf(editor).rows, editor.cell(3, 0)]).toEqual([[1, 2, 3], "p2@x.ch"]);
  });
});
