import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Caller, SITUATIONS, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { openSse } from "../../../test/sse-client.ts";
import { OPERATIONS } from "../../operations.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { evaluateAttendee } from "./contract.ts";

/** In no question, name or text of the fixture. */
const WRITTEN = "zebra-crossing";
const TAGS = ["sessions", "catalog", "calls", "attendees", "schedule", "control", "evaluations"];
const READS = OPERATIONS.filter(({ method, tag }) => method === "GET" && TAGS.includes(tag));

describe("evaluations of the person in the hot seat (LS-D5.5)", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, video: readyVideo, clock: systemClock });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  });
  afterAll(() => server.close());

  const write = async (who: Caller, id: number, evaluatee: number) =>
    (await server.signIn(CALLERS[who])).call(evaluateAttendee, {
      params: { id },
      body: { evaluatee, answers: [], comments: WRITTEN, status: "DRAFT" },
    });

  test.each(SITUATIONS.filter((situation) => situation !== "SCHEDULED" && situation !== "CANCELLED"))(
    "are in no answer to that person as a draft while %s",
    async (situation) => {
      const fixture = await sessionIn(server.deps, situation);
      const evaluatee = fixture.attendee.participant as number;
      for (const who of ["host", "peer"] as const) expect((await write(who, fixture.id, evaluatee)).status).toBe(200);
      const candidate = await server.signIn(CALLERS.participant);
      for (const operation of READS) {
        const params = { id: fixture.id, evaluateeId: evaluatee };
        const { body } = await candidate.call(operation, { params } as never);
        expect(JSON.stringify(body), operation.id).not.toContain(WRITTEN);
      }
    },
  );

  test("are in no event to that person", async () => {
    const origin = await server.listen();
    const fixture = await sessionIn(server.deps, "RUNNING");
    const cookie = await (await server.signIn(CALLERS.participant)).cookie();
    const stream = await openSse(`${origin}/api/v1/sse/?stream_session_id=${fixture.id}`, { cookie });
    await stream.until(({ event }) => event === "connection.established");
    await write("host", fixture.id, fixture.attendee.participant as number);
    // The candidate's own save is sent to them, after the hidden ones.
    await write("participant", fixture.id, fixture.attendee.host as number);
    const sent = await stream.until(({ event }) => event === "evaluation.update");
    expect(sent.data.data.evaluatee).toBe(fixture.attendee.host);
    stream.cut();
  });
});
