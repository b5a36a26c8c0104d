import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { PEOPLE } from "../../../test/people.ts";
import { evaluateAttendee } from "../../modules/evaluations/contract.ts";
import { routes as evaluationRoutes } from "../../modules/evaluations/routes.ts";
import { listSessions } from "../../modules/sessions/contract.catalogue.ts";
import { createSession } from "../../modules/sessions/contract.ts";
import { routes as sessionRoutes } from "../../modules/sessions/routes.ts";
import { updateMe } from "../../modules/users/contract.ts";
import { routes as userRoutes } from "../../modules/users/routes.ts";

/** The most bytes of a response: more than any form's errors need, too few to fill a memory. */
const SMALL_RESPONSE = 16 * 1024;
const DRAFT = { evaluatee: 2, answers: [], status: "DRAFT" as const };
const SESSION = {
  module: "M1",
  workshop: "pitch_simple",
  language: "en" as const,
  start_time: "2026-12-01T10:00:00.000Z",
  duration_minutes: 30,
  capacity: 4,
};

const many = (count: number, name: (index: number) => string, value: unknown): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), value]));
/** As parsed from JSON: a field of its own, not the prototype. */
const withPrototype = (): unknown => JSON.parse('{"__proto__":{"score":1,"comment":""}}');
const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

describe("invalid input", () => {
  let server: TestServer;
  let ben: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: [...userRoutes, ...evaluationRoutes, ...sessionRoutes] });
    ben = await server.signIn(PEOPLE.ben);
  });
  afterAll(() => server.close());

  const sent = ({ status, body }: { status: number; body: unknown }) => ({
    status,
    fields: (body as { field_errors?: Record<string, string[]> }).field_errors ?? {},
    size: JSON.stringify(body).length,
  });
  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

  test.each([60, 7000])("refuses %i unknown fields with a short error", async (count) => {
    const response = sent(await ben.call(updateMe, { body: many(count, (index) => `unknown${index}`, 1) as never }));
    expect(response.status).toBe(400);
    expect(Object.keys(response.fields).length).toBeLessThanOrEqual(50);
    expect(response.size).toBeLessThan(SMALL_RESPONSE);
  });

  test.each(["toString", "constructor", "hasOwnProperty"])("knows no field called %s", async (name) => {
    const response = sent(await ben.call(updateMe, { body: { [name]: 1 } as never }));
    expect(response).toMatchObject({ status: 400, fields: { [name]: ["This field is not known."] } });
  });

  test.each([
    ["the body", () => ben.call(updateMe, { body: withPrototype() as never }), "non_field_errors"],
    [
      "a record",
      () => ben.call(evaluateAttendee, { params: { id: 1 }, body: { ...DRAFT, formData: withPrototype() as never } }),
      "formData",
    ],
  ])("refuses a field called __proto__ in %s", async (_title, call, field) => {
    expect(sent(await call())).toMatchObject({ status: 400, fields: { [field]: ["A name here is not allowed."] } });
  });

  test.each([
    ["60 records", many(60, (index) => String(index + 1), { score: 1, comment: "" })],
    ["25,000 records", many(25_000, (index) => String(index + 1), { score: "x" })],
  ])("refuses a draft with %s", async (_title, formData) => {
    const response = sent(
      await ben.call(evaluateAttendee, { params: { id: 1 }, body: { ...DRAFT, formData: formData as never } }),
    );
    expect(response).toMatchObject({ status: 400, fields: { formData: [expect.stringContaining("at most")] } });
    expect(response.size).toBeLessThan(SMALL_RESPONSE);
  });

  test("reads no more of a list than it could accept, and no deeper", async () => {
    const answers = Array.from({ length: 100_000 }, () => 0) as never;
    expect(sent(await ben.call(evaluateAttendee, { params: { id: 1 }, body: { ...DRAFT, answers } }))).toMatchObject({
      status: 400,
      fields: { answers: ["Too many entries: at most 200."] },
    });
    expect(sent(await ben.call(updateMe, { body: { full_name: deep(1000) } as never })).status).toBe(400);
  });

  test.each([
    ["a NUL in a name", () => ben.call(updateMe, { body: { short_name: "Be\0n" } }), "short_name"],
    ["a NUL in a filter", () => ben.call(listSessions, { query: { module: "M\0" as never } }), "module"],
    ["a day of the year 0", () => ben.call(listSessions, { query: { date_from: "0000-01-01" } }), "date_from"],
    [
      "a start in the year 0",
      () => ben.call(createSession, { body: { ...SESSION, start_time: "0000-01-01T00:00:00.000Z" } }),
      "start_time",
    ],
    [
      "a cursor with an impossible id",
      () => ben.call(listSessions, { query: { cursor: cursorOf("after", 0, 0, 2 ** 31) } }),
      "cursor",
    ],
  ])("refuses %s", async (_title, call, field) => {
    const response = sent(await call());
    expect([response.status, Object.keys(response.fields)]).toEqual([400, [field]]);
  });

  test("returns not found at an address with a NUL", async () => {
    const response = await server.app.inject({
      url: "/api/v1/interviews/sessions/%00/",
      headers: { cookie: await ben.cookie() },
    });
    expect(response.statusCode).toBe(404);
  });
});
