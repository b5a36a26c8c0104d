import { randomInt } from "node:crypto";
import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { attendees } from "../attendees/tables.ts";
import { sessionTools, toolPlaces } from "./tables.ts";
import type { ToolKind } from "./tool-kinds.ts";

export type ToolRow = typeof sessionTools.$inferSelect;

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const SUFFIX_LENGTH = 6;

/** `s{session}-{6 random letters and digits}`: a session's pad has no id that a stand-alone one can have. */
function newToolId(sessionId: number): string {
  const suffix = Array.from({ length: SUFFIX_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join("");
  return `s${sessionId}-${suffix}`;
}

/** The session's open tools in the order of the list. */
export async function listOpenTools(db: Db, sessionId: number): Promise<ToolRow[]> {
  return db
    .select()
    .from(sessionTools)
    .where(and(eq(sessionTools.sessionId, sessionId), isNull(sessionTools.closedAt)))
    .orderBy(asc(sessionTools.position));
}

/** All tools that the session ever had, closed ones too, in the order in which they were made. */
export async function listAllTools(db: Db, sessionId: number): Promise<ToolRow[]> {
  return db
    .select()
    .from(sessionTools)
    .where(eq(sessionTools.sessionId, sessionId))
    .orderBy(asc(sessionTools.position));
}

export async function countTools(db: Db, sessionId: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(sessionTools).where(eq(sessionTools.sessionId, sessionId));
  return row?.all ?? 0;
}

/** An open or closed tool, whichever session it belongs to. */
export async function findTool(db: Db, toolId: string): Promise<ToolRow | null> {
  const [row] = await db.select().from(sessionTools).where(eq(sessionTools.id, toolId));
  return row ?? null;
}

/** An open tool of this session. */
export async function findOpenTool(db: Db, sessionId: number, toolId: string): Promise<ToolRow | null> {
  const tool = await findTool(db, toolId);
  return tool?.sessionId === sessionId && tool.closedAt === null ? tool : null;
}

interface NewTool {
  readonly sessionId: number;
  readonly kind: ToolKind;
  readonly name: string;
  readonly position: number;
  readonly creatorKeycloakId: string;
  readonly createdAt: Date;
}

export async function insertTool(tx: Db, tool: NewTool): Promise<ToolRow> {
  const [row] = await tx
    .insert(sessionTools)
    .values({ ...tool, id: newToolId(tool.sessionId) })
    .returning();
  return row as ToolRow;
}

export async function changeTool(
  tx: Db,
  toolId: string,
  change: Partial<Pick<ToolRow, "name" | "locked" | "closedAt">>,
): Promise<ToolRow> {
  const [row] = await tx.update(sessionTools).set(change).where(eq(sessionTools.id, toolId)).returning();
  return row as ToolRow;
}

/** Where the people in the call are; closed tools have nobody. */
export async function listPlaces(db: Db, sessionId: number): Promise<{ attendeeId: number; toolId: string }[]> {
  return db
    .select({ attendeeId: toolPlaces.attendeeId, toolId: toolPlaces.toolId })
    .from(toolPlaces)
    .innerJoin(attendees, eq(attendees.id, toolPlaces.attendeeId))
    .innerJoin(sessionTools, eq(sessionTools.id, toolPlaces.toolId))
    .where(
      and(
        eq(attendees.sessionId, sessionId),
        eq(attendees.status, "CONFIRMED"),
        attendees.present,
        isNull(sessionTools.closedAt),
      ),
    )
    .orderBy(asc(toolPlaces.since), asc(toolPlaces.attendeeId));
}

/** The tool that the person has open, and null for none. */
export async function findPlace(db: Db, attendeeId: number): Promise<string | null> {
  const [row] = await db
    .select({ toolId: toolPlaces.toolId })
    .from(toolPlaces)
    .where(eq(toolPlaces.attendeeId, attendeeId));
  return row?.toolId ?? null;
}

export async function savePlace(tx: Db, attendeeId: number, toolId: string | null, since: Date): Promise<void> {
  if (toolId === null) {
    await tx.delete(toolPlaces).where(eq(toolPlaces.attendeeId, attendeeId));
    return;
  }
  await tx
    .insert(toolPlaces)
    .values({ attendeeId, toolId, since })
    .onConflictDoUpdate({ target: toolPlaces.attendeeId, set: { toolId, since } });
}
