import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { PEOPLE } from "../../../test/people.ts";
import { addSession, OFFER } from "../../../test/sessions.ts";
import { endSession } from "../../modules/sessions/contract.ts";
import { createLog } from "../log/log.ts";

describe("a refused request", () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES, log: createLog((line) => lines.push(line)) });
  });
  afterAll(() => server.close());
  beforeEach(() => void lines.splice(0));
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  test("for lack of permission is one line in the log: person, call, address", async () => {
    const id = await addSession(server.deps, [PEOPLE.amelie, PEOPLE.ben]);
    const ben = await server.signIn(PEOPLE.ben);
    const response = await ben.call(endSession, { params: { id } });
    expect([response.status, response.headers["cache-control"]]).toEqual([403, "no-store"]);
    expect(logged()).toEqual([
      {
        time: expect.any(String),
        level: "warn",
        message: "A request was refused.",
        code: "permission_denied",
        who: "ben",
        what: "endSession",
        from: "127.0.0.1",
      },
    ]);
  });

  test.each([
    ["a wrong CSRF token", { "x-csrftoken": "guessed-token" }, "csrf_failed", "ben"],
    ["a page of another origin", { origin: "https://evil.example" }, "origin_not_allowed", "ben"],
    ["a token of nobody", { authorization: "Bearer guessed-token" }, "token_invalid", null],
  ])("for %s is one line in the log, without the sent values", async (_why, headers, code, who) => {
    const ben = await server.signIn(PEOPLE.ben);
    await ben.send("POST", "/interviews/sessions/", OFFER, headers);
    expect(logged()).toEqual([expect.objectContaining({ code, who, what: "createSession", from: "127.0.0.1" })]);
    expect(lines.join()).not.toContain("guessed-token");
  });

  test("for lack of a sign-in is not logged", async () => {
    expect((await server.anonymous().send("GET", "/interviews/sessions/")).status).toBe(401);
    expect(lines).toEqual([]);
  });
});
