import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cutListening, type FreshPostgres, freshPostgres } from "../database.ts";

let databases: FreshPostgres[];
beforeEach(async () => {
  databases = await Promise.all([freshPostgres(), freshPostgres()]);
});
afterEach(async () => {
  for (const database of databases) await database.drop();
});

test("listening connections of one database are cut: those of another database, of another test file, still respond", async () => {
  const listening = await Promise.all(
    databases.map(async ({ url }) => {
      const client = new pg.Client({ connectionString: url });
      const ended = new Promise<"ended">((resolve) => client.once("end", () => resolve("ended")));
      client.on("error", () => {});
      await client.connect();
      await client.query("listen news");
      return { client, ended };
    }),
  );
  const [one, other] = listening;
  await cutListening(databases[0]?.url ?? "");
  expect(await one?.ended).toBe("ended");
  await expect(other?.client.query("select 1 as n")).resolves.toMatchObject({ rows: [{ n: 1 }] });
  await other?.client.end();
});
