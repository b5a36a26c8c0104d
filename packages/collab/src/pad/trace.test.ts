import { expect, it } from "vitest";
import packed from "../../traces/friendsforever.json.gz?url&inline";
import { loadOt } from "../ot/index";
import { type Operations, ReferenceServer } from "./reference-server.fixtures";
import { readTrace } from "./trace.fixtures";
import { replayTrace } from "./trace-replay.fixtures";

const ot = await loadOt();

it("trace: a recording of two people with 2,258 forks, typed by two clients, ends in its text on both", async () => {
  const trace = await readTrace(packed);
  const document = ot.createDocument();
  const operations: Operations = {
    transform: ot.transform,
    apply: (text, operation) => {
      document.apply(operation);
      return text;
    },
  };
  const server = new ReferenceServer(operations);
  const { forked, people } = await replayTrace(ot, trace, server);
  expect(forked).toBeGreaterThan(1_000);
  for (const { pad, text } of people) {
    expect(pad.store.getState()).toMatchObject({ hasUnsent: false, revision: server.history.length });
    expect(text.text()).toBe(trace.end);
    expect(pad.text()).toBe(trace.end);
  }
  expect(document.text()).toBe(trace.end);
}, 30_000);
