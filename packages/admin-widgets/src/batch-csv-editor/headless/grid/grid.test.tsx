// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { checkedEditor, tableOf } from "../batch.fixtures";
import type { BatchEditor } from "../store/create-batch-editor";
import { type KeyPress, pressInCell, pressInGrid } from "./grid-keys";

const FILE = `email,name,Ort\n${["a", "b", "c", "d", "e"].map((id) => `${id}@x.ch,N${id},O${id}`).join("\n")}\n`;
const PAGE = 2;

function press(editor: BatchEditor, key: string, change: Partial<KeyPress> = {}, where = pressInGrid): boolean {
  let isTaken = false;
  const event: KeyPress = {
    ...{ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false },
    preventDefault: () => {
      isTaken = true;
    },
    ...change,
  };
  where(editor, event, PAGE);
  return isTaken;
}

const focusOf = (editor: BatchEditor) => {
  const { row, column } = tableOf(editor).selection.focus;
  return [row, column];
};

test.each<[string, Partial<KeyPress>, [number, number]]>([
  ["ArrowDown", {}, [3, 1]],
  ["ArrowUp", {}, [1, 1]],
  ["ArrowLeft", {}, [2, 0]],
  ["ArrowRight", {}, [2, 2]],
  ["ArrowDown", { ctrlKey: true }, [4, 1]],
  ["ArrowUp", { metaKey: true }, [0, 1]],
  ["ArrowLeft", { ctrlKey: true }, [2, 0]],
  ["ArrowRight", { ctrlKey: true }, [2, 2]],
  ["Home", {}, [2, 0]],
  ["End", {}, [2, 2]],
  ["Home", { ctrlKey: true }, [0, 0]],
  ["End", { ctrlKey: true }, [4, 2]],
  ["PageUp", {}, [0, 1]],
  ["PageDown", {}, [4, 1]],
])("the key %s with %j goes from the middle to %j (BE-2.5)", async (key, modifiers, focus) => {
  const editor = await checkedEditor(FILE);
  editor.selectCell({ row: 2, column: 1 });
  expect(press(editor, key, modifiers)).toBe(true);
  expect(focusOf(editor)).toEqual(focus);
  expect(tableOf(editor).selection.anchor).toEqual(tableOf(editor).selection.focus);
});

test("movement ends at the edges, and Shift grows the selection (BE-2.5)", async () => {
  const editor = await checkedEditor(FILE);
  press(editor, "ArrowUp");
  press(editor, "ArrowLeft");
  expect(focusOf(editor)).toEqual([0, 0]);
  press(editor, "ArrowDown", { shiftKey: true });
  press(editor, "ArrowRight", { shiftKey: true });
  expect(tableOf(editor).selection).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 1 } });
  press(editor, "a", { ctrlKey: true });
  expect(tableOf(editor).selection).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 4, column: 2 } });
});

describe("a cell", () => {
  test.each(["Enter", "F2"])("opens with its text by %s, and Enter writes and goes down (BE-2.9)", async (key) => {
    const editor = await checkedEditor(FILE);
    press(editor, key);
    expect(tableOf(editor).editing).toEqual({ row: 1, column: 0, draft: "a@x.ch" });
    editor.setDraft("new@x.ch");
    press(editor, "Enter", {}, pressInCell);
    expect(editor.cell(1, 0)).toBe("new@x.ch");
    expect([tableOf(editor).editing, focusOf(editor)]).toEqual([null, [1, 0]]);
  });

  test("opens with the typed letter (BE-2.9)", async () => {
    const editor = await checkedEditor(FILE);
    press(editor, "é");
    expect(tableOf(editor).editing?.draft).toBe("é");
  });

  test("is left with Tab to the next one, at the end of a row in the next row, and back with Shift (BE-2.9)", async () => {
    const editor = await checkedEditor(FILE);
    editor.selectCell({ row: 0, column: 2 });
    editor.startEdit();
    press(editor, "Tab", {}, pressInCell);
    expect(focusOf(editor)).toEqual([1, 0]);
    editor.startEdit();
    press(editor, "Tab", { shiftKey: true }, pressInCell);
    expect(focusOf(editor)).toEqual([0, 2]);
  });

  test("closes with Escape as it was (BE-2.9)", async () => {
    const editor = await checkedEditor(FILE);
    editor.startEdit("typed");
    press(editor, "Escape", {}, pressInCell);
    expect([tableOf(editor).editing, editor.cell(1, 0)]).toEqual([null, "a@x.ch"]);
  });

  test("that is refused stays open with what was typed (BE-2.9)", async () => {
    const editor = await checkedEditor(FILE);
    editor.startEdit("x".repeat(1024 * 1024 + 1));
    expect(editor.commitEdit("down")).toEqual({ code: "cell_too_large", detail: null });
    expect(tableOf(editor).editing?.draft).toHaveLength(1024 * 1024 + 1);
  });
});

test("Tab leaves the grid, and unknown keys with Ctrl are the browser’s (BE-2.5)", async () => {
  const editor = await checkedEditor(FILE);
  expect(press(editor, "Tab")).toBe(false);
  expect(press(editor, "l", { ctrlKey: true })).toBe(false);
  expect(press(editor, "Shift")).toBe(false);
});

test("Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z undo and redo; Delete empties the selection in one step (BE-2.4, BE-2.5)", async () => {
  const editor = await checkedEditor(FILE);
  editor.select({ anchor: { row: 1, column: 2 }, focus: { row: 0, column: 1 } });
  press(editor, "Delete");
  const block = () => [1, 2].flatMap((row) => [editor.cell(row, 1), editor.cell(row, 2)]);
  expect(block()).toEqual(["", "", "", ""]);
  press(editor, "z", { ctrlKey: true });
  expect(block()).toEqual(["Na", "Oa", "Nb", "Ob"]);
  press(editor, "y", { ctrlKey: true });
  expect(block()).toEqual(["", "", "", ""]);
  press(editor, "z", { metaKey: true });
  press(editor, "Z", { metaKey: true, shiftKey: true });
  expect(block()).toEqual(["", "", "", ""]);
});

describe("the clipboard", () => {
  test("gets the selected block, without a cell that could start a formula (BE-2.6)", async () => {
    const editor = await checkedEditor(FILE);
    editor.setCell(1, 1, "=1+1");
    editor.setCell(2, 1, 'two\nlines "x"');
    editor.select({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 1 } });
    expect(editor.copyBlock()).toBe('a@x.ch\t\'=1+1\r\nb@x.ch\t"two\nlines ""x"""');
  });

  test("is pasted from the top left cell on, in one step, and gives back what was copied (BE-2.6)", async () => {
    const editor = await checkedEditor(FILE);
    editor.setCell(1, 1, "=1+1\n'x");
    editor.select({ anchor: { row: 0, column: 0 }, focus: { row: 1, column: 1 } });
    const text = editor.copyBlock();
    editor.selectCell({ row: 2, column: 1 });
    editor.pasteBlock(text);
    expect([3, 4].map((row) => editor.row(row).slice(0, 3))).toEqual([
      ["c@x.ch", "a@x.ch", "=1+1\n'x"],
      ["d@x.ch", "b@x.ch", "Nb"],
    ]);
    editor.undo();
    expect(editor.row(3)).toEqual(["c@x.ch", "Nc", "Oc"]);
  });

  test("beyond the last row adds rows, beyond the last column drops cells, in one step (BE-2.6)", async () => {
    const editor = await checkedEditor(FILE);
    editor.selectCell({ row: 4, column: 2 });
    editor.pasteBlock("p\tq\r\nr\ts\r\n");
    expect(tableOf(editor).rows).toEqual([1, 2, 3, 4, 5, 6]);
    expect([editor.cell(5, 2), editor.cell(6, 2)]).toEqual(["p", "r"]);
    editor.undo();
    expect([tableOf(editor).rows.length, editor.cell(5, 2)]).toEqual([5, "Oe"]);
  });

  test("with one text fills the whole selection (BE-2.6)", async () => {
    const editor = await checkedEditor(FILE);
    editor.select({ anchor: { row: 0, column: 2 }, focus: { row: 4, column: 2 } });
    editor.pasteBlock("Bern");
    expect([1, 2, 3, 4, 5].map((row) => editor.cell(row, 2))).toEqual(Array(5).fill("Bern"));
  });
});

describe("the rows that are shown", () => {
  test("are those with problems, or those with a text or number (BE-2.8)", async () => {
    const editor = await checkedEditor(FILE.replace("b@x.ch", "wrong"));
    editor.setOnlyProblems(true);
    expect(tableOf(editor).visibleRows).toEqual([2]);
    editor.setOnlyProblems(false);
    editor.setFind("oD");
    expect(tableOf(editor).visibleRows).toEqual([4]);
    editor.setFind("5");
    expect(tableOf(editor).visibleRows).toEqual([5]);
    editor.setFind("nothing");
    expect(tableOf(editor).visibleRows).toEqual([]);
  });

  test("stay while a cell is repaired, and go with the next repair of a group (BE-2.8)", async () => {
    const editor = await checkedEditor("email,name\nwrong,A\nx@y.con,B\n");
    editor.setOnlyProblems(true);
    editor.setCell(1, 0, "right@y.ch");
    expect(tableOf(editor).visibleRows).toEqual([1, 2]);
    editor.correctAll("email_typo:email:");
    expect(tableOf(editor).visibleRows).toEqual([]);
  });
});
