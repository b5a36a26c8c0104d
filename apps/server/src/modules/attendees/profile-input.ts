import { and, desc, eq } from "drizzle-orm";
import type { Content } from "../../content/content.ts";
import type { Language } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import type { GenerationInputs } from "../../platform/generation/generation.ts";
import { SECTOR_LABELS } from "../sessions/sector-labels.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { sessions } from "../sessions/tables.ts";
import { type Practice, profileFacts } from "./profile-facts.ts";
import { attendees } from "./tables.ts";

/**
 * Input for a person's description: where they practise and in which languages; never a name, a score or a text of
 * theirs.
 */
export async function profileInput(
  db: Db,
  content: Content,
  keycloakId: string,
  language: Language,
  session: SessionRow | null,
): Promise<GenerationInputs["profile"]> {
  const practice = await practiceOf(db, keycloakId, language, session);
  const workshop = session ? content.workshop(session.workshopKey)?.workshop : undefined;
  return {
    language,
    seed: keycloakId,
    workshop: { title: workshop?.title[language] ?? "", description: workshop?.description[language] ?? "" },
    facts: profileFacts({ ...practice, workshop: workshop?.title[language] ?? null }, language),
  };
}

async function practiceOf(
  db: Db,
  keycloakId: string,
  language: Language,
  session: SessionRow | null,
): Promise<Omit<Practice, "workshop">> {
  const attended = await db
    .select({
      id: sessions.id,
      status: sessions.status,
      sector: sessions.sector,
      language: sessions.language,
      hotSeat: attendees.hotSeat,
    })
    .from(attendees)
    .innerJoin(sessions, eq(sessions.id, attendees.sessionId))
    .where(and(eq(attendees.keycloakId, keycloakId), eq(attendees.status, "CONFIRMED")))
    .orderBy(desc(sessions.startTime), desc(sessions.id));
  const practised = attended.filter(({ id, status }) => status === "COMPLETED" || id === session?.id);
  const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
  return {
    sectors: unique(practised.map(({ sector }) => sector))
      .filter((sector) => sector !== "any")
      .map((sector) => SECTOR_LABELS[sector][language]),
    languages: unique(practised.map((one) => one.language)),
    turns: attended.filter(({ status, hotSeat }) => status === "COMPLETED" && hotSeat).length,
  };
}
