import { expect, test } from "vitest";
import { checkedEditor, PLATFORM, tableOf } from "./batch.fixtures";
import { FAULTS, plantedFile } from "./planted-file.fixtures";

/** Somebody who may give every role but the platform's. */
const SCOPE = { ...PLATFORM, roles: PLATFORM.roles.filter((role) => role !== "platform_admin") };
const ROWS = 10_000;
const PLANTED = 500;

test("a file of 10,000 rows with 500 faults of 12 kinds: every fault is found, nothing else, and the totals are exact (BE-3.11)", async () => {
  const { text, planted } = plantedFile(ROWS, PLANTED, 20_261_125);
  const editor = await checkedEditor(text, { scope: SCOPE, known: [] });
  const state = tableOf(editor);

  const found = state.rows.flatMap((row) => editor.problemsOf(row).map(({ kind, field }) => ({ row, kind, field })));
  expect(found).toEqual(planted);
  expect(new Set(planted.map(({ kind, field }) => `${kind} ${field}`)).size).toBe(FAULTS.length);
  expect(state.totals).toEqual({
    ...{ rows: ROWS, withProblems: PLANTED, aside: 0, unchecked: 0 },
    ...{ created: ROWS - PLANTED, updated: 0, unchanged: 0 },
  });
  expect(state.groups.reduce((sum, { count }) => sum + count, 0)).toBe(PLANTED);
});
