// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { HotseatProvider } from "@hotseat/react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { CallDataContext } from "../../room/headless/call-data";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { BoardPointer } from "../headless";
import { useBoardPresence } from "./use-board-presence";

const client = createClient({ baseUrl: "", fetch: () => new Promise(() => {}) });
const { render } = reactRoot();
const board = { applyPresence: vi.fn() };
let send: (pointer: BoardPointer | null) => void = () => {};
function Board() {
  send = useBoardPresence({ sessionId: 7, toolId: "s7-a" }, board);
  return null;
}

it("a pointer on a board is published on wb with the session, the board and the time (LS-7.28, LS-7.29)", async () => {
  const publish = vi.fn((_topic: string, _text: string) => {});
  const data = { publish, subscribe: () => () => {} };
  await render(
    <HotseatProvider client={client}>
      <CallDataContext.Provider value={data}>
        <Board />
      </CallDataContext.Provider>
    </HotseatProvider>,
  );
  const before = Date.now();
  await act(async () => send({ x: 1, y: 2, button: "up" }));
  const [[topic, text] = ["", "null"]] = publish.mock.calls;
  const { ts, ...packet } = JSON.parse(text);
  expect([topic, packet]).toEqual([
    "wb",
    { type: "presence", sessionId: 7, instanceId: "s7-a", pointer: { x: 1, y: 2, button: "up" } },
  ]);
  expect(ts).toBeGreaterThanOrEqual(before);
});
