import type { Db } from "../../platform/database/database.ts";
import type { AttendeeRow, Person } from "../attendees/attendee-repository.ts";
import { actorOf, checkRule } from "../sessions/actor.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { listAllTools, type ToolRow } from "../tools/tool-repository.ts";
import { REPLAY_POLICY } from "./policy.ts";
import { TOOL_HISTORY } from "./tool-history.ts";

/**
 * True while everybody agrees (LS-D4.5): everybody with a seat, and everybody who changed something in a tool, also if they
 * gave their seat back. Changes of a former member have no author any more.
 */
export async function isAgreed(db: Db, people: readonly Person[], tools: readonly ToolRow[]): Promise<boolean> {
  if (!people.every((one) => one.recordingConsent)) return false;
  const agreed = new Set(people.map(({ keycloakId }) => keycloakId));
  for (const { kind, id } of tools) {
    const authors = await TOOL_HISTORY[kind].authors(db, id);
    if (!authors.every((author) => agreed.has(author))) return false;
  }
  return true;
}

/** Whether a person can read the replay of a session, by the rules that `admitReplay` applies. */
export async function replayState(
  db: Db,
  session: SessionRow,
  me: AttendeeRow | null,
  people: readonly Person[],
): Promise<"not_open" | "not_agreed" | "open"> {
  if (checkRule(REPLAY_POLICY.read, actorOf(me), session.status) !== "yes") return "not_open";
  return (await isAgreed(db, people, await listAllTools(db, session.id))) ? "open" : "not_agreed";
}
