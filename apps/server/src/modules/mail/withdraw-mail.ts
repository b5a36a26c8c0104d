import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { mailOutbox } from "./tables.ts";

/** Removes a mail that has not been sent, because its cause is withdrawn. One that is being sent may still arrive. */
export async function withdrawMail(tx: Db, cause: string): Promise<void> {
  await tx.delete(mailOutbox).where(and(eq(mailOutbox.cause, cause), eq(mailOutbox.status, "waiting")));
}
