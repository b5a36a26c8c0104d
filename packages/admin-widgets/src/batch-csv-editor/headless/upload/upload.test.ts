import { describe, expect, test } from "vitest";
import { checkedEditor, editorOf, gate, resultOf, tableOf, until, uploadResult } from "../batch.fixtures";
import type { BatchHost, BatchRow, UploadOptions } from "../batch.types";

const FILE = "email,name\na@b.ch,Ana\nc@d.ch,Cem\ne@f.ch,Eva\n=g@h.ch,Gil\n".replace("=g", "g");

/** A host that notes its calls. */
function hostOf(judge: (row: BatchRow) => ReturnType<typeof resultOf>) {
  const calls: { rows: readonly BatchRow[]; options: UploadOptions }[] = [];
  const onUpload: BatchHost["onUpload"] = async (rows, options) => {
    calls.push({ rows, options });
    return uploadResult(rows, judge);
  };
  return { calls, onUpload };
}

const someFail = ({ row }: BatchRow) => {
  if (row === 2) return resultOf(row, "failed", "identity_provider");
  return row === 3 ? resultOf(row, "rejected", "other_organisation") : resultOf(row, "created");
};

describe("before the upload", () => {
  test("every problem has to be fixed or set aside (BE-4.1)", async () => {
    const host = hostOf(({ row }) => resultOf(row, "created"));
    const editor = await checkedEditor("email,name\nwrong,Ana\nc@d.ch,Cem\n", host);
    expect(editor.goTo("import")).toEqual({ code: "fix_all_errors", detail: null });
    await editor.upload();
    expect(tableOf(editor)).toMatchObject({ step: "check", notice: { code: "fix_all_errors" } });
    expect(host.calls).toHaveLength(0);
    editor.setAside([1], true);
    expect(editor.goTo("import")).toBeNull();
  });

  test("there has to be a row (BE-4.1)", async () => {
    const editor = await checkedEditor("email,name\na@b.ch,Ana\n");
    editor.setAside([1], true);
    expect(editor.goTo("import")).toEqual({ code: "no_rows", detail: null });
  });
});

describe("the upload", () => {
  test("has the chosen policy and invitations, and shows its progress (BE-4.2)", async () => {
    const sent = gate<UploadOptions>();
    const end = gate();
    const editor = await checkedEditor(FILE, {
      onUpload: async (rows, options) => {
        sent.open(options);
        await end.promise;
        return uploadResult(rows, ({ row }) => resultOf(row, "created"));
      },
    });
    editor.goTo("import");
    editor.choose({ policy: "all_or_nothing", sendInvitations: false });
    const uploading = editor.upload();
    const options = await sent.promise;
    expect(options).toMatchObject({ policy: "all_or_nothing", sendInvitations: false });
    options.onProgress({ phase: "importing", done: 2, total: 4 });
    expect(editor.store.getState()).toMatchObject({ upload: { phase: "importing", done: 2, total: 4 } });
    end.open();
    await uploading;
    expect(editor.store.getState()).toMatchObject({ step: "result", rows: [], toFix: [] });
  });

  test("is repeated with the same key after a failure, with a new one after an edit or other options (BE-4.2)", async () => {
    const keys: string[] = [];
    let made = 0;
    const editor = await checkedEditor(FILE, {
      makeKey: () => `key-${++made}`,
      onUpload: async (_rows, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        throw new Error("unreachable");
      },
    });
    editor.goTo("import");
    await editor.upload();
    expect(editor.store.getState()).toMatchObject({ step: "import", upload: null, notice: { code: "upload_failed" } });
    await editor.upload();
    editor.setCell(1, 1, "Anna");
    await editor.upload();
    editor.choose({ policy: "all_or_nothing" });
    await editor.upload();
    expect(keys).toEqual(["key-1", "key-1", "key-2", "key-3"]);
  });

  test("is cancelled by its signal, and nothing is lost (BE-4.2)", async () => {
    const started = gate();
    const editor = await checkedEditor(FILE, {
      onUpload: (_rows, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
          started.open();
        }),
    });
    editor.goTo("import");
    const uploading = editor.upload();
    await started.promise;
    editor.cancelUpload();
    await uploading;
    expect(editor.store.getState()).toMatchObject({ step: "import", upload: null, notice: null, rows: [1, 2, 3, 4] });
  });

  test("announces its end with the name of the scope (BE-4.2)", async () => {
    const notices: unknown[] = [];
    const editor = await checkedEditor(FILE, { onNotice: (notice) => notices.push(notice) });
    await editor.upload();
    expect(notices).toEqual([{ kind: "submitted", name: "BFH Bern" }]);
  });
});

describe("the result", () => {
  test("keeps the rows that are not in, with their reasons; the others leave (BE-4.3)", async () => {
    const editor = await checkedEditor(FILE, hostOf(someFail));
    await editor.upload();
    expect(editor.store.getState()).toMatchObject({
      step: "result",
      rows: [2, 3],
      toFix: [
        { row: 2, outcome: "failed", reason: "identity_provider" },
        { row: 3, outcome: "rejected", reason: "other_organisation" },
      ],
      canUndo: false,
    });
    expect(editor.problemsOf(3)).toMatchObject([{ kind: "server", message: "other_organisation" }]);
  });

  test("a row that failed can be sent again as it is, a rejected one after an edit (BE-4.3)", async () => {
    const host = hostOf(someFail);
    const editor = await checkedEditor(FILE, host);
    await editor.upload();
    editor.goTo("fix");
    expect(tableOf(editor).visibleRows).toEqual([3]);
    expect(editor.goTo("import")).toEqual({ code: "fix_all_errors", detail: null });
    editor.setCell(3, 0, "other@f.ch");
    expect(editor.goTo("import")).toBeNull();
    await editor.upload();
    expect(host.calls[1]?.rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(host.calls[1]?.options.idempotencyKey).not.toBe(host.calls[0]?.options.idempotencyKey);
  });

  test("of a rolled back import: every row stays (BE-4.3)", async () => {
    const editor = await checkedEditor(FILE, {
      onUpload: async (rows) => uploadResult(rows, someFail, { status: "rolled_back", undoUntil: null }),
    });
    await editor.upload();
    expect(editor.store.getState()).toMatchObject({ step: "result", rows: [1, 2, 3, 4], undo: { kind: "none" } });
    expect(editor.outcomeOf(1)?.outcome).toBe("skipped");
  });

  test("the rows that are not in are a file with a column for the reason (BE-4.4)", async () => {
    const editor = await checkedEditor(FILE, hostOf(someFail));
    await editor.upload();
    const { name, blob } = await editor.exportRejected("rejected.csv", "Reason", ({ reason }) => `=${reason}`);
    expect(name).toBe("rejected.csv");
    expect(await blob.text()).toBe(
      "email,name,Reason\r\nc@d.ch,Cem,'=identity_provider\r\ne@f.ch,Eva,'=other_organisation\r\n",
    );
  });
});

describe("the undo of an import", () => {
  test("brings the rows back, without those of people who have acted since (BE-4.5)", async () => {
    const editor = await checkedEditor(FILE, {
      ...hostOf(someFail),
      onUndo: async () => ({ removed: 1, restored: 0, kept: [{ row: 4, email: "g@h.ch" }] }),
    });
    await editor.upload();
    expect(editor.store.getState()).toMatchObject({ undo: { kind: "possible" } });
    await editor.undoUpload();
    expect(editor.store.getState()).toMatchObject({ rows: [1, 2, 3], undo: { kind: "done", result: { removed: 1 } } });
  });

  test("that fails can be tried again (BE-4.5)", async () => {
    const editor = await checkedEditor(FILE, { onUndo: () => Promise.reject(new Error("unreachable")) });
    await editor.upload();
    await editor.undoUpload();
    expect(editor.store.getState()).toMatchObject({ undo: { kind: "possible" }, notice: { code: "undo_failed" } });
  });

  test("is not offered without a host for it (BE-4.5)", async () => {
    const editor = await checkedEditor(FILE);
    await editor.upload();
    expect(editor.store.getState()).toMatchObject({ undo: { kind: "none" } });
  });
});

test("the template has the columns that the scope needs, and its example rows (BE-4.8)", async () => {
  const template = { rows: [["ana@bfh.ch", "Ana Example", "user", "de"]] };
  const { name, blob } = editorOf({ template }).templateCsv("template.csv");
  expect(name).toBe("template.csv");
  expect(await blob.text()).toBe("email,full_name,role,language\r\nana@bfh.ch,Ana Example,user,de\r\n");
  const platform = editorOf({ scope: { ...(await import("../batch.fixtures")).PLATFORM } }).templateCsv("x.csv");
  expect(await platform.blob.text()).toBe("email,full_name,role,organisation,institution,language\r\n");
});

test("a second upload while one runs sends nothing (BE-4.2)", async () => {
  const host = hostOf(({ row }) => resultOf(row, "created"));
  const editor = await checkedEditor(FILE, host);
  await Promise.all([editor.upload(), editor.upload()]);
  await until(editor, ({ step }) => step === "result");
  expect(host.calls).toHaveLength(1);
});
