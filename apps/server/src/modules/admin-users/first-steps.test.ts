import { expect, test } from "vitest";
import { createTestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { getFirstSteps } from "./contract.ts";

test("the first steps are those of the administrator's scope (AS-1.5)", async () => {
  const server = await createTestServer();
  try {
    const admin = await server.signIn(PEOPLE.platformAdmin);
    const user = await server.signIn(PEOPLE.amelie);
    expect((await admin.call(getFirstSteps)).body).toEqual({
      organisation: true,
      institution: true,
      people: true,
      session: false,
    });
    expect(await user.call(getFirstSteps)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
  } finally {
    await server.close();
  }
});
