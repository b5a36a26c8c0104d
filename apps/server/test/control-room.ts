import { and, asc, eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { sessionStream } from "../src/ledger/streams.ts";
import { events } from "../src/ledger/tables.ts";
import { setPresence } from "../src/modules/attendees/set-presence.ts";
import { designate, featureQuestion, setAuthority } from "../src/modules/control/contract.ts";
import { getState } from "../src/modules/schedule/contract.state.ts";
import { pauseSchedule, setFlowMode, startSchedule } from "../src/modules/schedule/contract.ts";
import type { RoomGrant, VideoRoom } from "../src/platform/video/video-platform.ts";
import type { Client } from "./client.ts";
import { createTestServer } from "./create-test-server.ts";
import { manualClock } from "./manual-clock.ts";
import { ALL_ROUTES } from "./nouns.ts";
import { addPerson } from "./people.ts";
import { ASKER, CALLERS, type Caller, type Fixture, sessionIn } from "./permission-fixture.ts";
import { readyVideo } from "./ready-video.ts";

const SIGNED_IN = ["host", "owner", "interviewer", "authority", "peer", "participant", "observer"] as const;
type SignedIn = (typeof SIGNED_IN)[number];

/** The error's code, or the status of a success. */
export const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code;

/** A server with a running session that people control, and a media server that records its calls. */
export async function controlRoom() {
  const hints: string[] = [];
  const grants: RoomGrant[] = [];
  /** The people in the video room. */
  let inside: string[] = [];
  let fixture: Fixture;
  const clock = manualClock();
  const video = {
    ...readyVideo,
    publishHint: async (_room: VideoRoom, topic: string) => void hints.push(topic),
    updateGrant: async (grant: RoomGrant) => void grants.push(grant),
    listParticipants: async () => inside.map((identity) => ({ identity, role: null, hasAuthority: false })),
  };
  const server = await createTestServer({ handlers: ALL_ROUTES, video, clock });
  const { deps } = server;
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(deps, person);
  const people = {} as Record<SignedIn, Client>;
  for (const name of SIGNED_IN) people[name] = await server.signIn(CALLERS[name]);
  const params = () => ({ id: fixture.id });
  const attendee = (who: Caller) => fixture.attendee[who] as number;
  return {
    deps,
    clock,
    people,
    hints,
    grants,
    get fixture() {
      return fixture;
    },
    get params() {
      return params();
    },
    attendee,
    /** A new session for each test; its schedule runs, or has not begun. */
    async begin(situation: "RUNNING" | "IDLE" = "RUNNING") {
      fixture = await sessionIn(deps, situation);
      hints.length = 0;
      grants.length = 0;
      inside = [];
    },
    async enter(...identities: string[]) {
      inside = identities;
      await setPresence(deps, fixture.id, identities);
    },
    hasHinted: (...topics: string[]) => vi.waitFor(() => expect(hints).toEqual(expect.arrayContaining(topics))),
    give: (who: SignedIn, role: "interviewer" | "interviewee" | "spotlight", to: Caller | null) =>
      people[who].call(designate, { params: params(), body: { role, attendee_id: to === null ? null : attendee(to) } }),
    grant: (who: SignedIn, to: Caller, granted: boolean) =>
      people[who].call(setAuthority, { params: params(), body: { attendee_id: attendee(to), granted } }),
    feature: (who: SignedIn, question_id: number | null) =>
      people[who].call(featureQuestion, { params: params(), body: { question_id } }),
    state: async (who: SignedIn = "host") => (await people[who].call(getState, { params: params() })).body,
    /** The data of the session's events of a type, in order. */
    async sent(type: string) {
      const where = and(eq(events.stream, sessionStream(fixture.id)), eq(events.type, type));
      const rows = await deps.database.db.select().from(events).where(where).orderBy(asc(events.seq));
      return rows.map((row) => row.data);
    },
    async inFreeMode() {
      const call = { params: params(), body: {} };
      await people.host.call(pauseSchedule, call);
      await people.host.call(setFlowMode, { params: params(), body: { flow_mode: "FREE" } });
      await people.host.call(startSchedule, call);
    },
    close: () => server.close(),
  };
}

export type ControlRoom = Awaited<ReturnType<typeof controlRoom>>;
