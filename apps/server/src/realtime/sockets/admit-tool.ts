import { ApiError } from "../../contract/errors.ts";
import type { Deps } from "../../deps.ts";
import { listConfirmed } from "../../modules/attendees/attendee-repository.ts";
import { toolAccess } from "../../modules/tools/tool-access.ts";
import type { ToolKind } from "../../modules/tools/tool-kinds.ts";
import type { SocketCaller } from "./socket-callers.ts";
import type { Admission } from "./socket-kind.ts";

/** Rights of the caller at a tool of a session. A caller who may not know of it gets the error of one that does not exist. */
export async function admitToTool(
  { database, clock }: Pick<Deps, "database" | "clock">,
  kind: ToolKind,
  id: string,
  { viewer, onlyToolId }: SocketCaller,
): Promise<Admission> {
  if (!viewer) throw new ApiError("not_authenticated");
  if (onlyToolId !== null && onlyToolId !== id) throw new ApiError("not_found");
  const access = await toolAccess(database.db, clock.now(), id, viewer);
  const { tool, canEdit, canClear, reason } = access;
  if (!tool || tool.kind !== kind || !access.canSee) throw new ApiError("not_found");
  const { sessionId } = tool;
  const me = (await listConfirmed(database.db, [sessionId])).find(({ keycloakId }) => keycloakId === viewer.keycloakId);
  // The people of the session read a name that looks like nobody else's.
  return { standing: { canEdit, canClear, reason }, name: me?.fullName ?? viewer.fullName, sessionId, documentId: id };
}
