import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { expect, test } from "vitest";
import { KEEP_DELAY_MS, KEPT_MAX_LENGTH } from "../batch.constants";
import { editorOf, gate, settled, tableOf, until } from "../batch.fixtures";
import type { BatchEditorOptions } from "./batch-options";

const FILE = `email,name,Ort\n${Array.from({ length: 1200 }, (_, at) => `p${at}@x.ch,N${at},Bern`).join("\n")}\n`;
const HEAD = "hotseat.batch.work.institution.BFH Bern";

/** A storage that notes what is written; the head is written last. */
function notedStorage() {
  const storage = createMemoryStorage();
  const written: string[] = [];
  let saved = gate();
  return {
    ...storage,
    written,
    setItem(key: string, value: string) {
      storage.setItem(key, value);
      written.push(key);
      if (key === HEAD) saved.open();
    },
    /** Forgets what was written, and returns a promise of the next whole save. */
    nextSave() {
      written.length = 0;
      saved = gate();
      return saved.promise;
    },
  };
}

/** An editor on this storage, and its clock. */
function keptEditor(storage: BatchEditorOptions["storage"]) {
  const clock = createManualClock();
  return { clock, editor: editorOf({ storage, clock }) };
}

/** An editor whose file is kept. */
async function savedEditor() {
  const storage = notedStorage();
  const { editor, clock } = keptEditor(storage);
  const saved = storage.nextSave();
  await editor.openText(FILE);
  editor.confirmMapping();
  await settled(editor);
  await clock.advance(KEEP_DELAY_MS);
  await saved;
  return { storage, editor, clock };
}

test("cells, names of columns, deleted rows and rows set aside come back after a reload (BE-1.13)", async () => {
  const { storage, editor, clock } = await savedEditor();
  const saved = storage.nextSave();
  editor.setCell(700, 1, "changed");
  editor.renameColumn(2, "Stadt");
  editor.deleteRows([1, 2]);
  editor.setAside([3], true);
  editor.addRows(null, 1);
  const before = tableOf(editor);
  await clock.advance(KEEP_DELAY_MS);
  await saved;
  expect(tableOf(editor).kept).toBe("all");
  editor.dispose();

  const { editor: next } = keptEditor(storage);
  expect(next.store.getState()).toMatchObject({ step: "empty", resumable: { fileName: "", rows: 1199 } });
  next.resume();
  await settled(next);
  const after = tableOf(next);
  expect([before.canReread, after.canReread, after.step]).toEqual([true, false, "check"]);
  expect([after.rows, after.columns, [...after.aside]]).toEqual([before.rows, before.columns, [3]]);
  expect(next.cell(700, 1)).toBe("changed");
  expect(after.totals).toEqual(before.totals);
});

test("an edit writes one part of the storage, not the whole file (BE-1.13)", async () => {
  const { storage, editor, clock } = await savedEditor();
  const saved = storage.nextSave();
  editor.setCell(700, 1, "changed");
  await clock.advance(KEEP_DELAY_MS);
  await saved;
  expect(storage.written).toEqual([`${HEAD}.1`, HEAD]);
});

test("a table beyond the limit is not kept, and the state says so (BE-1.13)", async () => {
  const storage = notedStorage();
  const { editor, clock } = keptEditor(storage);
  const part = KEPT_MAX_LENGTH / 2;
  await editor.openText(`email,name\na@b.ch,${"x".repeat(part)}\nc@d.ch,${"y".repeat(part)}\n`);
  await clock.advance(KEEP_DELAY_MS);
  await until(editor, (state) => state.step !== "empty" && state.kept === "too_large");
  expect(keptEditor(storage).editor.store.getState()).toMatchObject({ resumable: null });
});

test("a full storage keeps nothing, and the editor goes on (BE-1.13)", async () => {
  const tried = gate();
  const { editor, clock } = keptEditor({
    ...createMemoryStorage(),
    setItem: () => {
      tried.open();
      throw new Error("quota");
    },
  });
  await editor.openText(FILE);
  await clock.advance(KEEP_DELAY_MS);
  await tried.promise;
  expect(tableOf(editor).kept).toBe("off");
  expect(editor.setCell(1, 1, "x")).toBeNull();
});

test("a part that is missing: nothing is resumed and the rest is forgotten (BE-1.13)", async () => {
  const { storage } = await savedEditor();
  storage.removeItem(`${HEAD}.1`);
  const { editor: next } = keptEditor(storage);
  next.resume();
  expect(next.store.getState()).toEqual({ step: "empty", problem: null, reading: null, resumable: null });
});

test.each(["upload", "startOver"] as const)(
  "%s: when everything is in or thrown away, nothing is kept (BE-1.13)",
  async (end) => {
    const { storage, editor, clock } = await savedEditor();
    await editor[end]();
    await clock.advance(KEEP_DELAY_MS);
    expect(keptEditor(storage).editor.store.getState()).toMatchObject({ resumable: null });
  },
);
