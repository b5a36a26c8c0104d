import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { PEOPLE } from "../../../test/people.ts";
import { FORM, mailsTo } from "../../../test/registration.ts";
import { REASON, requestDesk } from "../../../test/request-desk.ts";
import { adminLevelOf } from "../../contract/roles.ts";
import { events as ledgerEvents } from "../../ledger/tables.ts";
import { identityAccounts } from "../../platform/identity/tables.ts";
import { attendees } from "../attendees/tables.ts";
import { invite } from "../invitations/contract.ts";
import { createSession } from "../sessions/contract.ts";
import { approvePendingUser } from "./contract.requests.ts";
import { getMyRegistration, registerPerson } from "./contract.ts";
import { registrations } from "./tables.ts";

const desk = requestDesk();

describe("requests for accounts", () => {
  test("an approved person has the role, a mail in their language, and an event in their own stream", async () => {
    const id = await desk.apply(desk.lea);
    const lea = await desk.browserOf(desk.lea);
    expect((await lea.call(getMyRegistration)).body).toMatchObject({
      status: "pending",
      organisation: { id: 1, name: "Rive Gauche Academy" },
      institution: { id: 1, name: "Lausanne" },
      reason: null,
    });
    expect((await desk.approve(desk.institution, id)).status).toBe(204);
    const person = await desk.personOf(desk.lea);
    expect(person).toMatchObject({ role: "user", isActive: true });
    expect((await lea.call(getMyRegistration)).body.status).toBe("approved");
    expect(await mailsTo(desk.deps, desk.lea)).toMatchObject([
      { kind: "approved", language: "de", keycloakId: person.keycloakId, data: { path: "/home" } },
    ]);
    const events = await desk.deps.database.db
      .select()
      .from(ledgerEvents)
      .where(eq(ledgerEvents.stream, `user:${person.keycloakId}`));
    expect(events.map(({ type, data }) => [type, data])).toEqual([
      ["user.state.update", { role: "user", is_active: true }],
      ["private.notification", { notification_id: expect.any(String), kind: "account_approved", session_id: null }],
    ]);
  });

  test("an approval that comes second leaves no role of its own at the provider", async () => {
    const id = await desk.apply(desk.lea);
    desk.happensMeanwhile(() => desk.reject(desk.platform, id));
    expect((await desk.approve(desk.organisation, id, "institution_admin")).body).toMatchObject({
      code: "registration_decided",
    });
    expect([desk.given.at(-1), (await desk.personOf(desk.lea)).role]).toEqual(["pending_user", "pending_user"]);
  });

  test("an invited person is seated at approval, without another sign-in (AS-3.3)", async () => {
    const owner = await desk.server.signIn(PEOPLE.amelie);
    const session = await owner.call(createSession, {
      body: {
        module: "M1",
        workshop: "pitch_simple",
        language: "en",
        start_time: "2026-12-01T10:00:00.000Z",
        duration_minutes: 30,
        capacity: 4,
      },
    });
    await owner.call(invite, { params: { id: session.body.id }, body: { email: desk.lea } });
    const id = await desk.apply(desk.lea);
    const seats = async () => {
      const { keycloakId } = await desk.personOf(desk.lea);
      const rows = await desk.deps.database.db.select().from(attendees).where(eq(attendees.keycloakId, keycloakId));
      return rows.map(({ sessionId, status }) => [sessionId, status]);
    };
    expect(await seats()).toEqual([]);
    await desk.approve(desk.platform, id);
    expect(await seats()).toEqual([[session.body.id, "INVITED"]]);
  });

  test("a refused person reads the reason by mail, cannot sign in, and may register again (AS-2.9)", async () => {
    const id = await desk.apply(desk.lea);
    const lea = await desk.browserOf(desk.lea);
    expect((await desk.reject(desk.organisation, id)).status).toBe(204);
    expect(await desk.personOf(desk.lea)).toMatchObject({ isActive: false, role: "pending_user" });
    expect((await mailsTo(desk.deps, desk.lea)).map(({ kind, data }) => [kind, data])).toEqual([
      ["rejected", { fullName: "Léa Favre", reason: REASON }],
    ]);
    expect((await lea.call(getMyRegistration)).status).toBe(401);
    const disabled = async () => {
      const { db } = desk.deps.database;
      const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.login, desk.lea));
      return account?.isDisabled;
    };
    expect(await disabled()).toBe(true);
    await desk.deps.database.db.delete(registrations);
    const again = await desk.apply(desk.lea, { institution_id: 2 });
    expect(again).not.toBe(id);
    expect([await disabled(), (await desk.personOf(desk.lea)).isActive]).toEqual([false, true]);
    const waiting = await (await desk.browserOf(desk.lea)).call(getMyRegistration);
    expect(waiting.body).toMatchObject({ status: "pending", institution: { id: 2 } });
    expect((await desk.approve(desk.organisation, again)).status).toBe(204);
  });

  test("of two administrators who decide at once, one wins and the other gets the state (AS-3.4)", async () => {
    const id = await desk.apply(desk.lea);
    let first = 0;
    desk.happensMeanwhile(async () => {
      first = (await desk.reject(desk.organisation, id)).status;
    });
    const late = await desk.approve(desk.platform, id);
    expect([first, late.status, late.body]).toMatchObject([
      204,
      409,
      { code: "registration_decided", status: "rejected" },
    ]);
    const again = await desk.reject(desk.institution, id);
    expect([again.status, again.body]).toMatchObject([409, { code: "registration_decided", status: "rejected" }]);
    expect((await mailsTo(desk.deps, desk.lea)).map(({ kind }) => kind)).toEqual(["rejected"]);
    expect(await desk.personOf(desk.lea)).toMatchObject({ isActive: false, role: "pending_user" });
  });

  test("an administrator approves with a role that they may give, and no other", async () => {
    const id = await desk.apply(desk.lea);
    const refused = await desk.approve(desk.institution, id, "organisation_admin");
    expect([refused.status, refused.body]).toMatchObject([403, { code: "permission_denied" }]);
    const platformRole = await desk.organisation.call(approvePendingUser, {
      params: { id },
      body: { role: "platform_admin" },
    });
    expect(platformRole.status).toBe(403);
    expect((await desk.approve(desk.organisation, id, "organisation_admin")).status).toBe(204);
    const person = await desk.personOf(desk.lea);
    expect(person).toMatchObject({ role: "organisation_admin", organisationId: 1, institutionId: null });
    expect(adminLevelOf(person.role)).toBe("organisation");
    const bare = await desk.apply(`bare-${desk.lea}`, { institution_id: null });
    const unfit = await desk.approve(desk.organisation, bare, "institution_admin");
    expect([unfit.status, unfit.body]).toMatchObject([
      400,
      { field_errors: { institution_id: ["An institution must be selected for this role."] } },
    ]);
  });

  test("a registration of a known address changes nothing of its request", async () => {
    await desk.apply(desk.lea);
    const before = await desk.personOf(desk.lea);
    await desk.server
      .anonymous()
      .call(registerPerson, { body: { ...FORM, email: desk.lea, full_name: "Else", short_name: "E" } });
    expect([await desk.personOf(desk.lea), (await mailsTo(desk.deps, desk.lea)).map(({ kind }) => kind)]).toEqual([
      before,
      ["address_known"],
    ]);
  });
});
