import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { CALLERS } from "../../../test/permission-fixture.ts";
import { previewAgenda } from "./contract.agenda.ts";
import { createSession, getSession } from "./contract.ts";

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await createTestServer({ handlers: ALL_ROUTES });
  owner = await server.signIn(CALLERS.owner);
});
afterAll(() => server.close());

const start_time = "2026-11-26T17:00:00.000Z";
const preview = async (query: object) => owner.call(previewAgenda, { query: { start_time, ...query } as never });

describe("the agenda of a session to be offered (LS-D3.2)", () => {
  test("80 minutes and four turns: equal turns of 18 minutes, then the debrief until the end", async () => {
    const { status, body } = await preview({ duration_minutes: 80, turns: 4 });
    expect(status).toBe(200);
    expect(
      body.entries.map(({ kind, starts_at, duration_sec }) => [kind, starts_at.slice(11, 16), duration_sec]),
    ).toEqual([
      ["TURN", "17:00", 1080],
      ["TURN", "17:18", 1080],
      ["TURN", "17:36", 1080],
      ["TURN", "17:54", 1080],
      ["DEBRIEF", "18:12", 480],
    ]);
    expect(body.ends_at).toBe("2026-11-26T18:20:00.000Z");
    expect(body.turn).toEqual({
      duration_sec: 1080,
      question_count: 4,
      questions_sec: 756,
      open_questions_sec: 108,
      evaluation_sec: 216,
      with_one_fewer_sec: 1440,
    });
  });

  test("its lengths are those of the session that is offered then", async () => {
    const place = {
      module: "M1",
      workshop: "pitch_simple",
      language: "en",
      capacity: 2,
      visibility: "platform",
    } as const;
    const created = (await owner.call(createSession, { body: { ...place, start_time, duration_minutes: 37 } })).body;
    const { agenda } = (await owner.call(getSession, { params: { id: created.id } })).body;
    const { entries } = (await preview({ duration_minutes: 37, turns: 1 })).body;
    expect(entries).toEqual(agenda.map(({ kind, starts_at, duration_sec }) => ({ kind, starts_at, duration_sec })));
  });

  test("a self-paced session fixes no turns; each person has an equal share of it", async () => {
    const { body } = await preview({ duration_minutes: 60, turns: 3, flow_mode: "FREE" });
    expect(body).toMatchObject({ entries: [], ends_at: "2026-11-26T18:00:00.000Z" });
    expect(body.turn).toMatchObject({ duration_sec: 1200, questions_sec: 0, with_one_fewer_sec: 1800 });
  });

  test("a single turn has nobody who could be missing", async () => {
    expect((await preview({ duration_minutes: 30, turns: 1 })).body.turn.with_one_fewer_sec).toBeNull();
  });

  test.each([
    [{ duration_minutes: 4, turns: 2 }, "duration_minutes"],
    [{ duration_minutes: 30, turns: 9 }, "turns"],
    [{ duration_minutes: 30, turns: 2, start_time: "tomorrow" }, "start_time"],
  ])("refuses %j by the name of the field", async (query, field) => {
    const { status, body } = await preview(query);
    expect([status, Object.keys((body as unknown as { field_errors: object }).field_errors)]).toEqual([400, [field]]);
  });
});
