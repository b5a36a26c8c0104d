import { expect, test } from "vitest";
import { editorOf } from "../batch.fixtures";
import { endlessLine, HOSTILE_FILES } from "./hostile-files.fixtures";

test("the table of hostile files has at least 60 (BE-1.8)", () => {
  expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(HOSTILE_FILES.map(([name]) => name)).size).toBe(HOSTILE_FILES.length);
});

test.each(HOSTILE_FILES)(
  "%s: a problem with its code, or the cells as they are (BE-1.5, BE-1.6, BE-1.8)",
  async (_name, source, outcome) => {
    const editor = editorOf();
    await editor.openFile(source as Blob);
    const state = editor.store.getState();
    if ("problem" in outcome) {
      expect(state).toMatchObject({ step: "empty", problem: { code: outcome.problem } });
      return;
    }
    expect(state).toMatchObject({ step: "map" });
    expect(editor.row(1)).toEqual(outcome.cells);
  },
);

test.each([
  ["whose size is known is refused before it is read", 1024 ** 3, 0],
  ["whose size is not known is read up to 50 MB and one piece", 0, 52],
])("a line of 1 GB %s (BE-1.5)", async (_name, size, megabytes) => {
  const source = endlessLine(size);
  const editor = editorOf();
  await editor.openFile(source as unknown as Blob);
  expect(editor.store.getState()).toMatchObject({ problem: { code: "file_too_large", limit: 50 * 1024 ** 2 } });
  expect(source.read()).toBeLessThanOrEqual(megabytes * 1024 ** 2);
});

test("the line of a broken quote is named as a text editor counts it (BE-1.7)", async () => {
  const editor = editorOf();
  await editor.openText('email,name\r\na@b.ch,"two\r\nlines"\r\nc@d.ch,"never closed\r\n');
  expect(editor.store.getState()).toMatchObject({ problem: { code: "quote_unterminated", line: 4 } });
});
