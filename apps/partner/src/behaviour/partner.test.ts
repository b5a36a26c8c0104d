import { beforeEach, describe, expect, test } from "vitest";
import { type ManualClock, manualClock } from "../../test/manual-clock.ts";
import { BEN, CHIARA, sessionState } from "../../test/samples.ts";
import { ApiFailure } from "../api/api.ts";
import { sessionFactsOf } from "./attend.ts";
import { Partner } from "./partner.ts";
import type { Observed } from "./turns.ts";
import { COME_MS, LEAVE_MS } from "./visit.ts";

const ALONE = { present: [] as string[] };

describe("the practice partner at the server", () => {
  let clock: ManualClock;
  let state: Observed;
  let away: boolean;
  let did: string[];
  let change: () => void;
  let partner: Partner;
  beforeEach(() => {
    clock = manualClock();
    did = [];
    away = false;
    state = { ...sessionState({ index: 2, interviewee: BEN }), ...ALONE };
    const ask = async <Answer>(answer: Answer): Promise<Answer> => {
      if (away) throw new ApiFailure("unreachable");
      return answer;
    };
    const row = {
      my_status: "CONFIRMED",
      my_attendee_id: BEN.attendeeId,
      start_time: "2026-11-21T08:45:00.000Z",
    } as const;
    partner = new Partner(
      {
        clock,
        api: {
          state: () => ask(state),
          pageData: () => ask({ session: { language: "en" }, questions: [] } as never),
          ratedAlready: () => ask([]),
          ratePillars: async () => void did.push("rate"),
          submitReview: async () => void did.push("review"),
        },
        follow: (_id, onChange) => {
          change = onChange;
          return () => void did.push("unfollow");
        },
        connection: () => ({
          join: async () => {
            did.push("join");
            return "in";
          },
          leave: () => void did.push("leave"),
          speak: (on) => void (did.at(-1) !== `speak ${on}` && did.push(`speak ${on}`)),
        }),
      },
      {
        me: () => ask({ keycloak_id: BEN.keycloakId }),
        mySessions: () =>
          ask([
            { ...row, id: 7, status: "IN_PROGRESS" },
            { ...row, id: 8, status: "COMPLETED" },
            { ...row, id: 9, status: "SCHEDULED", start_time: "2026-12-21T08:45:00.000Z" },
          ]),
      },
    );
  });
  const tell = async (present: string[], rest: Partial<Observed> = {}) => {
    state = { ...state, ...rest, present };
    change();
    await clock.pass(500);
  };

  test("joins, takes the hot seat, and leaves after the last person", async () => {
    await partner.start();
    await tell([CHIARA.keycloakId]);
    await clock.pass(COME_MS);
    await tell([CHIARA.keycloakId, BEN.keycloakId]);
    expect(did).toEqual(["join", "speak true"]);
    await tell([BEN.keycloakId]);
    await clock.pass(LEAVE_MS);
    expect(did).toEqual(["join", "speak true", "speak false", "leave"]);
    partner.stop();
  });

  test("finds his sessions once an unreachable server is back", async () => {
    away = true;
    await partner.start();
    state = { ...state, present: [CHIARA.keycloakId] };
    away = false;
    await clock.pass(2000 + 500 + COME_MS);
    expect(did).toContain("join");
    partner.stop();
  });

  test("stays in the room while the server restarts", async () => {
    await partner.start();
    await tell([CHIARA.keycloakId]);
    await clock.pass(COME_MS);
    away = true;
    change();
    await clock.pass(60_000);
    expect(did).not.toContain("leave");
    partner.stop();
  });

  test("leaves a session that is over: he submits what is due and follows it no more", async () => {
    await partner.start();
    await tell([CHIARA.keycloakId], sessionState({ index: 0, interviewee: CHIARA }));
    await clock.pass(COME_MS);
    await tell([CHIARA.keycloakId, BEN.keycloakId]);
    await tell([], { session_status: "COMPLETED" });
    expect(did.slice(-3)).toEqual(["leave", "review", "unfollow"]);
  });

  test("speaks in his turn only, and not during the evaluation or a pause", () => {
    const hotSeat = (options: Parameters<typeof sessionState>[0]) =>
      sessionFactsOf(sessionState(options), BEN.keycloakId).hotSeat;
    expect(hotSeat({ index: 2, interviewee: BEN })).toBe(true);
    expect(hotSeat({ index: 3, interviewee: BEN })).toBe(false);
    expect(hotSeat({ index: 2, interviewee: BEN, status: "PAUSED" })).toBe(false);
    expect(hotSeat({ index: 0, interviewee: CHIARA })).toBe(false);
  });
});
