import { joinSession } from "../src/modules/attendees/contract.ts";
import { createSession, startSession } from "../src/modules/sessions/contract.ts";
import type { VideoRoom } from "../src/platform/video/video-platform.ts";
import type { Client } from "./client.ts";
import { createTestServer, type TestServer } from "./create-test-server.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { ALL_ROUTES } from "./nouns.ts";
import { PEOPLE, type Person } from "./people.ts";
import { readyVideo } from "./ready-video.ts";

/** A session of Amélie's, without its time. */
export const RUNNING_OFFER = {
  module: "M1",
  workshop: "pitch_simple",
  language: "en",
  duration_minutes: 60,
  capacity: 8,
  visibility: "organisation",
} as const;

export interface RunningServer {
  readonly server: TestServer;
  readonly clock: ManualClock;
  /** By that clock. */
  inAMinute(): string;
  readonly origin: string;
  /** Amélie, who owns the sessions. */
  readonly owner: Client;
  /** Removals from video rooms, and closed rooms, in words. */
  readonly put: readonly string[];
  /** A session of Amélie's that runs, with these people in it; their attendee ids are in the same order. */
  sessionWith(
    people: readonly Person[],
    rest?: object,
  ): Promise<{
    params: { id: number };
    clients: Client[];
    ids: number[];
  }>;
}

/** A server that listens, with a clock moved by hand and a video server that notes the people whom it has to remove. */
export async function openRunningServer(): Promise<RunningServer> {
  const put: string[] = [];
  let open: VideoRoom[] = [];
  const name = ({ sessionId, generation }: VideoRoom) => `${sessionId}${generation === 0 ? "" : " next"}`;
  const video = {
    ...readyVideo,
    openRoom: async (room: VideoRoom) => void open.push(room),
    listRooms: async () => open,
    remove: async (room: VideoRoom, who: string) => void put.push(`${who} out of ${name(room)}`),
    closeRoom: async (room: VideoRoom) => {
      put.push(`close ${name(room)}`);
      open = open.filter((each) => name(each) !== name(room));
    },
  };
  const clock = manualClock();
  const inAMinute = (): string => new Date(clock.now().getTime() + 60_000).toISOString();
  const server = await createTestServer({ handlers: ALL_ROUTES, video, clock });
  const origin = await server.listen();
  const owner = await server.signIn(PEOPLE.amelie);
  return {
    server,
    clock,
    inAMinute,
    origin,
    owner,
    put,
    async sessionWith(people, rest = {}) {
      const body = { ...RUNNING_OFFER, start_time: inAMinute(), ...rest };
      const params = { id: (await owner.call(createSession, { body })).body.id };
      const clients = await Promise.all(people.map((person) => server.signIn(person)));
      const ids: number[] = [];
      for (const client of clients) ids.push((await client.call(joinSession, { params, body: {} })).body.id);
      await owner.call(startSession, { params });
      return { params, clients, ids };
    },
  };
}

/** The error code of a response. */
export const codeOf = (response: { body: unknown }): string | undefined =>
  (response.body as { code?: string } | undefined)?.code;
