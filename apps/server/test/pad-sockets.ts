import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import { and, eq } from "drizzle-orm";
import { removeAttendee } from "../src/modules/attendees/contract.ts";
import { attendees } from "../src/modules/attendees/tables.ts";
import { createSchedule } from "../src/modules/schedule/schedule-repository.ts";
import type { ToolKind } from "../src/modules/tools/tool-kinds.ts";
import { insertTool } from "../src/modules/tools/tool-repository.ts";
import { TICKET_SUBPROTOCOL_PREFIX } from "../src/platform/identity/socket-tickets.ts";
import type { Client } from "./client.ts";
import type { TestServer } from "./create-test-server.ts";
import { PEOPLE, type Person } from "./people.ts";
import { addSession } from "./sessions.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

export interface ToolSession {
  readonly sessionId: number;
  readonly toolId: string;
}

/** A running session of Amélie's with Ben, and Chiara as observer, and one tool. */
export async function sessionWithTool({ deps }: TestServer, kind: ToolKind = "code"): Promise<ToolSession> {
  const sessionId = await addSession(deps, [PEOPLE.amelie, PEOPLE.ben, PEOPLE.chiara]);
  const { db } = deps.database;
  await createSchedule(db, sessionId);
  await db
    .update(attendees)
    .set({ seat: "observer" })
    .where(and(eq(attendees.sessionId, sessionId), eq(attendees.keycloakId, PEOPLE.chiara.keycloakId)));
  const { id: toolId } = await insertTool(db, {
    sessionId,
    kind,
    name: "Code",
    position: 0,
    creatorKeycloakId: PEOPLE.amelie.keycloakId,
    createdAt: deps.clock.now(),
  });
  return { sessionId, toolId };
}

/** Amélie removes somebody from the session. */
export async function removeFrom(server: TestServer, sessionId: number, { keycloakId }: Person): Promise<void> {
  const rows = await server.deps.database.db.select().from(attendees).where(eq(attendees.sessionId, sessionId));
  const attendeeId = rows.find((row) => row.keycloakId === keycloakId)?.id as number;
  const host = await server.signIn(PEOPLE.amelie);
  const { status } = await host.call(removeAttendee, { params: { id: sessionId, attendeeId } });
  if (status >= 300) throw new Error(`The removal returned ${status}.`);
}

export interface PadSocketOptions {
  readonly rich?: boolean;
  readonly ticket?: string;
  /** Default: the server's own; null for none. */
  readonly from?: string | null;
}

/** A socket of a browser's page at a pad; without a client, of somebody who is not signed in. */
export async function openPad(
  origin: string,
  id: string,
  client: Client | null,
  { rich = false, ticket, from = origin }: PadSocketOptions = {},
): Promise<SocketClient> {
  const cookie = await client?.cookie();
  const protocols = [
    ...(rich ? [PAD_SUBPROTOCOL] : []),
    ...(ticket === undefined ? [] : [TICKET_SUBPROTOCOL_PREFIX + ticket]),
  ];
  const headers = { ...(cookie && { cookie }), ...(from !== null && { origin: from }) };
  return openSocket(`${origin}/api/socket/${encodeURIComponent(id)}`, { headers, protocols });
}

/** Fits a message of history that reaches this many operations. */
export const hasHistory =
  (operations: number) =>
  (message: { History?: { start: number; operations: unknown[] } }): boolean =>
    message.History !== undefined && message.History.start + message.History.operations.length >= operations;

/** Fits a message with this tag. */
export const hasTag =
  (tag: string) =>
  (message: object): boolean =>
    tag in message;

/** Each standing that a richer client was sent. */
export function standingsOf({ received }: SocketClient): readonly { can_edit: boolean; reason: string | null }[] {
  return received.flatMap((message) => {
    const { Standing } = message as { Standing?: { can_edit: boolean; reason: string | null } };
    return Standing ? [Standing] : [];
  });
}
