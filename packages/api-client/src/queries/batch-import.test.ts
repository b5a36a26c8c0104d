import { createManualClock, type ManualClock } from "@hotseat/core/testing";
import { describe, expect, it } from "vitest";
import { json } from "../testing/fake-server";
import { clientWith } from "../testing/query-set-up";
import { chunksOf } from "./batch-calls";
import { checkPeople, importPeople, undoImport } from "./batch-import";

const SCOPE = { kind: "institution", id: 1 } as const;
const BATCH = {
  id: 7,
  status: "receiving",
  row_count: 2,
  received: 0,
  progress: { phase: "sending", done: 0, total: 2 },
  created_at: "2026-11-25T10:00:00.000Z",
  started_at: null,
  finished_at: null,
  undo_until: null,
  undo: null,
};
const rowOf = (row: number) => ({ row, values: { email: `p${row}@school.example` } });
const ROWS = [rowOf(3), rowOf(5)];
const judged = (row: number, outcome: string) => ({
  row,
  email: "",
  outcome,
  reason: null,
  field: null,
  differences: [],
  undo: null,
});
const OPTIONS = { policy: "skip_bad", sendInvitations: true, idempotencyKey: "one-two-three" } as const;

/** Passes time until the work is over. */
async function passing<T>(clock: ManualClock, work: Promise<T>): Promise<T> {
  let isOver = false;
  void work
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  while (!isOver) {
    await clock.advance(1000);
    // Responses of the fake server need turns of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return work;
}

function serverOf(looks: (() => Response)[]) {
  const at = "/api/v1/batches/7";
  const calls = {
    "POST /api/v1/institutions/1/users/batch/": () => json(201, BATCH),
    [`PUT ${at}/rows/`]: () => json(200, { ...BATCH, received: 2 }),
    [`POST ${at}/start/`]: () => json(202, { ...BATCH, status: "importing" }),
    [`POST ${at}/check/`]: () => json(202, { ...BATCH, status: "checking" }),
    [`POST ${at}/cancel/`]: () => json(202, { ...BATCH, status: "cancelled" }),
    [`POST ${at}/undo/`]: () => json(202, { ...BATCH, status: "undone", undo: { removed: 1, restored: 0, kept: 1 } }),
    [`GET ${at}/`]: () => (looks.length > 1 ? looks.shift() : looks[0])?.() ?? json(500, {}),
    [`GET ${at}/rows/`]: () =>
      json(200, { results: [judged(3, "created"), judged(5, "rejected")], next: null, previous: null, count: 2 }),
  };
  return { calls };
}
const importing = () =>
  json(200, { ...BATCH, status: "importing", progress: { phase: "importing", done: 1, total: 2 } });
const finished = () =>
  json(200, {
    ...BATCH,
    status: "finished",
    progress: null,
    started_at: BATCH.created_at,
    finished_at: "2026-11-25T10:00:09.000Z",
    undo_until: "2026-11-26T10:00:09.000Z",
  });
const away = () => json(503, { detail: "Away.", code: "unavailable" });

describe("importPeople (BE-S.15)", () => {
  it("sends, starts, waits for a server that restarts, and returns each row in the order sent", async () => {
    const { client, server } = clientWith(serverOf([importing, away, away, importing, finished]).calls);
    const clock = createManualClock();
    const progress: string[] = [];
    const result = await passing(
      clock,
      importPeople(
        client,
        SCOPE,
        ROWS,
        { ...OPTIONS, onProgress: ({ phase }) => progress.push(phase), signal: new AbortController().signal },
        clock,
      ),
    );
    expect(result).toMatchObject({ batchId: 7, status: "finished", totals: { created: 1, rejected: 1, skipped: 0 } });
    expect(result.results.map(({ row, outcome }) => [row, outcome])).toEqual([
      [3, "created"],
      [5, "rejected"],
    ]);
    expect([progress[0], progress.at(-1)]).toEqual(["sending", "importing"]);
    expect(server.seen.filter(({ method }) => method === "PUT")).toHaveLength(1);
  });

  it("cancels at the server when its signal is aborted", async () => {
    const stop = new AbortController();
    const cancelled = () => json(200, { ...BATCH, status: "cancelled", progress: null });
    const { client, server } = clientWith(serverOf([importing, cancelled]).calls);
    const clock = createManualClock();
    const onProgress = ({ phase }: { phase: string }) => phase === "importing" && stop.abort();
    const result = await passing(
      clock,
      importPeople(client, SCOPE, [...ROWS, rowOf(9)], { ...OPTIONS, onProgress, signal: stop.signal }, clock),
    );
    expect(result).toMatchObject({ status: "cancelled", totals: { skipped: 1 } });
    expect(server.seen.filter(({ path }) => path.includes("/cancel/"))).toHaveLength(1);
  });

  /** Imports, and aborts once the import is under way; the server refuses to cancel. */
  function abortedAgainst(refusal: () => Response) {
    const stop = new AbortController();
    const { calls } = serverOf([importing, finished]);
    const { client } = clientWith({ ...calls, "POST /api/v1/batches/7/cancel/": refusal });
    const clock = createManualClock();
    const onProgress = ({ phase }: { phase: string }) => phase === "importing" && stop.abort();
    return passing(clock, importPeople(client, SCOPE, ROWS, { ...OPTIONS, onProgress, signal: stop.signal }, clock));
  }

  it("resolves with the result of an import that was over before it could be cancelled", async () => {
    const over = () => json(409, { detail: "Over.", code: "batch_over" });
    await expect(abortedAgainst(over)).resolves.toMatchObject({ status: "finished" });
  });

  it("rejects when the server does not cancel for another reason", async () => {
    const forbidden = () => json(403, { detail: "No.", code: "permission_denied" });
    await expect(abortedAgainst(forbidden)).rejects.toMatchObject({ code: "permission_denied" });
  });
});

describe("checkPeople (BE-S.15)", () => {
  it("judges, and leaves no import behind", async () => {
    const checked = () => json(200, { ...BATCH, status: "checked", progress: null });
    const { client, server } = clientWith(serverOf([checked]).calls);
    const clock = createManualClock();
    const results = await passing(
      clock,
      checkPeople(client, SCOPE, ROWS, { signal: new AbortController().signal }, clock),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["created", "rejected"]);
    expect(server.seen.filter(({ path }) => path.includes("/cancel/"))).toHaveLength(1);
  });
});

it("undoImport lists the people who stay (BE-S.15)", async () => {
  const { client } = clientWith(serverOf([]).calls);
  const clock = createManualClock();
  const undo = await passing(clock, undoImport(client, 7, { signal: new AbortController().signal }, clock));
  expect(undo).toEqual({
    removed: 1,
    restored: 0,
    kept: [
      { row: 3, email: "" },
      { row: 5, email: "" },
    ],
  });
});

it("rows are sent in parts of at most 1,000 and below 1 MiB (BE-S.15)", () => {
  const short = chunksOf(Array.from({ length: 2500 }, (_none, index) => rowOf(index + 1)));
  expect(short.map(({ offset, rows }) => [offset, rows.length])).toEqual([
    [0, 1000],
    [1000, 1000],
    [2000, 500],
  ]);
  const long = chunksOf(
    Array.from({ length: 500 }, (_none, index) => ({
      row: index + 1,
      values: { full_name: "é".repeat(1000), short_name: "é".repeat(1000) },
    })),
  );
  for (const { rows } of long)
    expect(new TextEncoder().encode(JSON.stringify({ rows })).length).toBeLessThan(1024 * 1024);
  expect(long.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(500);
});
