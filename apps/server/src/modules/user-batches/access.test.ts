import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { CALLERS, type Caller, type EightCallers, eightCallers } from "../../../test/eight-callers.ts";
import type { OperationContract } from "../../contract/operation.ts";
import * as contract from "./contract.ts";
import { userBatches } from "./tables.ts";

type Outcome = string;
type Row = Readonly<Record<Caller, Outcome>>;

const UNKNOWN_ID = 2_000_000_000;
/** For callers who are stopped before the scope is looked at. */
const STOPPED = {
  anonymous: "not_authenticated",
  pending: "account_pending",
  user: "permission_denied",
  embed: "permission_denied",
  disabled: "not_authenticated",
} as const;
const row = (institutionAdmin: Outcome, organisationAdmin: Outcome, platformAdmin: Outcome): Row => ({
  ...STOPPED,
  institutionAdmin,
  organisationAdmin,
  platformAdmin,
});

/**
 * The administrators belong to institution 1 of organisation 1. `own` is that one, `foreign` another one of the same
 * organisation (for organisations: another organisation), `nested` an institution inside another organisation.
 */
const ORGANISATIONS = { own: 1, foreign: 2, unknown: UNKNOWN_ID } as const;
const INSTITUTIONS = { own: 1, foreign: 2, nested: 3, unknown: UNKNOWN_ID } as const;
const NO_ORGANISATION = "organisation_not_found";
const NO_INSTITUTION = "institution_not_found";
const inOrganisation = (made: Outcome) => ({
  own: row(NO_ORGANISATION, made, made),
  foreign: row(NO_ORGANISATION, NO_ORGANISATION, made),
  unknown: row(NO_ORGANISATION, NO_ORGANISATION, NO_ORGANISATION),
});
const inInstitution = (made: Outcome) => ({
  own: row(made, made, made),
  foreign: row(NO_INSTITUTION, made, made),
  nested: row(NO_INSTITUTION, NO_INSTITUTION, made),
  unknown: row(NO_INSTITUTION, NO_INSTITUTION, NO_INSTITUTION),
});
const onPlatform = (made: Outcome) => ({ own: row("permission_denied", "permission_denied", made) });

/** Calls of one import, which the platform's administrator has created in each of these scopes. */
const NONE = "batch_not_found";
const forEverybody = (outcome: Outcome) => ({
  institution: row(outcome, outcome, outcome),
  foreignInstitution: row(NONE, outcome, outcome),
  nested: row(NONE, NONE, outcome),
  organisation: row(NONE, outcome, outcome),
  foreign: row(NONE, NONE, outcome),
  platform: row(NONE, NONE, outcome),
  unknown: row(NONE, NONE, NONE),
});
const forItsCreator = (outcome: Outcome) => ({
  institution: row("permission_denied", "permission_denied", outcome),
  foreignInstitution: row(NONE, "permission_denied", outcome),
  nested: row(NONE, NONE, outcome),
  organisation: row(NONE, "permission_denied", outcome),
  foreign: row(NONE, NONE, outcome),
  platform: row(NONE, NONE, outcome),
  unknown: row(NONE, NONE, NONE),
});

type Id = keyof typeof contract;
const TABLE: Readonly<Record<Id, Readonly<Record<string, Row>>>> = {
  createPlatformBatch: onPlatform("201"),
  listPlatformBatches: onPlatform("200"),
  createOrganisationBatch: inOrganisation("201"),
  listOrganisationBatches: inOrganisation("200"),
  createInstitutionBatch: inInstitution("201"),
  listInstitutionBatches: inInstitution("200"),
  getBatch: forEverybody("200"),
  listBatchRows: forEverybody("200"),
  putBatchRows: forItsCreator("200"),
  checkBatch: forItsCreator("batch_incomplete"),
  startBatch: forItsCreator("batch_incomplete"),
  undoBatch: forEverybody("undo_closed"),
  cancelBatch: forEverybody("202"),
};
const SCOPES = {
  institution: { level: "institution", organisationId: 1, institutionId: 1 },
  foreignInstitution: { level: "institution", organisationId: 1, institutionId: 2 },
  nested: { level: "institution", organisationId: 2, institutionId: 3 },
  organisation: { level: "organisation", organisationId: 1, institutionId: null },
  foreign: { level: "organisation", organisationId: 2, institutionId: null },
  platform: { level: "platform", organisationId: null, institutionId: null },
} as const;

const bodyOf = (id: string): unknown => {
  if (id.startsWith("create")) return { idempotency_key: randomUUID(), row_count: 2 };
  if (id === "putBatchRows") return { offset: 0, rows: [{ row: 1, values: { email: "a@b.example" } }] };
  if (id === "startBatch") return { policy: "skip_bad", send_invitations: false };
  return undefined;
};

describe("calls of imports of people: 8 kinds of caller × own, foreign, nested and unknown scopes (BE-S.13)", () => {
  let server: TestServer;
  let callers: EightCallers;
  const batches: Record<string, number> = { unknown: UNKNOWN_ID };
  beforeAll(async () => {
    server = await createTestServer();
    const { deps } = server;
    const { db } = deps.database;
    callers = await eightCallers(server);
    for (const [name, scope] of Object.entries(SCOPES)) {
      const values = { keycloakId: "platform-admin", idempotencyKey: name, rowCount: 2, createdAt: deps.clock.now() };
      const [made] = await db
        .insert(userBatches)
        .values({ ...values, ...scope })
        .returning();
      batches[name] = made?.id ?? 0;
    }
  });
  afterAll(() => server.close());

  const OPERATIONS: readonly OperationContract[] = Object.values(contract);
  test("the table has every call, and no other", () => {
    expect(Object.keys(TABLE).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort());
  });

  const paramsOf = (operation: OperationContract, where: string): object => {
    if (operation.path.includes(":orgId")) return { orgId: ORGANISATIONS[where as keyof typeof ORGANISATIONS] };
    if (operation.path.includes(":instId")) return { instId: INSTITUTIONS[where as keyof typeof INSTITUTIONS] };
    return operation.path.includes(":batchId") ? { batchId: batches[where] } : {};
  };
  test.each(Object.keys(TABLE) as Id[])("%s", async (id) => {
    const operation = OPERATIONS.find((one) => one.id === id) as OperationContract;
    const found: Record<string, Row> = {};
    for (const where of Object.keys(TABLE[id])) {
      const outcomes = {} as Record<Caller, Outcome>;
      for (const caller of CALLERS) {
        outcomes[caller] = await callers.outcome(caller, operation, {
          params: paramsOf(operation, where),
          body: bodyOf(id),
        });
      }
      found[where] = outcomes;
    }
    expect(found).toEqual(TABLE[id]);
  });
});
