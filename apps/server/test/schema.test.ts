import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import config from "../drizzle.config.ts";

const SERVER = path.resolve(import.meta.dirname, "..");
const META = path.join(SERVER, "migrations/meta");

/** The tables that the last migration left, as Drizzle Kit noted them. */
function migrated(): DrizzleSnapshotJSON {
  const last =
    readdirSync(META)
      .filter((name) => name.endsWith("_snapshot.json"))
      .sort()
      .at(-1) ?? "";
  return JSON.parse(readFileSync(path.join(META, last), "utf8"));
}

async function declared(): Promise<DrizzleSnapshotJSON> {
  const files = globSync(config.schema as string[], { cwd: SERVER });
  const modules = await Promise.all(files.map((file) => import(path.join(SERVER, file))));
  return generateDrizzleJson(Object.assign({}, ...modules), migrated().id) as DrizzleSnapshotJSON;
}

test("the migrations make the tables that the code declares", async () => {
  const missing = await generateMigration(migrated(), await declared());
  expect(missing, "pnpm --filter @hotseat/server db:generate --name <what changes>").toEqual([]);
});
