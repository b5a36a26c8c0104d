import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { ownDatabase } from "../../../test/database.ts";
import { users } from "../../modules/users/tables.ts";
import type { Database, Db } from "./database.ts";
import { prepared } from "./prepared.ts";

let database: Database;
beforeAll(async () => {
  database = await ownDatabase(silentLog);
});
afterAll(() => database.close());

const countPeople = prepared((db: Db) => db.select({ id: users.keycloakId }).from(users).prepare("count_people"));
const fail = (db: Db) => db.execute(sql`select 'no number'::integer`);

test("a failed statement does not affect later prepared statements and notifications", async () => {
  const heard: string[] = [];
  const stop = await database.listen("news", (payload) => heard.push(payload));
  expect(await countPeople(database.db).execute()).toEqual([]);
  for (let round = 0; round < 3; round += 1) {
    await expect(fail(database.db)).rejects.toThrow();
    expect(await countPeople(database.db).execute()).toEqual([]);
  }
  await database.db.execute(sql`select pg_notify('news', 'after the fault')`);
  await expect.poll(() => heard).toContain("after the fault");
  await stop();
});

test("a failed statement in a transaction undoes it, and the next transaction works", async () => {
  const undone = database.transaction(async (tx) => {
    await tx.execute(sql`create temporary table half_done (id int)`);
    await fail(tx);
  });
  await expect(undone).rejects.toThrow();
  const { rows } = await database.db.execute(sql`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
  expect(await database.transaction((tx) => countPeople(tx).execute())).toEqual([]);
});
