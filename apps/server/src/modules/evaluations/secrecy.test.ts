import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Caller, type Fixture, SITUATIONS, sessionIn } from "../../../test/permission-fixture.ts";
import { readyVideo } from "../../../test/ready-video.ts";
import { openSse } from "../../../test/sse-client.ts";
import type { OperationContract } from "../../contract/operation.ts";
import { OPERATIONS } from "../../operations.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { listMyEvaluations } from "./contract.given.ts";
import { evaluateAttendee } from "./contract.ts";

/** In no question, name or text of the fixture. */
const WRITTEN = "zebra-crossing";
/** Every read of the contract. Redirects and event streams return no JSON; the last test reads a stream. */
const READS = OPERATIONS.filter(({ method, redirect, stream }) => method === "GET" && !redirect && !stream);

/** Values of path parameters, as the candidate would fill them in; `:id` outside sessions is 1. */
function paramsFor({ id, path }: OperationContract, fixture: Fixture): Record<string, unknown> {
  const values: Record<string, unknown> = {
    id: path.includes("/sessions/:id/") ? fixture.id : 1,
    evaluateeId: fixture.attendee.participant,
    keycloakId: CALLERS.participant.keycloakId,
    taskId: fixture.taskId,
    toolId: fixture.toolId,
    moduleId: "M1",
    instId: 1,
    orgId: 1,
    batchId: 1,
    imageId: "none",
    token: "none",
  };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  for (const name of names) if (values[name] === undefined) throw new Error(`${id}: no value for "${name}"`);
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
/** Statuses other than 200 and 403: without a recording there is no replay, and no calendar has the token. */
const EXPECTED: Readonly<Record<string, readonly number[]>> = {
  getReplay: [409],
  getReplayImage: [409],
  listReplayChanges: [409],
  readCalendarFeed: [404],
};
const queryFor = ({ id }: OperationContract) =>
  id === "previewAgenda" ? { start_time: "2026-12-01T10:00:00.000Z", duration_minutes: 30, turns: 4 } : undefined;

describe("evaluations of the person in the hot seat (LS-D5.5)", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      video: readyVideo,
      clock: systemClock,
      config: { rateLimitPerMinute: 0 },
    });
    for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  });
  afterAll(() => server.close());

  const write = async (who: Caller, id: number, evaluatee: number) =>
    (await server.signIn(CALLERS[who])).call(evaluateAttendee, {
      params: { id },
      body: { evaluatee, answers: [], comments: WRITTEN, status: "DRAFT" },
    });

  test.each(SITUATIONS.filter((situation) => situation !== "SCHEDULED" && situation !== "CANCELLED"))(
    "are in no response to that person as a draft while %s",
    async (situation) => {
      const fixture = await sessionIn(server.deps, situation);
      const evaluatee = fixture.attendee.participant as number;
      for (const who of ["host", "peer"] as const) expect((await write(who, fixture.id, evaluatee)).status).toBe(200);
      const host = await server.signIn(CALLERS.host);
      expect(JSON.stringify((await host.call(listMyEvaluations)).body)).toContain(WRITTEN);
      const candidate = await server.signIn(CALLERS.participant);
      for (const operation of READS) {
        const input = { params: paramsFor(operation, fixture), query: queryFor(operation) };
        const { status, body } = await candidate.call(operation, input as never);
        // Another status means that the values above reach no row; then the text could not be there.
        expect(EXPECTED[operation.id] ?? [200, 403], operation.id).toContain(status);
        expect(JSON.stringify(body) ?? "", operation.id).not.toContain(WRITTEN);
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
