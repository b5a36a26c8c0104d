import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_CONFIG } from "../../../test/config.ts";
import { createTestServer, silentLog, type TestServer } from "../../../test/create-test-server.ts";
import { freshDatabase } from "../../../test/database.ts";
import { hasHistory, hasTag, openPad } from "../../../test/pad-sockets.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { freePort } from "../../../test/processes/server-process.ts";
import { listPadChanges } from "../../modules/pads/pad-history.ts";
import { createReadOnlyPadIds } from "../../modules/pads/read-only-ids.ts";
import { findUser, toViewer } from "../../modules/users/users-repository.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { derive } from "../../platform/identity/seal.ts";
import { clearPad } from "../code-pad/clear-pad.ts";
import { padDocuments } from "../code-pad/pad-kind.ts";
import { Documents } from "./documents.ts";
import { createInstancePasses } from "./instance-pass.ts";

const database = await freshDatabase(silentLog);
const SECRET = TEST_CONFIG.sessionSecret as string;

async function instance(): Promise<{ server: TestServer; origin: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = await createTestServer({ database, clock: systemClock, config: { instanceUrl: origin } });
  await server.app.listen({ port, host: "127.0.0.1" });
  return { server, origin };
}

describe("a document of another instance", () => {
  let a: Awaited<ReturnType<typeof instance>>;
  let b: Awaited<ReturnType<typeof instance>>;
  beforeAll(async () => {
    [a, b] = [await instance(), await instance()];
  });
  afterAll(async () => {
    await b.server.close();
    await database.close();
  });
  const edit = (revision: number, operation: (number | string)[], count: number) => ({
    Edit: { revision, operation, edit: count },
  });
  const resume = async (origin: string, client: string, revision: number) => {
    const socket = await openPad(origin, "shared", null, { rich: true });
    socket.send({ Resume: { client, revision } });
    await socket.until(hasTag("Standing"));
    return socket;
  };

  test("is reached through each instance, and goes on at another one when its owner stops (TL-P.75)", async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const [atA, atB] = [await resume(a.origin, one, 0), await resume(b.origin, two, 0)];
    atA.send(edit(0, ["from A"], 1));
    await atB.until(hasHistory(1));
    atB.send(edit(1, [6, ", from B"], 1));
    await atA.until(hasHistory(2));
    atB.sendText("{");
    expect(await atB.until(hasTag("Refused"))).toMatchObject({ Refused: { code: "bad_message" } });
    expect(await atB.closed).toMatchObject({ code: 1008 });

    const back = await resume(b.origin, two, 2);
    await a.server.close();
    expect(await back.closed).toMatchObject({ code: 1012 });
    const next = await resume(b.origin, two, 2);
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
