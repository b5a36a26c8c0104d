import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { CALLERS, type Caller, type EightCallers, eightCallers, PERSON_OF } from "../../../test/eight-callers.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import type { OperationContract } from "../../contract/operation.ts";
import * as contract from "./contract.ts";
import { notify } from "./notify.ts";
import { notifications } from "./tables.ts";

type Row = Readonly<Record<Caller, string>>;
/** Everybody with an account that may act has the same inbox calls, whatever their role. */
const row = (people: string, embed: string): Row => ({
  anonymous: "not_authenticated",
  pending: "account_pending",
  user: people,
  institutionAdmin: people,
  organisationAdmin: people,
  platformAdmin: people,
  embed,
  disabled: "not_authenticated",
});

const NONE = "notification_not_found";
/** Notifications: one's own about an account, one's own about the session of the token, somebody else's, none. */
const TABLE: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  listNotifications: { own: row("200", "200") },
  countUnreadNotifications: { own: row("200", "200") },
  readAllNotifications: { own: row("204", "204") },
  listNotificationTypes: { own: row("200", "200") },
  getViewState: { own: row("200", "permission_denied") },
  readNotification: {
    own: row("200", NONE),
    ofSession: row("200", "200"),
    foreign: row(NONE, NONE),
    unknown: row(NONE, NONE),
  },
  updateViewState: {
    own: row("200", "permission_denied"),
    ofSession: row("200", "permission_denied"),
    foreign: row(NONE, "permission_denied"),
    unknown: row(NONE, "permission_denied"),
  },
};

describe("calls of the inbox: 8 kinds of caller × own, the token's session, foreign and unknown (IN-5.5)", () => {
  let server: TestServer;
  let callers: EightCallers;
  beforeAll(async () => {
    server = await createTestServer();
    callers = await eightCallers(server);
    const { database, clock } = server.deps;
    await addPerson(server.deps, PEOPLE.ben);
    const people = [...new Set([...Object.values(PERSON_OF), PEOPLE.ben.keycloakId])];
    const { sessionId } = callers;
    await database.transaction((tx) =>
      notify(
        tx,
        clock,
        people.flatMap((keycloakId) => [
          { kind: "account_approved" as const, cause: `account:${keycloakId}`, keycloakId },
          { kind: "session_reminder" as const, cause: `session:${keycloakId}`, keycloakId, sessionId },
        ]),
      ),
    );
  });
  afterAll(() => server.close());

  async function notificationOf(caller: Caller, where: string): Promise<string> {
    if (where === "unknown") return randomUUID();
    const person = where === "foreign" || caller === "anonymous" ? PEOPLE.ben.keycloakId : PERSON_OF[caller];
    const session =
      where === "ofSession" ? eq(notifications.sessionId, callers.sessionId) : isNull(notifications.sessionId);
    const [found] = await server.deps.database.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.keycloakId, person), session));
    return found?.id ?? "";
  }
  const inputOf = (id: string, notification: string): object => {
    if (id === "readNotification") return { params: { id: notification } };
    return id === "updateViewState" ? { body: { notifications: { last_seen_id: notification } } } : {};
  };

  const OPERATIONS = Object.values(contract).filter(
    (one): one is typeof one & OperationContract => "path" in one && "method" in one,
  );
  test("the table has every call, and no other", () => {
    expect(Object.keys(TABLE).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  });

  test.each(Object.keys(TABLE))("%s", async (id) => {
    const operation = OPERATIONS.find((one) => one.id === id) as OperationContract;
    const found: Record<string, Row> = {};
    for (const where of Object.keys(TABLE[id] ?? {})) {
      const outcomes = {} as Record<Caller, string>;
      for (const caller of CALLERS)
        outcomes[caller] = await callers.outcome(caller, operation, inputOf(id, await notificationOf(caller, where)));
      found[where] = outcomes;
    }
    expect(found).toEqual(TABLE[id]);
  });
});
