import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, clientOf } from "../../test/client.ts";
import { createTestServer, type TestServer } from "../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../test/nouns.ts";
import { listJoinRequests } from "../modules/attendees/contract.requests.ts";
import { getFeedbackSummary } from "../modules/evaluations/contract.feedback.ts";
import { getState } from "../modules/schedule/contract.state.ts";
import { listAvailable, listMine, listSessions } from "../modules/sessions/contract.catalogue.ts";
import { checkPassword } from "../platform/identity/accounts.ts";
import { loadDemo } from "./load-demo.ts";
import { DEMO_PEOPLE, demoId } from "./people.ts";

describe("the demo", () => {
  let server: TestServer;
  let amelie: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    expect(await loadDemo(server.deps)).toBe(true);
    amelie = clientOf(server.app, server.deps, demoId("amelie"));
  });
  afterAll(() => server.close());

  test("is loaded once", async () => {
    expect(await loadDemo(server.deps)).toBe(false);
  });

  test("lets its seven people sign in", async () => {
    const { db } = server.deps.database;
    const logins = DEMO_PEOPLE.filter((person) => person.signsIn).map((person) => person.email);
    expect(logins).toHaveLength(7);
    for (const login of logins) expect(await checkPassword(db, login, "practise")).not.toBeNull();
  });

  test("has Amélie's session with Ben in four minutes, ready to be joined", async () => {
    const mine = (await amelie.call(listMine, {}, { "accept-language": "en" })).body.results;
    expect(mine[0]).toMatchObject({
      start_time: "2026-11-21T09:04:00.000Z",
      userRole: "host",
      flow_mode: "GUIDED",
      access_level: "OPEN",
      language: "en",
      people: [{ full_name: "Amélie Rochat" }, { full_name: "Ben Okafor" }],
      view: { state: "JOINABLE", cta: { text: "Join Now" } },
    });
  });

  test("shows every kind of session in all four languages", async () => {
    const admin = clientOf(server.app, server.deps, demoId("platform-admin"));
    const all = (await admin.call(listSessions, { query: { limit: 100 } })).body.results;
    const kinds = <K extends keyof (typeof all)[number]>(key: K) =>
      [...new Set(all.map((row) => String(row[key])))].sort();
    expect(kinds("status")).toEqual(["CANCELLED", "COMPLETED", "IN_PROGRESS", "SCHEDULED"]);
    expect(kinds("language")).toEqual(["de", "en", "fr", "it"]);
    expect(kinds("flow_mode")).toEqual(["FREE", "GUIDED"]);
    expect(kinds("access_level")).toEqual(["CLOSED", "OPEN"]);
    const states = (await amelie.call(listSessions, { query: { limit: 100 } })).body.results.map(
      (row) => row.view.state,
    );
    expect(new Set(states)).toEqual(
      new Set(["ENDED", "REGISTRABLE", "JOINABLE", "REQUESTABLE", "FULL", "INVITED", "REGISTERED", "UNAVAILABLE"]),
    );
  });

  test("has a session under way whose schedule runs", async () => {
    const elodie = clientOf(server.app, server.deps, demoId("elodie"));
    const live = (await elodie.call(listAvailable)).body.results.find((row) => row.status === "IN_PROGRESS");
    const state = (await elodie.call(getState, { params: { id: live?.id as number } })).body;
    expect(state.schedule).toMatchObject({ status: "RUNNING", current_index: 2 });
    expect(state.designations.interviewer).not.toBeNull();
  });

  test("has feedback to read and a request to answer", async () => {
    const mine = (await amelie.call(listMine, { query: { limit: 100 } })).body.results;
    const past = mine.filter((row) => row.status === "COMPLETED");
    expect(past).toHaveLength(2);
    for (const { id, my_attendee_id } of past) {
      const feedback = await amelie.call(getFeedbackSummary, { params: { id, evaluateeId: my_attendee_id as number } });
      expect([
        feedback.status,
        feedback.body.raters.length,
        feedback.body.questions.length,
        feedback.body.comments.length,
      ]).toEqual([200, 2, 4, 2]);
      expect(feedback.body.turn.ended_at).not.toBeNull();
    }
    const asked = mine.find((row) => row.type.workshop.key === "executive_presence");
    expect((await amelie.call(listJoinRequests, { params: { id: asked?.id as number } })).body.results).toMatchObject([
      { full_name: "Ben Okafor" },
    ]);
  });
});
