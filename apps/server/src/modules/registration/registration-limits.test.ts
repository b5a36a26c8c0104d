import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { addPerson, PEOPLE } from "../../../test/people.ts";
import { FORM, mailsTo } from "../../../test/registration.ts";
import { REGISTRATIONS } from "../../platform/quota/quota.ts";
import { quotaUses } from "../../platform/quota/tables.ts";
import { forgotPassword, registerPerson, resendVerification } from "./contract.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("registration, with rate limits", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({ config: { rateLimitPerMinute: 3000 } });
    await addPerson(server.deps, PEOPLE.amelie);
  });
  afterAll(() => server.close());

  test.each(["amelie@hotseat.example", "lea@example.org"])(
    "sends %s five mails an hour at most, and says so alike",
    async (email) => {
      const client = server.anonymous();
      const register = (at: number) =>
        at % 2 === 0
          ? client.call(registerPerson, { body: { ...FORM, email } })
          : client.call(resendVerification, { body: { email } });
      const forget = () => client.call(forgotPassword, { body: { email } });
      // Links for a new password are counted apart from registrations, which anybody can type.
      for (const send of [register, forget]) {
        const before = (await mailsTo(server.deps, email)).length;
        const answers = [];
        for (let at = 0; at < 8; at++) answers.push(await send(at));
        expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
        expect(Number(answers[5]?.headers["retry-after"])).toBeGreaterThan(0);
        expect((await mailsTo(server.deps, email)).length - before).toBeLessThanOrEqual(5);
      }
    },
  );

  test("counts registrations of one network, whatever their addresses", async () => {
    const { database, clock } = server.deps;
    const client = server.anonymous();
    const register = async (email: string) => (await client.call(registerPerson, { body: { ...FORM, email } })).status;
    await database.db.delete(quotaUses);
    // All but one of what a network has.
    const endsAt = new Date(clock.now().getTime() + HOUR_MS);
    await database.db.insert(quotaUses).values({ key: "registration:127.0.0.1", used: REGISTRATIONS.uses - 1, endsAt });
    expect([await register("one@example.org"), await register("two@example.org")]).toEqual([202, 429]);
  });
});
