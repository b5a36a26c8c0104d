import { randomUUID } from "node:crypto";
import { gateElement } from "@hotseat/collab/scene/gate";
import { HOSTILE_ELEMENTS } from "@hotseat/collab/scene/hostile-elements";
import { HOSTILE_FILES } from "@hotseat/collab/scene/hostile-files";
import { HOSTILE_MESSAGES } from "@hotseat/collab/scene/hostile-messages";
import { BOARD_SUBPROTOCOL } from "@hotseat/collab/scene/messages";
import { sampleElement, sampleFile } from "@hotseat/collab/scene/testing";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinBoard } from "../../../test/board-client.ts";
import { addBoard, openBoardRoom } from "../../../test/board-room.ts";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { manualClock } from "../../../test/manual-clock.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession } from "../../../test/sessions.ts";
import { openSocket, type SocketOptions } from "../../../test/socket-client.ts";
import { removeAttendee } from "../../modules/attendees/contract.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import { boardFiles, boardOperations, boardSnapshots } from "../../modules/boards/tables.ts";
import { sessions } from "../../modules/sessions/tables.ts";
import { createSocketTicket } from "../../modules/tools/contract.sockets.ts";
import { updateTool } from "../../modules/tools/contract.ts";
import { users } from "../../modules/users/tables.ts";
import { TICKET_SUBPROTOCOL_PREFIX } from "../../platform/identity/socket-tickets.ts";
import { readBoardMessage } from "./read-message.ts";

const box = (id: string, version = 1) => sampleElement("rectangle", { id, version, versionNonce: version });
/** Attempts in each way. */
const UPGRADES = 60;
const MESSAGES = 60;
const EVIL = "https://attacker.example";

describe("a whiteboard under attack", () => {
  const clock = manualClock();
  let server: TestServer;
  let origin: string;
  let people: Record<"amelie" | "ben" | "chiara" | "stranger" | "pending" | "disabled", Client>;
  let room: { sessionId: number; boardId: string };
  let foreign: string;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, clock });
    origin = await server.listen();
    people = {
      amelie: await server.signIn(PEOPLE.amelie),
      ben: await server.signIn(PEOPLE.ben),
      chiara: await server.signIn(PEOPLE.chiara),
      stranger: await server.signIn(PEOPLE.dieter),
      pending: await server.signIn(PEOPLE.pending),
      disabled: await server.signIn({ ...PEOPLE.ben, keycloakId: "disabled" }),
    };
    room = await openBoardRoom(server.deps);
    foreign = await addBoard(server.deps, await addSession(server.deps, [PEOPLE.dieter]));
    await people.disabled.cookie();
    await server.deps.database.db.update(users).set({ isActive: false }).where(eq(users.keycloakId, "disabled"));
  });
  afterAll(() => server.close());
  const ticket = async (who: Client) => {
    const { sessionId: id, boardId: toolId } = room;
    return (await who.call(createSocketTicket, { params: { id, toolId } })).body.ticket;
  };
  const rows = async () => {
    const { db } = server.deps.database;
    const [operations, files] = [await db.select().from(boardOperations), await db.select().from(boardFiles)];
    return { operations, files };
  };
  const by = async (who: Client, more: object = {}) => ({ cookie: await who.cookie(), origin, ...more });
  const offer = (value: string) => [BOARD_SUBPROTOCOL, `${TICKET_SUBPROTOCOL_PREFIX}${value}`];

  /** Each way in, with a new attempt each time. */
  const WAYS: Record<string, () => Promise<readonly [board: string, options: SocketOptions]>> = {
    "without a sign-in": async () => [room.boardId, {}],
    "with an invented sign-in": async () => [
      room.boardId,
      { headers: { cookie: `hotseat_session=${randomUUID()}`, origin } },
    ],
    "from another origin": async () => [room.boardId, { headers: await by(people.ben, { origin: EVIL }) }],
    "with a cookie and no origin": async () => [room.boardId, { headers: { cookie: await people.ben.cookie() } }],
    "without a seat": async () => [room.boardId, { headers: await by(people.stranger) }],
    "with an account that waits for approval": async () => [room.boardId, { headers: await by(people.pending) }],
    "with a disabled account": async () => [room.boardId, { headers: await by(people.disabled) }],
    "to another session's board": async () => [foreign, { headers: await by(people.ben) }],
    "to a board that does not exist": async () => [
      `s${room.sessionId}-${randomUUID().slice(0, 6)}`,
      { headers: await by(people.ben) },
    ],
    "with an invented ticket": async () => [room.boardId, { protocols: offer(randomUUID()) }],
    "with an expired ticket": async () => {
      const expired = await ticket(people.ben);
      clock.advance(31_000);
      return [room.boardId, { protocols: offer(expired) }];
    },
    "with a ticket that was used": async () => {
      const used = await ticket(people.ben);
      const first = await openSocket(`${origin}/api/board/${room.boardId}`, { protocols: offer(used) });
      first.close();
      await first.closed;
      return [room.boardId, { protocols: offer(used) }];
    },
    "with another board's ticket": async () => [foreign, { protocols: offer(await ticket(people.ben)) }],
    "without the subprotocol": async () => [room.boardId, { headers: await by(people.ben), protocols: ["chat"] }],
  };

  test(`${Object.keys(WAYS).length * UPGRADES} upgrades without the right: 0 accepted (TL-W.9)`, async () => {
    const accepted: string[] = [];
    for (const [name, way] of Object.entries(WAYS)) {
      for (let attempt = 0; attempt < UPGRADES; attempt += 1) {
        const [board, { headers, protocols = [BOARD_SUBPROTOCOL] }] = await way();
        const status = await openSocket(`${origin}/api/board/${board}`, {
          ...(headers && { headers }),
          protocols,
        }).then(
          (socket) => {
            socket.close();
            return "101";
          },
          (error: Error) => error.message,
        );
        if (!/^40[0-9]$/.test(status)) accepted.push(`${name}: ${status}`);
      }
    }
    expect(accepted).toEqual([]);
    // The one with the right gets in, so the others failed for the lack of it.
    (await joinBoard(origin, room.boardId, people.ben)).socket.close();
  }, 120_000);

  /** Changes that somebody at a board sends who may not. */
  async function attack(boardId: string, who: Client): Promise<number> {
    const attacker = await joinBoard(origin, boardId, who);
    for (let edit = 1; edit <= MESSAGES; edit += 1) {
      if (edit % 3 === 0) attacker.socket.send({ Clear: { edit } });
      else if (edit % 3 === 1) attacker.socket.send({ Delta: { edit, elements: [box(`evil${edit}`)] } });
      else attacker.socket.send({ File: sampleFile(`evil${edit}`, "image/png", 1, 1) });
    }
    // Each gets the standing as the response, after that on joining and the board.
    await attacker.socket.until(() => attacker.socket.received.length >= 2 + MESSAGES);
    attacker.socket.close();
    await attacker.socket.closed;
    return MESSAGES;
  }
  /** Rights are read again at most every 0.3 s of the server's clock, which stands still here. */
  async function soon<T>(change: Promise<T>): Promise<T> {
    const tick = setInterval(() => clock.advance(300), 20);
    return change.finally(() => clearInterval(tick));
  }
  const standing = (fits: (standing: { can_edit: boolean; reason: string | null }) => boolean) => (message: never) =>
    "Standing" in (message as object) && fits((message as { Standing: never }).Standing);

  test("changes by an observer, on a locked board, after the end and after removal: 0 accepted (TL-W.8)", async () => {
    const { db } = server.deps.database;
    const open = async () => openBoardRoom(server.deps);
    const before = await rows();
    let sent = await attack(room.boardId, people.chiara);

    const locked = await open();
    const watching = await joinBoard(origin, locked.boardId, people.ben);
    const inTool = { id: locked.sessionId, toolId: locked.boardId };
    await people.amelie.call(updateTool, { params: inTool, body: { locked: true } });
    await soon(watching.socket.until(standing(({ reason }) => reason === "locked")));
    watching.socket.close();
    sent += await attack(locked.boardId, people.ben);

    const ended = await open();
    await db.update(sessions).set({ status: "COMPLETED" }).where(eq(sessions.id, ended.sessionId));
    sent += await attack(ended.boardId, people.amelie);

    const left = await open();
    const [seat] = await db
      .select()
      .from(attendees)
      .where(and(eq(attendees.sessionId, left.sessionId), eq(attendees.keycloakId, "ben")));
    const removed = await joinBoard(origin, left.boardId, people.ben);
    const response = await people.amelie.call(removeAttendee, {
      params: { id: left.sessionId, attendeeId: (seat as { id: number }).id },
    });
    expect(response.status).toBe(204);
    expect(await soon(removed.socket.closed)).toMatchObject({ code: 1008 });
    await expect(joinBoard(origin, left.boardId, people.ben)).rejects.toThrow(/40[34]/);
    expect([sent, await rows()]).toEqual([3 * MESSAGES, before]);
  }, 120_000);

  test("hostile elements and images on the wire: none is stored or sent but what the gate leaves (TL-W.10)", async () => {
    const { boardId } = await openBoardRoom(server.deps);
    const [attacker, witness] = [
      await joinBoard(origin, boardId, people.ben),
      await joinBoard(origin, boardId, people.amelie),
    ];
    const fits = ({ payload }: { payload: unknown }) => (JSON.stringify(payload) ?? "").length < 1_000_000;
    // A message with deeper lists than elements have is refused as a whole.
    const readable = ({ payload }: { payload: unknown }) =>
      readBoardMessage(JSON.stringify({ Delta: { edit: 1, elements: [payload] } })) !== null;
    for (const [at, { payload }] of HOSTILE_ELEMENTS.filter(fits).filter(readable).entries()) {
      const { id } = payload as { id?: unknown };
      // One with the id of another would be compared with that one.
      const isSample = typeof id === "string" && /^[a-z]+-1$/.test(id);
      // A second's worth of messages would be spent.
      clock.advance(20);
      await attacker.draw([isSample ? { ...(payload as object), id: `${id}-${at}` } : payload]);
    }
    for (const { payload } of HOSTILE_FILES.filter(fits)) {
      clock.advance(20);
      attacker.socket.send({ File: payload });
    }
    await attacker.draw([box("end")]);
    await witness.seen(attacker, attacker.edits);
    const { operations, files } = await rows();
    const elements = operations.filter((row) => row.boardId === boardId).flatMap((row) => row.elements);
    expect(elements.map((element) => gateElement(element))).toEqual(elements);
    expect([...witness.scene.values()].map((element) => gateElement(element))).toEqual([...witness.scene.values()]);
    expect(files.filter((row) => row.boardId === boardId)).toEqual([]);
    attacker.socket.close();
    witness.socket.close();
  }, 120_000);

  test.each(HOSTILE_MESSAGES)(
    "a message that is none closes the socket and nothing else: $name",
    async ({ payload }) => {
      const attacker = await joinBoard(origin, room.boardId, people.ben);
      attacker.socket.sendText(payload);
      expect(await attacker.socket.closed).toMatchObject({ code: 1008 });
    },
  );

  test("hostile rows in the database reach nobody (TL-W.11)", async () => {
    const { boardId } = await openBoardRoom(server.deps);
    const { db } = server.deps.database;
    const at = clock.now();
    const storable = HOSTILE_ELEMENTS.map(({ payload }) => payload).filter(
      (payload) => !/\\u0000|\\ud800/.test(JSON.stringify(payload) ?? "\\u0000"),
    );
    const row = { boardId, client: randomUUID(), keycloakId: "ben", at };
    await db.insert(boardSnapshots).values({ boardId, seq: 1, elements: storable });
    await db.insert(boardOperations).values({ ...row, seq: 2, edit: 2, elements: [...storable, box("good")] });
    const victim = await joinBoard(origin, boardId, people.amelie);
    const got = [...victim.scene.values()];
    expect(got.map((element) => gateElement(element))).toEqual(got);
    expect(got).toContainEqual(box("good"));
    victim.socket.close();
  });
});
