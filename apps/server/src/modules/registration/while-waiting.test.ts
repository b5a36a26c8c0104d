import { expect, test } from "vitest";
import { createTestServer } from "../../../test/create-test-server.ts";
import { addPerson, member, PEOPLE } from "../../../test/people.ts";
import { OPERATIONS } from "../../operations.ts";
import { listPendingUsers } from "./contract.requests.ts";

/** The calls of a person who waits for approval: about their own account, and those open to everybody. */
const WHILE_WAITING = new Set([
  "getMe",
  "updateMe",
  "exportOwnData",
  "deleteOwnAccount",
  "getMyRegistration",
  "chooseMyInstitution",
  "streamEvents",
  "streamUser",
  "streamSession",
  "streamOrganisation",
  "streamSector",
  "getPreferences",
  "updatePreferences",
  "listDevices",
  "endDevice",
  "endOtherDevices",
  "changePassword",
  "getSecondFactor",
  "beginSecondFactor",
  "confirmSecondFactor",
  "removeSecondFactor",
]);

test("a person who waits for approval gets account_pending from every call that is not about their own account (AS-2.7)", async () => {
  const server = await createTestServer();
  try {
    const waiting = await server.signIn(PEOPLE.pending);
    await addPerson(server.deps, member("somebody"));
    const wrong: unknown[] = [];
    for (const operation of OPERATIONS.filter(({ access }) => access !== "public" && access !== "partner")) {
      if (WHILE_WAITING.has(operation.id)) continue;
      const path = operation.path.replace(/:(\w+)/g, "1");
      const { status, body } = await waiting.send(operation.method, path, operation.body ? {} : undefined);
      if (status !== 403 || !["account_pending", "permission_denied"].includes(String(body.code)))
        wrong.push([operation.id, status, body.code]);
      if (operation.access !== "platform-admin" && body.code !== "account_pending")
        wrong.push([operation.id, body.code]);
    }
    expect(wrong).toEqual([]);
  } finally {
    await server.close();
  }
});

test("a person without an administrator's role reads no requests", async () => {
  const server = await createTestServer();
  try {
    for (const [person, code] of [
      [PEOPLE.amelie, "permission_denied"],
      [PEOPLE.pending, "account_pending"],
    ] as const) {
      const response = await (await server.signIn(person)).call(listPendingUsers);
      expect([response.status, response.body]).toEqual([403, expect.objectContaining({ code })]);
    }
  } finally {
    await server.close();
  }
});
