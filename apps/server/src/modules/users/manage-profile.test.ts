import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { addPerson } from "../../../test/people.ts";
import { ASKER, CALLERS, sessionIn } from "../../../test/permission-fixture.ts";
import { PROFILE_MAX_LENGTH } from "../../contract/limits.ts";
import { GenerationError } from "../../platform/generation/generation.ts";
import { joinSession } from "../attendees/contract.ts";
import { getPageData } from "../sessions/contract.ts";
import { manageAnonymizedProfile } from "./contract.ts";
import { routes } from "./routes.ts";

type Action = "generate" | "update" | "approve" | "reject";
let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await createTestServer({
    handlers: [...ALL_ROUTES, ...routes],
    generation: {
      source: "ai",
      generate: () => ({
        [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new GenerationError("provider_unavailable")) }),
      }),
    },
  });
  for (const person of [...Object.values(CALLERS), ASKER]) await addPerson(server.deps, person);
  visitor = await server.signIn(CALLERS.visitor);
});
afterAll(() => server.close());

const manage = (action: Action, text?: string) =>
  visitor.call(manageAnonymizedProfile, {
    params: { action },
    body: text === undefined ? {} : { anonymized_profile_summary: text },
  });

test("one's own description is written, changed, approved and rejected (LS-D5.6)", async () => {
  expect((await manage("approve")).body).toMatchObject({ code: "validation_failed" });
  const drafted = await manage("generate");
  expect(drafted.body).toMatchObject({ status: "draft", source: "composer", text: expect.stringMatching(/\w/) });
  expect(drafted.body.text).not.toContain(CALLERS.visitor.fullName);
  expect((await manage("update", "  Ten years in logistics. ")).body).toEqual({
    status: "draft",
    text: "Ten years in logistics.",
  });
  expect((await manage("approve")).body).toEqual({ status: "approved", text: "Ten years in logistics." });
  expect((await manage("approve", "Nurse, then engineer.")).body.text).toBe("Nurse, then engineer.");
  expect((await manage("reject")).body).toEqual({ status: "none", text: null });
});

test("an approved description is copied to the sessions one joins, a draft is not", async () => {
  const host = await server.signIn(CALLERS.host);
  const joined = async () => {
    const { id } = await sessionIn(server.deps, "SCHEDULED");
    const mine = (await visitor.call(joinSession, { params: { id }, body: {} })).body;
    const { attendees } = (await host.call(getPageData, { params: { id } })).body;
    return { mine, seen: attendees.find((one) => one.id === mine.id)?.anonymized_profile_summary };
  };
  await manage("update", "A draft.");
  expect((await joined()).seen).toBeNull();
  await manage("approve");
  const { mine, seen } = await joined();
  expect([seen, mine.profile_approved]).toEqual(["A draft.", true]);
});

test.each([
  ["update", undefined],
  ["update", " "],
  ["approve", "x".repeat(PROFILE_MAX_LENGTH + 1)],
  ["generate", "Write this."],
  ["reject", "No."],
] as const)("%s refuses invalid input, and nothing is lost", async (action, text) => {
  await manage("approve", "As it was.");
  expect((await manage(action, text)).body).toMatchObject({
    code: "validation_failed",
    field_errors: { anonymized_profile_summary: [expect.any(String)] },
  });
  expect((await manage("approve")).body.text).toBe("As it was.");
});
