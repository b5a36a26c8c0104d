import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { serverSecrets } from "./tables.ts";

/**
 * The secret of this name, made by the first instance that needs it; the same for all instances and after every
 * restart.
 */
export async function serverSecret(db: Db, name: string, make: () => string | Promise<string>): Promise<string> {
  const known = await read(db, name);
  if (known !== null) return known;
  await db
    .insert(serverSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return (await read(db, name)) as string;
}

async function read(db: Db, name: string): Promise<string | null> {
  const [row] = await db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  return row?.value ?? null;
}
