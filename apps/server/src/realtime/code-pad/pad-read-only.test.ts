import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { hasHistory, hasTag, openPad } from "../../../test/pad-sockets.ts";
import type { SocketClient } from "../../../test/socket-client.ts";
import { createReadOnlyPadIds } from "../../modules/pads/read-only-ids.ts";

const PAD = "k3Xp9a";
const TEXT = "seat";

let server: TestServer;
let origin: string;
let readOnlyId: string;

interface Standing {
  readonly Standing: { readonly can_edit: boolean; readonly reason: string | null; readonly read_only_id: string };
}

async function openRich(id: string): Promise<{ socket: SocketClient; standing: Standing["Standing"] }> {
  const socket = await openPad(origin, id, null, { rich: true });
  socket.send({ Resume: { client: randomUUID(), revision: 0 } });
  const { Standing: standing } = await socket.until<Standing>(hasTag("Standing"));
  return { socket, standing };
}
const isReader = (message: { UserInfo?: { info: { name: string } | null } }) =>
  message.UserInfo?.info?.name === "Reader";
const openPlain = (id: string) => openPad(origin, id, null, { rich: false });
const textAt = async (id: string) => (await fetch(`${origin}/api/text/${id}`)).text();

beforeAll(async () => {
  server = await createTestServer();
  origin = await server.listen();
  const { socket: writer, standing } = await openRich(PAD);
  readOnlyId = standing.read_only_id;
  writer.send({ Edit: { revision: 0, operation: [TEXT], edit: 1 } });
  await writer.until(hasHistory(1));
});
afterAll(() => server.close());

test("a richer client at the read-only id reads all edits, and its own edit and language change nothing (TL-P.62)", async () => {
  const { socket: owner, standing } = await openRich("other1");
  expect(standing).toMatchObject({ can_edit: true, reason: null });
  owner.send({ Edit: { revision: 0, operation: [TEXT], edit: 1 } });
  const reader = await openRich(standing.read_only_id);
  expect(reader.standing).toEqual({ ...standing, can_edit: false, reason: "read_only" });
  await reader.socket.until(hasHistory(1));
  reader.socket.send({ SetLanguage: "rust" });
  reader.socket.send({ Edit: { revision: 1, operation: [TEXT.length, "no"], edit: 1 } });
  reader.socket.send({ ClientInfo: { name: "Reader", hue: 1 } });
  await owner.until(isReader);
  // An edit of the reader would be stored before this one.
  owner.send({ Edit: { revision: 1, operation: [TEXT.length, "s"], edit: 2 } });
  await owner.until(hasHistory(2));
  await reader.socket.until(hasHistory(2));
  expect(await textAt("other1")).toBe(`${TEXT}s`);
  // A language comes before the people.
  const next = await openRich("other1");
  await next.socket.until(isReader);
  expect(next.socket.received.filter((message) => "Language" in (message as object))).toEqual([]);
  expect(JSON.stringify(reader.socket.received)).not.toContain("other1");
});

test("a plain client at the read-only id gets the messages of the plain wire, and an edit ends its socket (TL-P.62)", async () => {
  const socket = await openPlain(readOnlyId);
  await socket.until(hasHistory(1));
  expect(socket.received.slice(0, 2)).toEqual([
    { Identity: expect.any(Number) },
    { History: { start: 0, operations: [{ id: 0, operation: [TEXT] }] } },
  ]);
  socket.send({ Edit: { revision: 1, operation: [TEXT.length, "!"] } });
  expect(await socket.closed).toEqual({ code: 1008, reason: "You may read this document, not change it." });
  expect(await textAt(readOnlyId)).toBe(TEXT);
});

test("the writing id sees no other messages on the plain wire", async () => {
  const socket = await openPlain(PAD);
  await socket.until(hasHistory(1));
  expect(socket.received.filter((message) => "Standing" in (message as object))).toEqual([]);
});

test("an altered or foreign read-only id, and one of another secret, open nothing (TL-P.62)", async () => {
  const last = readOnlyId.at(-2) === "A" ? "B" : "A";
  const altered = readOnlyId.slice(0, -2) + last + readOnlyId.at(-1);
  for (const id of [altered, createReadOnlyPadIds("another").of(PAD) ?? ""]) {
    await expect(openPlain(id)).rejects.toThrow("404");
    expect((await fetch(`${origin}/api/text/${id}`)).status).toBe(404);
  }
});

test("a read-only id is always the same for a pad, differs between pads, and exists for no session's pad", () => {
  const ids = createReadOnlyPadIds("secret");
  const id = ids.of(PAD) ?? "";
  expect(createReadOnlyPadIds("secret").of(PAD)).toBe(id);
  expect(ids.of("k3Xp9b")).not.toBe(id);
  expect(ids.padOf(id)).toBe(PAD);
  expect(ids.of("s12-k3Xp9a")).toBeNull();
  expect([ids.padOf("r-notes"), ids.padOf(PAD)]).toEqual([undefined, undefined]);
});
