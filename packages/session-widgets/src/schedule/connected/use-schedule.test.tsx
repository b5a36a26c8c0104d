// @vitest-environment jsdom

import { createClient, type HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import { HotseatProvider, useServerEvents } from "@hotseat/react";
import { QueryClient } from "@tanstack/react-query";
import { act, StrictMode } from "react";
import { beforeEach, expect, test } from "vitest";
import { connectedEvents } from "../../shared/events.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { Schedule } from "../headless/schedule.types";
import { storySchedule } from "../schedule.fixtures";
import { useSchedule } from "./use-schedule";

const FIRST = storySchedule();
const SESSION = FIRST.session_id;
const NEXT = storySchedule({ current_index: 3, version: FIRST.version + 1 });
const LATER = storySchedule({ current_index: 4, version: FIRST.version + 2 });

const { render } = reactRoot();
const { events, listeners } = connectedEvents();
let queryClient: QueryClient;

const client: HotseatClient = {
  ...createClient({ baseUrl: "http://api.test", fetch: () => new Promise<Response>(() => {}) }),
  events,
};
const tell = (schedule: Schedule) =>
  act(async () => {
    for (const listener of [...listeners])
      listener({
        type: "schedule.next",
        data: { session_id: SESSION, schedule },
        meta: { idempotency_key: `${schedule.version}`, stream: `session:${SESSION}`, seq: 1, at: "", actor: null },
      });
  });

const drawn: (number | undefined)[] = [];
function Place() {
  drawn.push(useSchedule(SESSION).schedule?.current_index);
  return null;
}
function Connection() {
  useServerEvents({ sessionId: SESSION });
  return null;
}
const show = (isThere: boolean) =>
  render(
    <StrictMode>
      <HotseatProvider client={client} queryClient={queryClient} language="en">
        <Connection />
        {isThere ? <Place /> : null}
      </HotseatProvider>
    </StrictMode>,
  );
const places = () => [...new Set(drawn)];

beforeEach(() => {
  drawn.length = 0;
  listeners.clear();
  queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queryClient.setQueryData(keys.schedule(SESSION), FIRST);
});

test("the schedule store applies an event from the connection, independently of the cache", async () => {
  await show(true);
  queryClient.setQueryData = () => undefined;
  await tell(NEXT);
  expect(places()).toEqual([FIRST.current_index, NEXT.current_index]);
});

test("the schedule store applies the result of a read", async () => {
  await show(true);
  await act(async () => void queryClient.setQueryData(keys.schedule(SESSION), LATER));
  expect(places()).toEqual([FIRST.current_index, LATER.current_index]);
});

test("the schedule store removes its listeners and observers when the last widget unmounts", async () => {
  await show(true);
  const query = queryClient.getQueryCache().find({ queryKey: keys.schedule(SESSION) });
  expect(query?.getObserversCount()).toBeGreaterThan(0);
  await show(false);
  expect(query?.getObserversCount()).toBe(0);
  expect(queryClient.getQueryCache().hasListeners()).toBe(false);
});
