import { randomUUID } from "node:crypto";
import { loadOt } from "@hotseat/collab/ot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../test/client.ts";
import { createTestServer, type TestServer } from "../../test/create-test-server.ts";
import { hasHistory, hasTag, openPad, sessionWithTool } from "../../test/pad-sockets.ts";
import { PEOPLE } from "../../test/people.ts";
import { listPadChanges } from "../modules/pads/pad-history.ts";
import { clearTool } from "../modules/tools/contract.ts";
import { readStoredText } from "./code-pad/stored-text.ts";

const ot = await loadOt();

let server: TestServer;
let origin: string;
let host: Client;
let peer: Client;
let observer: Client;
beforeAll(async () => {
  server = await createTestServer();
  origin = await server.listen();
  host = await server.signIn(PEOPLE.amelie);
  peer = await server.signIn(PEOPLE.ben);
  observer = await server.signIn(PEOPLE.chiara);
});
afterAll(() => server.close());

const textOf = async (id: string) => (await readStoredText(server.deps.database.db, ot, id)).text;

/** A pad of a session in which Ben has written "seat". */
async function writtenPad() {
  const { sessionId, toolId } = await sessionWithTool(server);
  const socket = await openPad(origin, toolId, peer, { rich: true });
  socket.send({ Resume: { client: randomUUID(), revision: 0 } });
  await socket.until(hasTag("Standing"));
  socket.send({ Edit: { revision: 0, operation: ["seat"], edit: 1 } });
  await socket.until(hasHistory(1));
  return { params: { id: sessionId, toolId }, toolId, socket };
}

test("a pad, cleared by the call of the host: no text is left, as an edit of the host, and what is written on the text before stays (TL-P.166)", async () => {
  const { params, toolId, socket } = await writtenPad();
  expect((await host.call(clearTool, { params })).status).toBe(204);
  expect(await textOf(toolId)).toBe("");
  await socket.until(hasHistory(2));
  const changes = await listPadChanges(server.deps.database.db, toolId, -1, 10);
  expect(changes.map(({ operation, keycloakId }) => [operation, keycloakId])).toEqual([
    [["seat"], PEOPLE.ben.keycloakId],
    [[-4], PEOPLE.amelie.keycloakId],
  ]);
  // Ben has written this before the clearing came.
  socket.send({ Edit: { revision: 1, operation: [4, " taken"], edit: 2 } });
  await socket.until(hasHistory(3));
  expect(await textOf(toolId)).toBe(" taken");
  socket.close();
});

test("a pad, cleared by the call of a participant or of an observer: refused, and the text stays (TL-P.166)", async () => {
  const { params, toolId, socket } = await writtenPad();
  for (const who of [peer, observer])
    expect((await who.call(clearTool, { params })).body).toMatchObject({ code: "permission_denied" });
  expect(await textOf(toolId)).toBe("seat");
  socket.close();
});

test("a pad without a text, cleared by the call of the host: its history stays as it is (TL-P.166)", async () => {
  const { params, toolId, socket } = await writtenPad();
  for (const _time of ["first", "second"]) expect((await host.call(clearTool, { params })).status).toBe(204);
  expect(await listPadChanges(server.deps.database.db, toolId, -1, 10)).toHaveLength(2);
  socket.close();
});
