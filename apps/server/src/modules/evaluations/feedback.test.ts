import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { type ManualClock, manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars } from "../../../test/scoring.ts";
import { getSession } from "../sessions/contract.ts";
import { getFeedbackSummary } from "./contract.feedback.ts";
import { evaluateAttendee, ratePillars } from "./contract.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };

describe("after a turn", () => {
  let server: TestServer;
  let clock: ManualClock;
  let host: Client;
  let participant: Client;
  let fixture: Fixture;
  beforeAll(async () => {
    clock = manualClock();
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo, clock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    host = await server.signIn(CALLERS.host);
    participant = await server.signIn(CALLERS.participant);
  });
  afterAll(() => server.close());

  const save = () =>
    host.call(evaluateAttendee, {
      params: { id: fixture.id },
      body: { evaluatee: fixture.attendee.participant as number, answers: [], comments: "", status: "DRAFT" },
    });

  test("feedback opens to the candidate after the turn and their own rating; drafts are not in it (LS-7.8, LS-D5.5)", async () => {
    fixture = await sessionIn(server.deps, "FINISHED");
    const { participant: evaluatee = 0 } = fixture.attendee;
    const params = { id: fixture.id, evaluateeId: evaluatee };
    const pillars = Object.fromEntries(
      Object.entries(RATINGS).map(([pillar, score]) => [pillar, { score, comment: "" }]),
    );
    const evaluate = (status: "DRAFT" | "SUBMITTED") =>
      host.call(evaluateAttendee, { params: { id: fixture.id }, body: { evaluatee, answers: [], pillars, status } });
    await evaluate("DRAFT");
    expect((await participant.call(getFeedbackSummary, { params })).body).toMatchObject({ code: "own_rating_missing" });
    await participant.call(ratePillars, { params: { id: fixture.id }, body: { evaluatee, ratings: RATINGS } });
    const early = (await participant.call(getFeedbackSummary, { params })).body;
    expect([early.raters, early.pillars.map(({ raters }) => raters)]).toEqual([[], [0, 0, 0, 0, 0]]);
    await evaluate("SUBMITTED");
    expect((await host.call(getFeedbackSummary, { params })).body).toMatchObject({ code: "permission_denied" });
    const open = (await participant.call(getFeedbackSummary, { params }, { "accept-language": "de" })).body;
    expect(open.summary.text).toBe("Noch hat niemand Bewertungen zu Ihrem Durchgang abgegeben.");
    expect(open.raters).toEqual([{ attendee_id: fixture.attendee.host, full_name: "The host" }]);
    expect(open.questions.map(({ mean, raters }) => [mean, raters])).toEqual([
      [null, 0],
      [null, 0],
    ]);
    expect(open.pillars.map(({ self, peers_mean }) => [self, peers_mean])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
  });

  test("a person without a turn gets that as the reason and is not asked to rate themselves, unless peers evaluated them (LS-D5.5)", async () => {
    fixture = await sessionIn(server.deps, "COMPLETED");
    const about = (who: "peer" | "host") => ({ id: fixture.id, evaluateeId: fixture.attendee[who] as number });
    const peer = await server.signIn(CALLERS.peer);
    const read = async (who: "peer" | "host") =>
      (await (who === "peer" ? peer : host).call(getFeedbackSummary, { params: about(who) })).body;
    expect(await read("peer")).toMatchObject({ code: "no_turn" });
    expect(await read("host")).toMatchObject({ code: "no_turn" });
    const rating = { evaluatee: about("host").evaluateeId, ratings: RATINGS };
    await host.call(ratePillars, { params: { id: fixture.id }, body: rating });
    expect(await read("host")).toMatchObject({ code: "no_turn" });
    const { evaluatee } = rating;
    const judged = { evaluatee, answers: [], pillars: fivePillars(), status: "SUBMITTED" as const };
    await peer.call(evaluateAttendee, { params: { id: fixture.id }, body: judged });
    expect(await read("host")).toMatchObject({ raters: [{ full_name: "The peer" }], turn: { started_at: null } });
  });

  test("an evaluation may be changed for seven days after the session, not longer (LS-D5.4)", async () => {
    fixture = await sessionIn(server.deps, "COMPLETED");
    // `set` runs no timers: the watches of a server look every second.
    clock.set(new Date(clock.now().getTime() + 7 * DAY_MS - 1000));
    // The earlier sign-ins have ended: nobody used them for days.
    participant = await server.signIn(CALLERS.participant);
    host = await server.signIn(CALLERS.host);
    expect((await save()).status).toBe(200);
    const closesAt = async () =>
      (await participant.call(getSession, { params: { id: fixture.id } })).body.scores_close_at;
    expect(await closesAt()).toBe(new Date(clock.now().getTime() + 1000).toISOString());
    clock.advance(2000);
    expect((await save()).body).toMatchObject({ code: "evaluation_closed" });
    expect(
      (
        await participant.call(ratePillars, {
          params: { id: fixture.id },
          body: { evaluatee: fixture.attendee.participant as number, ratings: RATINGS },
        })
      ).body,
    ).toMatchObject({ code: "evaluation_closed" });
  });
});
