// @vitest-environment jsdom
import { createClient, type HotseatClient } from "@hotseat/api-client";
import { keys } from "@hotseat/api-client/queries";
import type { PageData, SessionState } from "@hotseat/api-client/types";
import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme } from "@hotseat/ui/theme";
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createConnectionDetails, createRoomStore } from "../../room/headless";
import { RoomContext } from "../../room/headless/room-context";
import { createHandMedia } from "../../room/room.fixtures";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { VideoStage } from "..";

const SESSION = storySchedule().session_id;
const { render } = reactRoot();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

/** A client without events and without responses: what is in the cache stays. */
function stillClient(): HotseatClient {
  const still = createStore(() => "connected" as const);
  const stream = { status: still, missedSome: false, subscribe: () => () => {}, reconnect() {}, close() {} };
  const events: HotseatClient["events"] = { status: still, isLive: () => true, connect: () => stream };
  return { ...createClient({ baseUrl: "http://api.test", fetch: () => new Promise(() => {}) }), events };
}

it("asks the room to prefer the pictures of the spotlit and of the pinned person (LS-4.36)", async () => {
  const media = createHandMedia();
  const room = createRoomStore({
    sessionId: SESSION,
    media,
    details: createConnectionDetails(createMemoryStorage()),
    clock: createManualClock(),
    random: () => 1,
    rejoin: () => new Promise(() => {}),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const designations = {
    interviewee: { attendeeId: 401, keycloakId: "k401" },
    interviewer: null,
    featuredQuestion: null,
    spotlightIdentity: "k401",
  };
  queryClient.setQueryData(keys.schedule(SESSION), storySchedule());
  queryClient.setQueryData(keys.state(SESSION), {
    session_id: SESSION,
    session_status: "IN_PROGRESS",
    schedule: storySchedule(),
    designations,
    my_rights: { roles: [], capabilities: [] },
    present: [],
    handover: null,
    raised_hands: [],
    left_candidates: [],
  } as unknown as SessionState);
  const page = { session: { my_attendee_id: null }, attendees: [], questions: [], evaluations: [] };
  queryClient.setQueryData(keys.pageData(SESSION), page as unknown as PageData);
  const show = (pinnedIdentity: string | null) =>
    render(
      <HotseatProvider client={stillClient()} queryClient={queryClient} language="en">
        <HotseatTheme>
          <RoomContext.Provider value={room}>
            <VideoStage sessionId={SESSION} pinnedIdentity={pinnedIdentity} onPin={() => {}} />
          </RoomContext.Provider>
        </HotseatTheme>
      </HotseatProvider>,
    );
  await show(null);
  await actUntil(() => expect(media.calls.at(-1)).toBe("prefer k401"));
  await show("k403");
  await actUntil(() => expect(media.calls.at(-1)).toBe("prefer k401 k403"));
});
