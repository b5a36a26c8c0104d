import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/database/database.ts";
import { isSessionWide, type TaskRow } from "./task-repository.ts";

/**
 * NOTIFY with a piece of a text: every instance sends it to its connections whose person may see it. Not in the ledger.
 */
export const DELTA_CHANNEL = "ai_deltas";
/** NOTIFY holds 8,000 bytes; a character may take six in JSON. */
const MAX_PIECE_CHARS = 1000;

/** A piece of a text and its readers: these people, or everybody confirmed in the session (null). */
export const Delta = z.object({
  sessionId: z.number(),
  taskId: z.string(),
  offset: z.number(),
  text: z.string(),
  to: z.array(z.string()).nullable(),
});
export type DeltaShape = z.output<typeof Delta>;

/** Sends the text from `offset` on; to nobody when its asker may not read it. */
export async function sendDelta(db: Db, task: TaskRow, offset: number, text: string, hidden: boolean): Promise<void> {
  if (hidden) return;
  const to = isSessionWide(task.kind) ? null : [task.keycloakId];
  for (let at = 0; at < text.length; at += MAX_PIECE_CHARS) {
    const piece: DeltaShape = {
      sessionId: task.sessionId,
      taskId: task.id,
      offset: offset + at,
      text: text.slice(at, at + MAX_PIECE_CHARS),
      to,
    };
    await db.execute(sql`select pg_notify(${DELTA_CHANNEL}, ${JSON.stringify(piece)})`);
  }
}
