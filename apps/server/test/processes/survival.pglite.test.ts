import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { saveAccount } from "../../src/platform/identity/accounts.ts";
import { Browser } from "../browser.ts";
import { silentLog } from "../create-test-server.ts";
import { freePort, type ServerProcess, startServer } from "./server-process.ts";

/** Whole server processes start here, on machines that may be busy. */
const SLOW_MS = 120_000;
const LOGIN = "amelie@hotseat.example";

/** Of a request on a connection of its own. */
const statusOf = (origin: string): Promise<number | "refused"> =>
  fetch(`${origin}/healthz`, { headers: { connection: "close" } }).then(
    (response) => response.status,
    () => "refused",
  );

describe("a server process on its own folder", () => {
  let folder: string;
  const running: ServerProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "hotseat-process-"));
  });
  afterEach(async () => {
    for (const server of running.splice(0))
      if (server.process.exitCode === null && server.process.signalCode === null) await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const fill = () => cp(join(inject("pgliteFolders"), "template"), join(folder, "pg"), { recursive: true });

  async function start(env: Record<string, string> = {}): Promise<ServerProcess> {
    const server = await startServer({ HOTSEAT_DATA_DIR: folder, ...env });
    running.push(server);
    return server;
  }

  async function signedIn({ origin }: ServerProcess) {
    const browser = new Browser();
    const form = await browser.follow(`${origin}/api/v1/oidc/authenticate/`);
    await browser.submit(form.url, { login: LOGIN, password: "practise" }, `${origin}/home`);
    const { csrfToken } = (await (await browser.get(`${origin}/api/v1/csrf/`)).json()) as { csrfToken: string };
    return { browser, csrfToken };
  }

  async function addAccount(): Promise<void> {
    await fill();
    const database = await openDatabase({ databaseUrl: null, dataDir: folder }, silentLog);
    await saveAccount(database.db, {
      keycloakId: "amelie",
      login: LOGIN,
      fullName: "Amélie Rochat",
      password: "practise",
    });
    await database.close();
  }

  test("killed right after an acknowledged change, has kept the change, and people are still signed in", {
    timeout: SLOW_MS,
  }, async () => {
    await addAccount();
    const PORT = String(await freePort());
    const before = await start({ PORT });
    const { browser, csrfToken } = await signedIn(before);
    const saved = await fetch(`${before.origin}/api/v1/users/me/update/`, {
      method: "PATCH",
      headers: { cookie: browser.cookieHeader(), "x-csrftoken": csrfToken, "content-type": "application/json" },
      body: JSON.stringify({ short_name: "Written before the kill" }),
    });
    expect(saved.status).toBe(200);
    await before.kill();
    expect(JSON.parse(await readFile(join(folder, "server.lock"), "utf8"))).toMatchObject({ pid: before.process.pid });

    const after = await start({ PORT });
    const me = await browser.get(`${after.origin}/api/v1/users/me/`);
    expect([me.status, await me.json()]).toEqual([
      200,
      expect.objectContaining({ short_name: "Written before the kill" }),
    ]);
    expect(
      (await fetch(`${after.origin}/api/v1/csrf/`, { headers: { cookie: browser.cookieHeader() } }).then((response) =>
        response.json(),
      )) as object,
    ).toEqual({ csrfToken });
  });

  test("stopped, ends by itself with 0 and unlocks the folder", { timeout: SLOW_MS }, async () => {
    await fill();
    const server = await start();
    expect(await server.stop()).toBe(0);
    await expect(readFile(join(folder, "server.lock"))).rejects.toThrow("ENOENT");
  });

  test("stopped while a change is still being sent returns its response, refuses others, and ends by itself with 0", {
    timeout: SLOW_MS,
  }, async () => {
    await addAccount();
    const server = await start();
    const { browser, csrfToken } = await signedIn(server);
    const change = request(`${server.origin}/api/v1/users/me/update/`, {
      method: "PATCH",
      agent: false,
      headers: {
        cookie: browser.cookieHeader(),
        "x-csrftoken": csrfToken,
        "content-type": "application/json",
        expect: "100-continue",
      },
    });
    const answered = once(change, "response") as Promise<[IncomingMessage]>;
    // The server says so when it has taken the request: from here on it is in flight.
    const taken = once(change, "continue");
    change.flushHeaders();
    await taken;
    const ended = server.stop();
    await expect.poll(() => statusOf(server.origin)).not.toBe(200);
    change.end(JSON.stringify({ short_name: "Sent during the stop" }));
    const [answer] = await answered;
    expect([answer.statusCode, await json(answer)]).toEqual([
      200,
      expect.objectContaining({ short_name: "Sent during the stop" }),
    ]);
    expect(await ended).toBe(0);
    expect(await statusOf(server.origin)).toBe("refused");
  });

  test("says in one line that another process has the folder, and ends", { timeout: SLOW_MS }, async () => {
    await fill();
    const first = await start();
    await expect(start()).rejects.toThrow(
      `exit 1: The data folder ${folder} is in use by process ${first.process.pid}. Stop it, or set HOTSEAT_DATA_DIR to another folder.`,
    );
  });

  test("reports in one line that another program uses the port, and ends", { timeout: SLOW_MS }, async () => {
    await fill();
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    await expect(start({ PORT: String(port) })).rejects.toThrow(
      new RegExp(`^exit 1: Port ${port} is in use by another program\\. Stop it, or set PORT to another\\.$`),
    );
    other.close();
  });

  test.each([
    [
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
      /^exit 1: The database cannot be reached: nothing listens at DATABASE_URL\.$/,
    ],
    [
      { LIVEKIT_URL: "ws://127.0.0.1:7880" },
      /^exit 1: LIVEKIT_URL needs LIVEKIT_API_KEY and LIVEKIT_API_SECRET beside it\.$/,
    ],
    [
      { OIDC_ISSUER: "http://127.0.0.1:1", OIDC_CLIENT_ID: "hotseat" },
      /^exit 1: The identity provider cannot be reached: no response from OIDC_ISSUER \(http:\/\/127\.0\.0\.1:1\)\.$/,
    ],
    [
      { LIVEKIT_URL: "127.0.0.1:7880", LIVEKIT_API_KEY: "key", LIVEKIT_API_SECRET: "secret" },
      /^exit 1: LIVEKIT_URL must be an address beginning with ws:\/\/ or wss:\/\/ or http:\/\/ or https:\/\/\.$/,
    ],
    [{ NODE_ENV: "production" }, /^exit 1: The built-in sign-in provider does not run with NODE_ENV=production\..*$/],
  ])("reports in one line what is wrong with %j, and ends", { timeout: SLOW_MS }, async (env, line) => {
    await expect(start(env)).rejects.toThrow(line);
  });
});
