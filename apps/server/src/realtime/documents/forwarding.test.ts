import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { hasHistory, hasTag, openPad } from "../../../test/pad-sockets.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { freePort } from "../../../test/processes/server-process.ts";
import { openSilentProxy } from "../../../test/silent-proxy.ts";
import { listPadChanges } from "../../modules/pads/pad-history.ts";
import { createReadOnlyPadIds } from "../../modules/pads/read-only-ids.ts";
import { findUser, toViewer } from "../../modules/users/users-repository.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { derive } from "../../platform/identity/seal.ts";
import { clearPad } from "../code-pad/clear-pad.ts";
import { padDocuments } from "../code-pad/pad-kind.ts";
import { Documents } from "./documents.ts";
import { createInstancePasses } from "./instance-pass.ts";

const database = await freshDatabase(silentLog);
afterAll(() => database.close());
const SECRET = TEST_CONFIG.sessionSecret as string;

interface Instance {
  readonly server: TestServer;
  readonly origin: string;
}

const LOCAL = "127.0.0.1";
/** Milliseconds in which a silent instance is given up, at the most. */
const GIVEN_UP_MS = 3000;

/** `portOf`: the port by which other instances reach this one. */
async function instance(clock: Clock = systemClock, portOf = async (port: number) => port): Promise<Instance> {
  const port = await freePort();
  const instanceUrl = `http://${LOCAL}:${await portOf(port)}`;
  const server = await createTestServer({ database, clock, config: { instanceUrl } });
  await server.app.listen({ port, host: LOCAL });
  return { server, origin: `http://${LOCAL}:${port}` };
}

async function resume(origin: string, pad: string, client: string, revision: number) {
  const socket = await openPad(origin, pad, null, { rich: true });
  socket.send({ Resume: { client, revision } });
  await socket.until(hasTag("Standing"));
  return socket;
}

describe("a document of another instance", () => {
  let a: Instance;
  let b: Instance;
  beforeAll(async () => {
    [a, b] = [await instance(), await instance()];
  });
  afterAll(() => b.server.close());
  const edit = (revision: number, operation: (number | string)[], count: number) => ({
    Edit: { revision, operation, edit: count },
  });

  test("is reached through each instance, and goes on at another one when its owner stops (TL-P.75)", async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const [atA, atB] = [await resume(a.origin, "shared", one, 0), await resume(b.origin, "shared", two, 0)];
    atA.send(edit(0, ["from A"], 1));
    await atB.until(hasHistory(1));
    atB.send(edit(1, [6, ", from B"], 1));
    await atA.until(hasHistory(2));
    atB.sendText("{");
    expect(await atB.until(hasTag("Refused"))).toMatchObject({ Refused: { code: "bad_message" } });
    expect(await atB.closed).toMatchObject({ code: 1008 });

    const back = await resume(b.origin, "shared", two, 2);
    await a.server.close();
    expect(await back.closed).toMatchObject({ code: 1012 });
    const next = await resume(b.origin, "shared", two, 2);
    next.send(edit(2, [14, "."], 2));
    await next.until(hasHistory(3));
    expect(await (await fetch(`${b.origin}/api/text/shared`)).text()).toBe("from A, from B.");
    next.close();
  });

  test("is cleared there, as an edit of the person who clears it", async () => {
    const { deps } = b.server;
    const ot = await loadOt();
    const elsewhere = { ...deps, config: { ...deps.config, instanceUrl: "http://127.0.0.1:1" } };
    const documents = new Documents(elsewhere, createInstancePasses(derive(SECRET, "instances")));
    await addPerson(deps, PEOPLE.amelie);
    const user = await findUser(database.db, PEOPLE.amelie.keycloakId);
    const viewer = toViewer(user as NonNullable<typeof user>);
    const clearing = { db: database.db, ot, documents, kind: padDocuments(deps, ot, createReadOnlyPadIds("secret")) };
    const reader = await openPad(b.origin, "shared", null);
    await reader.until(hasHistory(3));
    await clearPad(clearing, "shared", viewer);
    await reader.until(hasHistory(4));
    const cleared = await listPadChanges(database.db, "shared", 2, 10);
    expect(cleared).toMatchObject([{ seq: 3, operation: [-15], keycloakId: viewer.keycloakId }]);
    await clearPad(clearing, "shared", viewer);
    expect(await listPadChanges(database.db, "shared", 3, 10)).toEqual([]);
    expect(documents.countOf("pad")).toBe(0);
    await documents.stop();
    reader.close();
  });
});

test("people at another instance are closed with 1012 when the owner is silent, and leave its list (TL-P.99)", async () => {
  const clocks = { owner: manualClock(), other: manualClock() };
  let proxy = await openSilentProxy(LOCAL, 1);
  await proxy.close();
  const owner = await instance(clocks.owner, async (port) => {
    proxy = await openSilentProxy(LOCAL, port);
    return proxy.port;
  });
  const other = await instance(clocks.other);
  const [atOwner, atOther] = [
    await resume(owner.origin, "silent", randomUUID(), 0),
    await resume(other.origin, "silent", randomUUID(), 0),
  ];
  const { Identity: id } = await atOther.until<{ Identity: number }>(hasTag("Identity"));
  proxy.silence();

  clocks.owner.advance(GIVEN_UP_MS);
  await atOwner.until(
    ({ UserInfo }: { UserInfo?: { id: number; info: unknown } }) => UserInfo?.id === id && UserInfo.info === null,
  );
  expect(atOther.socket.readyState).toBe(atOther.socket.OPEN);
  clocks.other.advance(GIVEN_UP_MS);
  expect(await atOther.closed).toMatchObject({ code: 1012 });
  expect(atOwner.socket.readyState).toBe(atOwner.socket.OPEN);
  atOwner.close();
  await proxy.close();
  await Promise.all([owner.server.close(), other.server.close()]);
});
