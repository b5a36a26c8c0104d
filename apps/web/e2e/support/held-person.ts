import pg from "pg";

/**
 * Locks the row of a person: a transaction that changes them waits, and what others read stays as it is.
 * @returns a function that releases it
 */
export async function holdPerson(databaseUrl: string, email: string): Promise<() => Promise<void>> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  await db.query("begin");
  const { rowCount } = await db.query("select 1 from users where email = $1 for no key update", [email]);
  if (rowCount !== 1) throw new Error(`There is nobody with the address ${email}.`);
  return async () => {
    await db.query("rollback");
    await db.end();
  };
}
