import { chmod, cp, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { silentLog } from "../../../test/create-test-server.ts";
import { saveAccount } from "../identity/accounts.ts";
import { openDatabase } from "./open-database.ts";

const ANNA = { keycloakId: "anna", login: "anna@hotseat.example", fullName: "Anna", password: "practise" };

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask(0o000);
  folder = await mkdtemp(join(tmpdir(), "hotseat-private-"));
});
afterEach(async () => {
  process.umask(umask);
  await rm(folder, { recursive: true, force: true });
});

/** Modes of a folder and its content, each with its number of entries. */
async function modesIn(top: string): Promise<Record<string, number>> {
  const paths = (await readdir(top, { recursive: true })).map((path) => join(top, path));
  const modes = await Promise.all(
    [top, ...paths].map(async (path) => {
      const found = await stat(path);
      return `${found.isDirectory() ? "folder" : "file"} ${(found.mode & 0o777).toString(8)}`;
    }),
  );
  return Object.fromEntries([...Map.groupBy(modes, (mode) => mode)].map(([mode, all]) => [mode, all.length]));
}

test("the embedded database's folder and files are readable for the owner only, also in a folder that everybody could read before", async () => {
  await cp(join(inject("pgliteFolders"), "template"), join(folder, "pg"), { recursive: true });
  for (const path of ["", ...(await readdir(folder, { recursive: true }))]) {
    const whole = join(folder, path);
    await chmod(whole, (await stat(whole)).isDirectory() ? 0o777 : 0o666);
  }
  const database = await openDatabase({ databaseUrl: null, dataDir: folder }, silentLog);
  await saveAccount(database.db, ANNA);
  const open = await modesIn(folder);
  await database.close();
  for (const modes of [open, await modesIn(folder)])
    expect(Object.keys(modes).sort()).toEqual(["file 600", "folder 700"]);
});
