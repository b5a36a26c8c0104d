import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { loadOt } from "../../packages/collab/src/ot/index.ts";
import { readTrace } from "../../packages/collab/src/pad/trace.fixtures.ts";
import { replayTrace } from "../../packages/collab/src/pad/trace-replay.fixtures.ts";
import { PadServer } from "./pad-server.ts";

const RECORDING = path.resolve(import.meta.dirname, "../../packages/collab/traces/friendsforever.json.gz");
/** A message has all edits of one write. */
const MESSAGE_OPERATIONS = 4_000;

test("the server's pad: a recording of two people with 2,258 forks, typed by two clients, ends in its text on both and on the server (TL-P.93)", async () => {
  const ot = await loadOt();
  const trace = await readTrace(`data:application/gzip;base64,${readFileSync(RECORDING, "base64")}`);
  const server = new PadServer(MESSAGE_OPERATIONS);
  const { forked, people } = await replayTrace(ot, trace, server);
  expect(forked).toBeGreaterThan(1_000);
  const { edits, text } = server.outcome();
  expect(text).toBe(trace.end);
  for (const person of people) {
    expect(person.pad.store.getState()).toMatchObject({ hasUnsent: false, revision: edits });
    expect(person.text.text()).toBe(trace.end);
    expect(person.pad.text()).toBe(trace.end);
  }
}, 120_000);
