import { eq } from "drizzle-orm";
import type { Viewer } from "../../contract/viewer.ts";
import type { Db } from "../../platform/database/database.ts";
import { findAttendeeOf } from "../attendees/attendee-repository.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { isCapable, liveRolesOf } from "../sessions/live-policy.ts";
import { findSession } from "../sessions/session-repository.ts";
import { canSee } from "../sessions/visibility.ts";
import { sessionTools } from "./tables.ts";

/** What a person may do with a tool now. */
export interface ToolAccess {
  readonly tool: typeof sessionTools.$inferSelect | null;
  readonly canSee: boolean;
  readonly canEdit: boolean;
  readonly canClear: boolean;
  readonly reason: "observer" | "locked" | "ended" | "read_only" | null;
}

const NOTHING: ToolAccess = { tool: null, canSee: false, canEdit: false, canClear: false, reason: null };

/** The one question that sockets ask. */
export async function toolAccess(db: Db, _now: Date, toolId: string, viewer: Viewer): Promise<ToolAccess> {
  const [tool] = await db.select().from(sessionTools).where(eq(sessionTools.id, toolId));
  const session = tool && (await findSession(db, tool.sessionId));
  if (!tool || !session) return NOTHING;
  const me = await findAttendeeOf(db, session.id, viewer.keycloakId);
  if (me?.status !== "CONFIRMED" || !canSee(viewer, session, me.status)) return NOTHING;
  const { designation } = await loadSchedule(db, session);
  const roles = liveRolesOf(me, designation);
  const capability = tool.kind === "code" ? "code" : "draw";
  const reason =
    session.status === "COMPLETED" || session.status === "CANCELLED"
      ? "ended"
      : !isCapable(roles, capability)
        ? "observer"
        : tool.locked && !isCapable(roles, "lock")
          ? "locked"
          : session.status === "IN_PROGRESS" && tool.closedAt === null
            ? null
            : "read_only";
  return {
    tool,
    canSee: true,
    canEdit: reason === null,
    canClear: reason === null && isCapable(roles, "clear"),
    reason,
  };
}
