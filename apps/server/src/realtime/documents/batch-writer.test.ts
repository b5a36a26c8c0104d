import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { BatchWriter } from "./batch-writer.ts";

/** A writer whose writes end, and whose clock moves, when the test says so; `log` has what happened, in its order. */
function controlled() {
  const log: string[] = [];
  const writes: PromiseWithResolvers<void>[] = [];
  let at = 0;
  /** Characters of each change. */
  const sizes: Record<string, number> = {};
  const writer = new BatchWriter<string>({
    write: (batch) => {
      log.push(`write ${batch.join("")}`);
      const write = Promise.withResolvers<void>();
      writes.push(write);
      return write.promise;
    },
    written: (batch) => log.push(`written ${batch.join("")}`),
    failed: (error) => log.push(`failed: ${error.message}`),
    sizeOf: (change) => sizes[change] ?? 1,
    now: () => at,
  });
  const add = async (...changes: string[]): Promise<void> => {
    for (const change of changes) writer.add(change);
    await turns();
  };
  /** Ends the write on its way. */
  const end = async (error?: Error): Promise<void> => {
    const write = writes.at(-1);
    if (error) write?.reject(error);
    else write?.resolve();
    await turns();
  };
  const pass = async (ms: number): Promise<void> => {
    at += ms;
    await turns();
  };
  return { log, sizes, writer, add, end, pass };
}
async function turns(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await turn();
}

describe("changes", () => {
  test("of one turn of the event loop are one write, and those that arrive during a write are stored by the next one (TL-P.60)", async () => {
    const { log, add, end, writer } = controlled();
    await add("a", "b");
    await add("c");
    await add("d");
    expect(log).toEqual(["write ab"]);
    await end();
    await add("e");
    expect(log).toEqual(["write ab", "written ab", "write cd"]);
    await end();
    await end();
    await writer.idle();
    expect(log.slice(3)).toEqual(["written cd", "write e", "written e"]);
  });

  test("of more than 128 kB together are several writes, and one that is larger is a write of its own", async () => {
    const { log, sizes, add, end } = controlled();
    Object.assign(sizes, { a: 100_000, b: 25_000, c: 25_000, d: 225_000, e: 1 });
    await add("a", "b", "c", "d", "e");
    for (let write = 0; write < 4; write += 1) await end();
    expect(log.filter((each) => each.startsWith("written"))).toEqual([
      "written ab",
      "written c",
      "written d",
      "written e",
    ]);
  });

  test("that come alone are written at once", async () => {
    const { log, add, end, pass } = controlled();
    await add("a");
    await pass(1);
    await end();
    await add("b");
    expect(log).toEqual(["write a", "written a", "write b"]);
  });
});

describe("after a write of several, the next one", () => {
  async function threeWritten(ms: number) {
    const parts = controlled();
    await parts.add("a", "b", "c");
    await parts.pass(ms);
    await parts.end();
    parts.log.length = 0;
    return parts;
  }

  test("waits until as many have come", async () => {
    const { log, add } = await threeWritten(1);
    await add("d");
    await add("e");
    expect(log).toEqual([]);
    await add("f");
    expect(log).toEqual(["write def"]);
  });

  test("waits for no longer than the write took", async () => {
    const { log, add, pass } = await threeWritten(1);
    await add("d");
    await pass(0.9);
    expect(log).toEqual([]);
    await pass(0.1);
    expect(log).toEqual(["write d"]);
  });

  test("waits 2 ms at most", async () => {
    const { log, add, pass } = await threeWritten(500);
    await add("d");
    await pass(2);
    expect(log).toEqual(["write d"]);
  });

  test("is expected for as long without any change: the writer is idle then, and no sooner", async () => {
    const { writer, pass } = await threeWritten(1);
    let isIdle = false;
    const idle = writer.idle().then(() => {
      isIdle = true;
    });
    await pass(0.9);
    expect(isIdle).toBe(false);
    await pass(0.1);
    await idle;
  });
});

describe("a failed write", () => {
  test("is reported as failed, and nothing is written after it", async () => {
    const { log, add, end } = controlled();
    await add("a");
    await add("b");
    await end(new Error("gone"));
    await add("c");
    expect(log).toEqual(["write a", "failed: gone"]);
  });
});
