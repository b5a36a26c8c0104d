import type { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import type { SessionTool, SessionToolList, ToolsStatus } from "./contract.ts";
import { TOOL_KINDS } from "./tool-kinds.ts";
import { listOpenTools, listPlaces, type ToolRow } from "./tool-repository.ts";
import { mayDo, mayWrite, readOnlyReason, type ToolPerson } from "./tool-rights.ts";

export function toTool(row: ToolRow, person: ToolPerson): z.output<typeof SessionTool> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    position: row.position,
    locked: row.locked,
    created_at: row.createdAt.toISOString(),
    read_only: readOnlyReason(person, row),
  };
}

export function toToolList(rows: readonly ToolRow[], person: ToolPerson): z.output<typeof SessionToolList> {
  return {
    results: rows.map((row) => toTool(row, person)),
    next: null,
    previous: null,
    count: rows.length,
    can_create: TOOL_KINDS.filter((kind) => mayWrite(person, kind)),
    can_lock: mayDo(person, "lock"),
    can_clear: mayDo(person, "clear"),
  };
}

export async function readStatus(db: Db, sessionId: number): Promise<z.output<typeof ToolsStatus>> {
  const places = await listPlaces(db, sessionId);
  return {
    active: (await listOpenTools(db, sessionId)).length,
    places: places.map(({ attendeeId, toolId }) => ({ attendee_id: attendeeId, tool_id: toolId })),
  };
}
