import fc from "fast-check";
import { expect, test } from "vitest";
import { editorOf, tableOf } from "../batch.fixtures";
import { guardCell, storableCell, unguardCell } from "./formula-cells";
import { parseBlock } from "./parse-csv";
import { csvBlob, writeBlock, writeRecord } from "./write-csv";

const CELLS = 10_000;

/** Starts that spreadsheets or this module treat in their own way, before any text. */
const start = fc.constantFrom(
  "",
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "＝",
  "＋",
  "－",
  "＠",
  "'",
  "''=",
  "'a",
  " =",
  '"',
  '";',
  "\uFEFF",
);
const cell = fc
  .tuple(start, fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string()))
  .map(([before, text]) => storableCell(before + text));

const DANGEROUS = /^\s*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫−]/;

test("10,000 random cells: none can start a formula once it is guarded, and each comes back as it was (BE-4.7)", () => {
  fc.assert(
    fc.property(cell, (value) => {
      const guarded = guardCell(value);
      expect(guarded).not.toMatch(DANGEROUS);
      expect(unguardCell(guarded)).toBe(value);
    }),
    { numRuns: CELLS, seed: 22 },
  );
});

test("10,000 random cells in a file: import gives what was exported (BE-4.7)", async () => {
  const cells = fc.sample(cell, { numRuns: CELLS, seed: 23 });
  const lines = cells.map((value, index) => writeRecord([`id${index}`, value, "end"]));
  const editor = editorOf();
  await editor.openFile(csvBlob([writeRecord(["id", "value", "last"]), ...lines]));
  const { rows, columns, format } = tableOf(editor);
  expect(format).toEqual({ encoding: "utf-8", delimiter: ",", hasHeader: true });
  expect(columns.map(({ name }) => name)).toEqual(["id", "value", "last"]);
  expect(rows.map((row) => editor.cell(row, 1))).toEqual(cells);
  expect(rows.every((row) => editor.cell(row, 2) === "end")).toBe(true);
});

test.each([
  ["=1+1", "'=1+1"],
  ["'=1+1", "''=1+1"],
  ["''=1+1", "'''=1+1"],
  ["+41 31 848", "'+41 31 848"],
  ["-", "'-"],
  ["@home", "'@home"],
  ["\tx", "'\tx"],
  ["\rx", "'\rx"],
  ["＝1", "'＝1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠a", "'＠a"],
  ["  =1", "'  =1"],
  ["'n Abend", "'n Abend"],
  ["O'Neil", "O'Neil"],
  ["1-2", "1-2"],
  ["", ""],
])("the cell %j is written as %j (BE-4.6)", (value, written) => {
  expect(guardCell(value)).toBe(written);
  expect(unguardCell(written)).toBe(value);
});

test("a cell with another country's delimiter is quoted, so that no program splits it (BE-4.6)", () => {
  expect(writeRecord(["a;=1+1", "b|c", "d\te", "f,g", "h"])).toBe('"a;=1+1","b|c","d\te","f,g",h\r\n');
});

test("a downloaded file is UTF-8 with a mark, its lines end in CRLF, and it is named edited_users.csv (BE-4.6)", async () => {
  const editor = editorOf();
  await editor.openText("email\tname\nlea@bfh.ch\tLéa\n");
  const { name, blob } = await editor.exportCsv();
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect(name).toBe("edited_users.csv");
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("email,name\r\nlea@bfh.ch,Léa\r\n");
});

test("a pasted block of many slices is read as in one piece, with quotes across their edges (BE-2.6, BE-2.10)", () => {
  const long = fc.oneof(fc.string({ maxLength: 40 }), fc.constant(`two\nlines "quoted"\t${"x".repeat(3000)}`));
  const rows = fc.array(fc.array(long, { minLength: 3, maxLength: 3 }), { minLength: 200, maxLength: 300 });
  fc.assert(
    fc.property(rows, (cells) => {
      const text = writeBlock(cells);
      const steps = parseBlock(text);
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect(step.value).toEqual(cells);
      expect(text.length).toBeGreaterThan(128 * 1024);
    }),
    { numRuns: 20, seed: 11 },
  );
});
