import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import type { TestServer } from "../../../test/create-test-server.ts";
import { member } from "../../../test/people.ts";
import { codeOf, openRunningServer, type RunningServer } from "../../../test/running-session.ts";
import { userStream } from "../../ledger/streams.ts";
import { events } from "../../ledger/tables.ts";
import { listAttendees } from "../attendees/contract.ts";
import { reportAttendee } from "./contract.ts";
import { personReports } from "./tables.ts";

let server: TestServer;
let owner: Client;
let sessionWith: RunningServer["sessionWith"];
beforeAll(async () => {
  ({ server, owner, sessionWith } = await openRunningServer());
});
afterAll(() => server.close());

describe("a report (LS-D4.2)", () => {
  test("is kept once for each pair, its text in no other place", async () => {
    const { params, clients, ids } = await sessionWith([member("teller"), member("told-of")]);
    const [teller, reported] = clients as [Client, Client];
    const target = { ...params, attendeeId: ids[1] as number };
    for (const comment of ["Shouted.", "Shouted, twice."])
      expect(
        (await teller.call(reportAttendee, { params: target, body: { reason: "harassment", comment } })).status,
      ).toBe(204);
    const { db } = server.deps.database;
    const kept = await db.select().from(personReports).where(eq(personReports.sessionId, params.id));
    expect(kept).toMatchObject([{ comment: "Shouted, twice.", reason: "harassment", reportedKeycloakId: "told-of" }]);
    const ledger = JSON.stringify(await db.select().from(events));
    expect(ledger).not.toContain("Shouted");
    expect(ledger).not.toContain("harassment");
    const onTheirStream = await db
      .select()
      .from(events)
      .where(eq(events.stream, userStream("told-of")));
    expect(onTheirStream).toEqual([]);
    expect(codeOf(await reported.call(reportAttendee, { params: target, body: { reason: "other" } }))).toBe(
      "not_about_yourself",
    );
  });

  test.each([{ reason: "boring" }, { reason: "other", comment: "x".repeat(1001) }, {}])(
    "of a wrong form is refused: %j",
    async (body) => {
      const { params, clients } = await sessionWith([member("former")]);
      const people = (await owner.call(listAttendees, { params })).body.results;
      const attendeeId = people.find((person) => person.is_owner)?.id as number;
      const response = await (clients[0] as Client).call(reportAttendee, {
        params: { ...params, attendeeId },
        body: body as never,
      });
      expect([response.status, codeOf(response)]).toEqual([400, "validation_failed"]);
    },
  );
});
