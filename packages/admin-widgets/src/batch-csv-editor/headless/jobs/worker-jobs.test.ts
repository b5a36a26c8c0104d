import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkedEditor, editorOf, kindsOf, PLATFORM, tableOf, until } from "../batch.fixtures";
import { plantedFile } from "../planted-file.fixtures";
import { type WorkerPort, workerJobs } from "./worker-jobs";
import type { FromWorker, ToWorker } from "./worker-messages";

interface Scope {
  postMessage?: (message: FromWorker) => void;
  onmessage?: ((event: { data: ToWorker }) => void) | null;
}
const scope = globalThis as unknown as Scope;

/** The worker's own code, on this thread; messages are copied as they would be. */
let toPage: ((message: FromWorker) => void) | null = null;
const noted: ToWorker["kind"][] = [];

beforeAll(async () => {
  scope.postMessage = (message) => toPage?.(structuredClone(message));
  await import("./batch.worker");
});

afterAll(() => {
  // A job that was stopped still reports its end.
  toPage = null;
  delete scope.onmessage;
});

async function spawn(): Promise<WorkerPort> {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    terminate: () => {},
    postMessage: (message: ToWorker) => {
      noted.push(message.kind);
      const copy = message.kind === "read" && typeof message.source !== "string" ? message : structuredClone(message);
      queueMicrotask(() => scope.onmessage?.({ data: copy }));
    },
  };
  toPage = (data) => queueMicrotask(() => port.onmessage?.call(port as Worker, { data } as MessageEvent));
  queueMicrotask(() => toPage?.({ kind: "ready" }));
  return port;
}

describe("on a worker", () => {
  test("a file is read and checked as on the page’s thread, also after edits (BE-1.12)", async () => {
    noted.length = 0;
    const { text } = plantedFile(3000, 60, 11);
    const jobs = workerJobs(spawn);
    const [ours, inline] = await Promise.all([
      checkedEditor(text, { scope: PLATFORM, known: [], jobs }),
      checkedEditor(text, { scope: PLATFORM, known: [] }),
    ]);
    expect(noted).toEqual(["read", "check"]);
    const read = (editor: typeof ours) => [
      tableOf(editor).totals,
      tableOf(editor).rows.map((row) => kindsOf(editor, row)),
    ];
    expect(read(ours)).toEqual(read(inline));
    for (const editor of [ours, inline]) {
      editor.setCell(1, 0, "wrong");
      editor.addRows(2);
      await editor.checkAgain();
    }
    expect(noted).toEqual(["read", "check", "check"]);
    expect(read(ours)).toEqual(read(inline));
  });

  test("a file with first and family names apart is checked with its full names (BE-1.9)", async () => {
    const text = "Nom;Prénom;Courriel;Organisation\nFavre;Léa;lea@bfh.ch;Berner Fachhochschule\n;;ana@bfh.ch;\n";
    const jobs = workerJobs(spawn);
    const editor = await checkedEditor(text, { scope: PLATFORM, known: [], jobs });
    const inline = await checkedEditor(text, { scope: PLATFORM, known: [] });
    const withoutName = (of: typeof editor) =>
      tableOf(of).rows.filter((row) => of.problemsOf(row).some(({ field }) => field === "full_name"));
    expect([withoutName(editor), withoutName(inline)]).toEqual([[2], [2]]);
  });

  test("a refused file has its problem (BE-1.12)", async () => {
    const editor = editorOf({ jobs: workerJobs(spawn) });
    await editor.openText('a,b\n"x');
    expect(editor.store.getState()).toMatchObject({ step: "empty", problem: { code: "quote_unterminated", line: 2 } });
  });

  test("a second file stops the first (BE-1.12)", async () => {
    noted.length = 0;
    const editor = editorOf({ jobs: workerJobs(spawn) });
    await editor.openText("email,name\na@b.ch,Ana\n");
    const first = editor.openText(plantedFile(20_000, 1, 3).text);
    await until(editor, (state) => state.step === "empty" && (state.reading ?? 0) > 0);
    await editor.openText("email,name\nc@d.ch,Cem\n");
    await first;
    expect(noted).toContain("stop");
    expect(tableOf(editor).rows.map((row) => editor.cell(row, 1))).toEqual(["Cem"]);
  });
});

describe("where a worker cannot be started, the work is done in slices:", () => {
  const broken = (fail: (port: WorkerPort) => void) => async (): Promise<WorkerPort> => {
    const port: WorkerPort = {
      onmessage: null,
      onerror: null,
      onmessageerror: null,
      terminate: () => {},
      postMessage: () => {},
    };
    queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => fail(port))));
    return port;
  };

  test.each<[string, () => Promise<WorkerPort>]>([
    ["its file is not found", broken((port) => port.onerror?.call(port as Worker, new Event("error") as ErrorEvent))],
    ["the page’s policy forbids it", () => Promise.reject(new DOMException("forbidden", "SecurityError"))],
  ])("%s (BE-1.12)", async (_name, start) => {
    const editor = await checkedEditor("email,name\nwrong,Ana\n", { jobs: workerJobs(start) });
    expect(kindsOf(editor, 1)).toEqual(["email_invalid"]);
  });
});
