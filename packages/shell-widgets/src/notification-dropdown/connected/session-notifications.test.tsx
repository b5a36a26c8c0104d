// @vitest-environment jsdom
import { createClient } from "@hotseat/api-client";
import { keys, latestNotificationsQuery } from "@hotseat/api-client/queries";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, toast } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { loadMessages } from "../../locales";
import { loadNotificationsMessages } from "../../notifications-locales";
import { unreadItems } from "../notification.fixtures";
import { knownUnreadOf } from "./known-unread";
import { SessionNotifications } from "./session-notifications";

const SESSION = 3;
/** Between the second and the third notification of the fixtures, which list the latest first. */
const ENTERED = Date.parse("2026-11-24T09:00:00.000Z");
const [latest, second, early] = unreadItems;

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

beforeAll(() => Promise.all([loadMessages.en(), loadNotificationsMessages.en()]));
beforeEach(() => vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false })));
afterEach(() => void vi.unstubAllGlobals());

/** A call with the list that arrives first; `receive` is a later one. */
async function inCall(first: readonly unknown[]) {
  const shown = vi.spyOn(toast, "info").mockReturnValue("");
  const client = createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const { queryKey } = latestNotificationsQuery(client, SESSION);
  const receive = (list: readonly unknown[]) =>
    act(async () => void queryClient.setQueryData(queryKey as never, list as never));
  queryClient.setQueryData(keys.notificationTypes, []);
  queryClient.setQueryData(keys.unreadCount, { count: 5 });
  const root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <HotseatProvider client={client} queryClient={queryClient} language="en">
        <HotseatTheme>
          <SessionNotifications sessionId={SESSION} enteredAt={ENTERED} />
        </HotseatTheme>
      </HotseatProvider>,
    ),
  );
  /** Waits until this many unread notifications are known: each one shown adds one. */
  const knows = (count: number) =>
    vi.waitFor(async () => {
      // `act` around the whole wait would keep React from rendering meanwhile.
      await act(async () => {});
      expect(knownUnreadOf(client).get()).toBe(count);
    }, 4_000);
  await knows(5);
  await receive(first);
  return {
    receive,
    titles: () => shown.mock.calls.map(([{ title }]) => title),
    knows,
    leave: () => act(async () => root.unmount()),
  };
}

it("SessionNotifications, first list with one older than the entry: shows only what came after it (IN-6.7)", async () => {
  const call = await inCall([second, early]);
  await call.knows(6);
  expect(call.titles()).toEqual(["Lucie Moreau sent you an evaluation"]);
  await call.leave();
});

it("SessionNotifications, later lists: shows each new notification once (IN-6.7)", async () => {
  const call = await inCall([second, early]);
  await call.knows(6);
  await call.receive([latest, second, early]);
  await call.knows(7);
  await call.receive([{ ...latest, id: "another", message: "Samuel Osei asks to join" }, latest, early]);
  await call.knows(8);
  expect(call.titles().slice(1)).toEqual(["Your session starts soon", "Samuel Osei asks to join"]);
  await call.leave();
});
