import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { fivePillars, recordAllHeard } from "../../../test/scoring.ts";
import { listNotifications } from "../notifications/contract.ts";
import { endSession, getPageData } from "../sessions/contract.ts";
import { evaluateAttendee, ratePillars } from "./contract.ts";

const RATINGS = { Expertise: 1, Agilité: 2, Collaboration: 3, Leadership: 4, Innovation: 5 };

describe("the candidate's notifications of evaluations", () => {
  let server: TestServer;
  let fixture: Fixture;
  const people = {} as Record<"host" | "participant" | "interviewer", Client>;
  beforeAll(async () => {
    server = await createTestServer({ video: readyVideo });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
    for (const who of ["host", "participant", "interviewer"] as const) people[who] = await server.signIn(CALLERS[who]);
  });
  afterAll(() => server.close());

  const about = () => fixture.attendee.participant as number;
  const submit = async (who: "host" | "interviewer") => {
    const params = { id: fixture.id };
    const { questions } = (await people[who].call(getPageData, { params })).body;
    await recordAllHeard(server.deps, fixture.id);
    const answers = questions
      .filter(({ attendee_id }) => attendee_id === about())
      .map(({ id }) => ({ question: id, score: 6 }));
    const body = { evaluatee: about(), answers, pillars: fivePillars(), comments: "", status: "SUBMITTED" as const };
    expect((await people[who].call(evaluateAttendee, { params, body })).status).toBeLessThan(300);
  };
  const noticed = async () =>
    (await people.participant.call(listNotifications, { query: { session: fixture.id } }, { "accept-language": "en" }))
      .body.results;

  test("come only once the feedback is open, and name the author only after the candidate's own rating (IN-1.7)", async () => {
    fixture = await sessionIn(server.deps, "RUNNING");
    await submit("interviewer");
    expect(await noticed()).toEqual([]);
    fixture = await sessionIn(server.deps, "FINISHED");
    await submit("interviewer");
    expect(await noticed()).toMatchObject([{ message: "You received an evaluation", data: { actor: null } }]);
    await people.participant.call(ratePillars, {
      params: { id: fixture.id },
      body: { evaluatee: about(), ratings: RATINGS },
    });
    await submit("host");
    const name = CALLERS.host.fullName;
    const both = await noticed();
    expect(both.map(({ message }) => message).sort()).toEqual([
      `${name} sent you an evaluation`,
      "You received an evaluation",
    ]);
    expect(both.map(({ link }) => link)).toEqual(Array(2).fill(`/interviews/${fixture.id}/feedback`));
  });

  test("say that the feedback is ready when the session ends, to everybody whose turn had begun (IN-1.7)", async () => {
    fixture = await sessionIn(server.deps, "FINISHED");
    const params = { id: fixture.id };
    expect((await people.host.call(endSession, { params })).status).toBe(200);
    expect((await noticed()).map(({ notification_type }) => notification_type.key)).toEqual(["feedback_ready"]);
  });
});
