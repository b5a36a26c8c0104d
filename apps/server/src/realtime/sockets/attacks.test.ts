import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { hasTag, openPad, sessionWithTool, type ToolSession } from "../../../test/pad-sockets.ts";
import { PEOPLE } from "../../../test/people.ts";
import { openSocket } from "../../../test/socket-client.ts";
import { removeAttendee } from "../../modules/attendees/contract.ts";
import { attendees } from "../../modules/attendees/tables.ts";
import { countPadChanges } from "../../modules/pads/pad-history.ts";
import { createSocketTicket } from "../../modules/tools/contract.sockets.ts";
import { systemClock } from "../../platform/clock/system-clock.ts";
import { socketTickets } from "../../platform/identity/tables.ts";

/** Attacks of one kind at the same time. */
const AT_ONCE = 20;
const TIMEOUT_MS = 180_000;

let server: TestServer;
let origin: string;
let clients: Record<"amelie" | "ben" | "chiara" | "dieter", Client>;
let place: ToolSession;

beforeAll(async () => {
  server = await createTestServer({ clock: systemClock });
  origin = await server.listen();
  const { amelie, ben, chiara, dieter } = PEOPLE;
  clients = {
    amelie: await server.signIn(amelie),
    ben: await server.signIn(ben),
    chiara: await server.signIn(chiara),
    dieter: await server.signIn(dieter),
  };
  place = await sessionWithTool(server);
});
afterAll(() => server.close());

/** Runs attacks and returns how many were accepted. */
async function accepted(attacks: number, attack: (number: number) => Promise<boolean>): Promise<number> {
  let count = 0;
  for (let from = 0; from < attacks; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, attacks - from) }, (_, at) => attack(from + at));
    count += (await Promise.all(some)).filter(Boolean).length;
  }
  return count;
}
/** Whether an upgrade is accepted. */
const opens = (opening: ReturnType<typeof openSocket>): Promise<boolean> =>
  opening.then(
    (socket) => {
      socket.close();
      return true;
    },
    () => false,
  );
const ticket = async (client: Client): Promise<string> =>
  (await client.call(createSocketTicket, { params: { id: place.sessionId, toolId: place.toolId } })).body.ticket;
const stored = (): Promise<number> => countPadChanges(server.deps.database.db, place.toolId);
const edit = (number: number) => ({ Edit: { revision: 0, operation: [`attack ${number}`], edit: number } });

test(
  "of 1,000 upgrades and messages by people without the right none is accepted (LS-D4.1, TL-P.80)",
  async () => {
    const { db } = server.deps.database;
    const outcome: Record<string, number> = {};
    const foreign = ["https://evil.example", "null", `${origin}.evil.example`, "http://localhost:1"];
    outcome["another origin"] = await accepted(200, (at) =>
      opens(openPad(origin, place.toolId, clients.amelie, { from: foreign[at % foreign.length], rich: at % 2 === 0 })),
    );
    outcome["cookies without an origin"] = await accepted(50, () =>
      opens(openPad(origin, place.toolId, clients.amelie, { from: null })),
    );
    outcome["not signed in"] = await accepted(100, (at) =>
      opens(openPad(origin, place.toolId, null, { rich: at % 2 === 0 })),
    );
    outcome["no seat"] = await accepted(100, (at) =>
      opens(openPad(origin, place.toolId, clients.dieter, { rich: at % 2 === 0 })),
    );
    outcome["an invented ticket"] = await accepted(50, (at) =>
      opens(openPad(origin, place.toolId, null, { ticket: `invented${at}`, rich: true })),
    );
    const expired = await Promise.all(Array.from({ length: 5 }, () => ticket(clients.ben)));
    await db.update(socketTickets).set({ expiresAt: new Date(Date.now() - 1) });
    outcome["an expired ticket"] = await accepted(50, (at) =>
      opens(openPad(origin, place.toolId, null, { ticket: expired[at % expired.length] as string, rich: true })),
    );
    const used = await ticket(clients.ben);
    (await openPad(origin, place.toolId, null, { ticket: used, rich: true })).close();
    outcome["a used ticket"] = await accepted(100, () =>
      opens(openPad(origin, place.toolId, null, { ticket: used, rich: true })),
    );
    outcome["another instance's way"] = await accepted(50, (at) =>
      opens(
        openSocket(`${origin}/internal/documents/pad/${place.toolId}`, {
          protocols: [PAD_SUBPROTOCOL],
          headers: { authorization: `Instance invented${at}` },
        }),
      ),
    );

    const observer = await openPad(origin, place.toolId, clients.chiara, { rich: true });
    observer.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
    await observer.until(hasTag("Standing"));
    for (let at = 1; at <= 150; at += 1) observer.send(edit(at));
    observer.send({ ClientInfo: { name: "", hue: 1 } });
    await observer.until(hasTag("UserInfo"));
    outcome["an observer's edit"] = await stored();

    const removed = await openPad(origin, place.toolId, clients.ben, { rich: true });
    removed.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
    await removed.until(hasTag("Standing"));
    const earlier: string[] = [];
    while (earlier.length < 50) earlier.push(await ticket(clients.ben));
    const seats = await db.select().from(attendees).where(eq(attendees.sessionId, place.sessionId));
    const attendeeId = seats.find(({ keycloakId }) => keycloakId === PEOPLE.ben.keycloakId)?.id as number;
    await clients.amelie.call(removeAttendee, { params: { id: place.sessionId, attendeeId } });
    await removed.closed;
    outcome["a removed person's earlier ticket"] = await accepted(earlier.length, (at) =>
      opens(openPad(origin, place.toolId, null, { ticket: earlier[at] as string, rich: true })),
    );
    outcome["a removed person's upgrade"] = await accepted(100, (at) =>
      opens(openPad(origin, place.toolId, clients.ben, { rich: at % 2 === 0 })),
    );
    observer.close();
    expect(outcome).toEqual(Object.fromEntries(Object.keys(outcome).map((kind) => [kind, 0])));

    // The same pad takes the edit of somebody who has the right: nothing above failed for another reason.
    const host = await openPad(origin, place.toolId, clients.amelie, { rich: true });
    host.send({ Resume: { client: crypto.randomUUID(), revision: 0 } });
    host.send(edit(1));
    await host.until((message: { History?: { operations: unknown[] } }) => message.History?.operations.length === 1);
    expect(await stored()).toBe(1);
    host.close();
  },
  TIMEOUT_MS,
);
