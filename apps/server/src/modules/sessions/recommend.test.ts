import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { attendees } from "../attendees/tables.ts";
import { pillarRatings } from "../evaluations/tables.ts";
import { recommendedModules } from "./recommend.ts";

const HIGH = { Expertise: 6, Agilité: 6, Collaboration: 6, Leadership: 6, Innovation: 6 };

describe("recommended modules", () => {
  let server: TestServer;
  let sessionId: number;
  beforeAll(async () => {
    server = await createTestServer({ handlers: [] });
    sessionId = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
  });
  afterAll(() => server.close());

  const attendeeOf = async (keycloakId: string): Promise<number> => {
    const [row] = await server.deps.database.db
      .select({ id: attendees.id })
      .from(attendees)
      .where(and(eq(attendees.sessionId, sessionId), eq(attendees.keycloakId, keycloakId)));
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
  const recommended = () => recommendedModules(server.deps.database.db, server.deps.content, "amelie");

  test("tell nothing of peers' ratings before one has rated oneself, and then follow theirs alone", async () => {
    const { modules } = server.deps.content;
    const all = modules.map(({ id }) => id);
    const training = (pillar: string): string[] => {
      const counts = modules.map(({ id, criteria }) => ({
        id,
        count: criteria.filter((one) => one.pillar === pillar).length,
      }));
      const most = Math.max(...counts.map(({ count }) => count));
      return counts.filter(({ count }) => count === most).map(({ id }) => id);
    };
    await rate("ben", { ...HIGH, Leadership: 1 });
    expect(await recommended()).toEqual(all);
    await rate("amelie", { ...HIGH, Expertise: 1, Leadership: 5 });
    expect(training("Leadership")).not.toEqual(training("Expertise"));
    expect(await recommended()).toEqual(training("Leadership"));
  });
});
