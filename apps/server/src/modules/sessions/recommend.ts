import { and, eq, exists, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Content } from "../../content/content.ts";
import type { PillarName } from "../../contract/pillars.ts";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "../attendees/tables.ts";
import { pillarRatings } from "../evaluations/tables.ts";
import { sessions } from "./tables.ts";

/** The module that a person should practise, and the reason. */
export interface Recommended {
  readonly modules: readonly string[];
  /** The pillar in which peers rate them lowest; null without ratings. */
  readonly pillar: PillarName | null;
}

/**
 * Modules that train the pillar in which peers rate a person lowest; all modules without ratings. Only ratings the
 * person may read count: of sessions that are over, from which they were not removed, and in which they rated themself.
 * A rating that counted before its feedback opens would show here.
 */
export async function recommendedModules(db: Db, content: Content, keycloakId: string): Promise<Recommended> {
  const own = alias(pillarRatings, "own");
  const ownRating = db
    .select({ id: own.id })
    .from(own)
    .where(and(eq(own.evaluateeId, pillarRatings.evaluateeId), eq(own.raterId, own.evaluateeId)));
  const rows = await db
    .select({ ratings: pillarRatings.ratings })
    .from(pillarRatings)
    .innerJoin(attendees, eq(attendees.id, pillarRatings.evaluateeId))
    .innerJoin(sessions, eq(sessions.id, pillarRatings.sessionId))
    .where(
      and(
        eq(attendees.keycloakId, keycloakId),
        eq(attendees.status, "CONFIRMED"),
        eq(sessions.status, "COMPLETED"),
        ne(pillarRatings.raterId, pillarRatings.evaluateeId),
        exists(ownRating),
      ),
    );
  const weakest = weakestPillar(rows.map((row) => row.ratings));
  const modules = weakest === null ? content.modules.map((module) => module.id) : modulesTraining(content, weakest);
  return { modules, pillar: weakest };
}

function weakestPillar(ratings: ReadonlyArray<Readonly<Record<PillarName, number>>>): PillarName | null {
  const [first] = ratings;
  if (!first) return null;
  const total = (pillar: PillarName) => ratings.reduce((sum, rating) => sum + rating[pillar], 0);
  const pillars = Object.keys(first) as PillarName[];
  return pillars.sort((a, b) => total(a) - total(b) || a.localeCompare(b))[0] ?? null;
}

/** The modules with the most criteria of a pillar. */
function modulesTraining(content: Content, pillar: PillarName): string[] {
  const counted = content.modules.map((module) => ({
    id: module.id,
    count: module.criteria.filter((criterion) => criterion.pillar === pillar).length,
  }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ id }) => id);
}
