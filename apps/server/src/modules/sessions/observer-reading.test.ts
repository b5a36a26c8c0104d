import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, type Fixture, sessionIn } from "../../../test/permission-fixture.ts";
import { attendees } from "../attendees/tables.ts";
import { nextSegment } from "../schedule/contract.ts";
import { endSession, getPageData } from "./contract.ts";

let server: TestServer;
let fixture: Fixture;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  fixture = await sessionIn(server.deps, "RUNNING");
});
afterAll(() => server.close());

const pageOf = async (caller: "observer" | "peer" | "host" | "participant") => {
  const client = await server.signIn(CALLERS[caller]);
  return (await client.call(getPageData, { params: { id: fixture.id } })).body;
};
const unasked = ({ questions }: Awaited<ReturnType<typeof pageOf>>) =>
  questions.filter(({ asked_from }) => asked_from === null);

test("observers read everybody's profile and scenario, and only the questions already asked", async () => {
  const { db } = server.deps.database;
  await db
    .update(attendees)
    .set({
      anonymizedProfileSummary: "Nurse, ten years.",
      profileApprovedAt: server.deps.clock.now(),
      scenarioTitle: "Ward manager",
      scenarioText: "A ward of thirty beds.",
    })
    .where(eq(attendees.id, fixture.attendee.participant as number));
  const host = await server.signIn(CALLERS.host);
  await host.call(nextSegment, { params: { id: fixture.id }, body: {} });
  const [observer, peer] = [await pageOf("observer"), await pageOf("peer")];
  expect(observer.attendees.find(({ id }) => id === (fixture.attendee.participant as number))).toMatchObject({
    anonymized_profile_summary: "Nurse, ten years.",
    scenario: { title: "Ward manager", scenario_text: "A ward of thirty beds." },
  });
  expect(observer.questions.length).toBeGreaterThan(0);
  expect(unasked(observer)).toEqual([]);
  expect(new Set(observer.questions.map((question) => question.contextual_criteria_description))).toEqual(
    new Set([""]),
  );
  expect(unasked(peer).length).toBeGreaterThan(0);
});

test("an observer with granted control reads all questions, and everybody does once the session is over", async () => {
  const { db } = server.deps.database;
  const grant = (authorityGranted: boolean) =>
    db
      .update(attendees)
      .set({ authorityGranted })
      .where(eq(attendees.id, fixture.attendee.observer as number));
  await grant(true);
  expect(unasked(await pageOf("observer")).length).toBeGreaterThan(0);
  await grant(false);
  const host = await server.signIn(CALLERS.host);
  await host.call(endSession, { params: { id: fixture.id } });
  const peer = await pageOf("peer");
  expect((await pageOf("observer")).questions.map(({ id }) => id)).toEqual(peer.questions.map(({ id }) => id));
});
