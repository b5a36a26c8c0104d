// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import type { StreamMessage } from "@hotseat/api-client/events";
import { HotseatProvider } from "@hotseat/react";
import { act, useEffect } from "react";
import { expect, it } from "vitest";
import { connectedEvents } from "../shared/events.fixtures";
import { reactRoot } from "../shared/react-root.fixtures";
import { useEventLog } from ".";
import type { EventLog } from "./headless";

const { render } = reactRoot();

/** A client whose one connection says what a test says. */
function talkingClient() {
  const { events, tell } = connectedEvents();
  const client = { ...createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) }), events };
  const say = (type: StreamMessage["type"], rest: object) => act(async () => tell({ type, ...rest } as StreamMessage));
  return { client, say };
}

const seen: { log?: EventLog } = {};
function Noting() {
  const log = useEventLog(12);
  useEffect(() => void Object.assign(seen, { log }), [log]);
  return null;
}

it("the console records the events of the session's stream, but no heartbeat (LS-7.32)", async () => {
  const { client, say } = talkingClient();
  await render(
    <HotseatProvider client={client} language="en">
      <Noting />
    </HotseatProvider>,
  );
  const meta = { stream: "session:12", seq: 3, at: "2026-11-24T13:00:00.000Z" };
  await say("heartbeat", { data: {} });
  await say("turn.context.updated", { meta, data: { session_id: 12, attendee_id: 3 } });
  const noted = seen.log?.getState().shown.map(({ type, at }) => [type, at]);
  expect(noted).toEqual([["turn.context.updated", Date.parse(meta.at)]]);
});
