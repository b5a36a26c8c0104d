import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { actorOf, checkRule } from "../sessions/actor.ts";
import { findSession } from "../sessions/session-repository.ts";
import { canSee } from "../sessions/visibility.ts";
import { TOOL_POLICY } from "./policy.ts";
import { findTool, type ToolRow } from "./tool-repository.ts";
import { has, type ReadOnlyReason, readOnlyReason } from "./tool-rights.ts";

/** A person's rights to a tool now. */
export interface ToolAccess {
  /** Null when there is no such tool, or when the person may not know of it. */
  readonly tool: ToolRow | null;
  readonly canSee: boolean;
  readonly canEdit: boolean;
  /** Whether the person may clear it now. */
  readonly canClear: boolean;
  /** Why the person can only read; null when they write, or see nothing. */
  readonly reason: ReadOnlyReason | null;
}

const NOTHING: ToolAccess = { tool: null, canSee: false, canEdit: false, canClear: false, reason: null };

/**
 * The one question that sockets ask: at the upgrade, and again whenever the session's stream says that a place, a
 * role, the session or the tool changed.
 */
export async function toolAccess(db: Db, now: Date, toolId: string, viewer: Viewer): Promise<ToolAccess> {
  const tool = await findTool(db, toolId);
  const session = tool && (await findSession(db, tool.sessionId));
  if (!session) return NOTHING;
  const me = await findAttendeeOf(db, session.id, viewer.keycloakId);
  if (!canSee(viewer, session, me?.status ?? null)) return NOTHING;
  if (checkRule(TOOL_POLICY.read, actorOf(me), session.status) !== "yes") return NOTHING;
  const { designation } = await loadSchedule(db, session);
  const person = { session, me, designees: designation, now };
  const reason = readOnlyReason(person, tool);
  const canEdit = reason === null;
  return { tool, canSee: true, canEdit, canClear: canEdit && has(person, "clear"), reason };
}
