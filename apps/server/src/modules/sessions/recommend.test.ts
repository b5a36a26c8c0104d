import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession, OFFER } from "../../../test/sessions.ts";
import { attendees } from "../attendees/tables.ts";
import { pillarRatings } from "../evaluations/tables.ts";
import { listAvailable, listRecommended } from "./contract.catalogue.ts";
import { createSession } from "./contract.ts";
import { recommendedModules } from "./recommend.ts";
import type { SessionStatus } from "./session-types.ts";
import { sessions } from "./tables.ts";

const HIGH = { Expertise: 6, Agilité: 6, Collaboration: 6, Leadership: 6, Innovation: 6 };

describe("recommended modules", () => {
  let server: TestServer;
  let sessionId: number;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
  });
  beforeEach(async () => {
    await server.deps.database.db.delete(sessions);
    sessionId = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
  });
  afterAll(() => server.close());

  const mine = (keycloakId: string) => and(eq(attendees.sessionId, sessionId), eq(attendees.keycloakId, keycloakId));
  const attendeeOf = async (keycloakId: string): Promise<number> => {
    const [row] = await server.deps.database.db.select({ id: attendees.id }).from(attendees).where(mine(keycloakId));
    return row?.id ?? 0;
  };
  const rate = async (rater: string, ratings: typeof HIGH): Promise<void> => {
    await server.deps.database.db.insert(pillarRatings).values({
      sessionId,
      raterId: await attendeeOf(rater),
      evaluateeId: await attendeeOf("amelie"),
      ratings,
      comments: {},
      updatedAt: server.deps.clock.now(),
    });
  };
  const become = (status: SessionStatus) =>
    server.deps.database.db.update(sessions).set({ status }).where(eq(sessions.id, sessionId));
  const recommended = () =>
    recommendedModules(server.deps.database.db, server.deps.content, "amelie").then(({ modules }) => modules);
  const all = () => server.deps.content.modules.map(({ id }) => id);
  const training = (pillar: string): string[] => {
    const counts = server.deps.content.modules.map(({ id, criteria }) => ({
      id,
      count: criteria.filter((one) => one.pillar === pillar).length,
    }));
    const most = Math.max(...counts.map(({ count }) => count));
    return counts.filter(({ count }) => count === most).map(({ id }) => id);
  };

  test("ignore peers' ratings before a person has rated themself, and then follow peers' ratings only", async () => {
    await become("COMPLETED");
    await rate("ben", { ...HIGH, Leadership: 1 });
    expect(await recommended()).toEqual(all());
    await rate("amelie", { ...HIGH, Expertise: 1, Leadership: 5 });
    expect(training("Leadership")).not.toEqual(training("Expertise"));
    expect(await recommended()).toEqual(training("Leadership"));
  });

  test("ignore a rating while its session runs, also after a person rated themself before their turn", async () => {
    await rate("amelie", HIGH);
    await rate("ben", { ...HIGH, Leadership: 1 });
    expect(training("Leadership")).not.toEqual(all());
    expect(await recommended()).toEqual(all());
    await become("COMPLETED");
    expect(await recommended()).toEqual(training("Leadership"));
  });

  test("are listed with their reasons: the language, and the pillar once there are ratings (AS-8.9)", async () => {
    const [amelie, ben] = [await server.signIn(PEOPLE.amelie), await server.signIn(PEOPLE.ben)];
    await become("COMPLETED");
    const module = server.deps.content.module(training("Leadership")[0] as string);
    const workshop = module?.workshops[0]?.key as string;
    const body = {
      ...OFFER,
      module: module?.id as string,
      workshop,
      language: PEOPLE.amelie.language ?? "fr",
    } as const;
    const { id } = (await ben.call(createSession, { body })).body;
    const reasons = async () => {
      const { results } = (await amelie.call(listRecommended)).body;
      return results.map((session) => [session.id, session.recommendation]);
    };
    expect(await reasons()).toEqual([[id, { reasons: ["your_language"], pillar: null }]]);
    await rate("amelie", HIGH);
    await rate("ben", { ...HIGH, Leadership: 1 });
    expect(await reasons()).toEqual([[id, { reasons: ["your_language", "lowest_pillar"], pillar: "Leadership" }]]);
    expect((await amelie.call(listAvailable)).body.results[0]).not.toHaveProperty("recommendation");
  });

  test("ignore a session the person was removed from", async () => {
    await rate("amelie", HIGH);
    await rate("ben", { ...HIGH, Leadership: 1 });
    await become("COMPLETED");
    expect(await recommended()).toEqual(training("Leadership"));
    await server.deps.database.db
      .update(attendees)
      .set({ status: "CANCELLED", removedAt: server.deps.clock.now() })
      .where(mine("amelie"));
    expect(await recommended()).toEqual(all());
  });
});
