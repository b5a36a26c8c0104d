import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../test/create-test-server.ts";
import { PEOPLE } from "../../test/people.ts";
import { readyVideo } from "../../test/ready-video.ts";
import { openSse } from "../../test/sse-client.ts";
import { listAttendees } from "../modules/attendees/contract.ts";
import { getState } from "../modules/schedule/contract.state.ts";
import { joinCall } from "../modules/sessions/contract.call.ts";
import { listMine } from "../modules/sessions/contract.catalogue.ts";
import { getMe } from "../modules/users/contract.ts";
import { createDemonstration } from "./create-demonstration.ts";
import { loadDemo } from "./load-demo.ts";
import { demoId } from "./people.ts";
import { labelPracticePartner } from "./practice-partner.ts";

const KEY = "made-by-the-launcher-for-this-start-and-kept-nowhere";
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("the demo's practice partner", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer({
      config: { practicePartnerKey: KEY },
      video: readyVideo,
      demonstrate: createDemonstration,
    });
    await loadDemo(server.deps);
  });
  afterAll(() => server.close());

  test("acts as Ben with the launcher's key", async () => {
    const me = await server.anonymous().call(getMe, {}, bearer(KEY));
    expect([me.status, me.body.full_name]).toEqual([200, "Ben Okafor"]);
  });

  test("has the hot seat in the session that is live now", async () => {
    const mine = await server.anonymous().call(listMine, {}, bearer(KEY));
    const live = mine.body.results.filter((row) => row.status === "IN_PROGRESS");
    expect(live).toHaveLength(1);
    const state = await server.anonymous().call(getState, { params: { id: live[0]?.id as number } }, bearer(KEY));
    expect(state.body.designations.interviewee?.attendeeId).toBe(live[0]?.my_attendee_id);
    expect(state.body.present).toEqual([]);
  });

  test("is labelled as a program in the listing and among the people, until Ben joins himself", async () => {
    await labelPracticePartner(server.deps);
    const mine = await server.anonymous().call(listMine, {}, bearer(KEY));
    const live = mine.body.results.find((row) => row.status === "IN_PROGRESS");
    const params = { id: live?.id as number };
    const programs = async () => {
      const seen = await server.anonymous().call(listAttendees, { params }, bearer(KEY));
      return seen.body.results.filter(({ user }) => user.is_program).map(({ user }) => user.full_name);
    };
    expect(live?.people.filter((one) => one.is_program).map((one) => one.full_name)).toEqual(["Ben Okafor"]);
    expect(await programs()).toEqual(["Ben Okafor"]);
    const ben = await server.signIn({ ...PEOPLE.ben, keycloakId: demoId("ben") });
    await ben.call(joinCall, { params, body: {} });
    expect(await programs()).toEqual([]);
    await server.anonymous().call(joinCall, { params, body: {} }, bearer(KEY));
    expect(await programs()).toEqual(["Ben Okafor"]);
  });

  test("counts as a person again when the server starts without the launcher's key", async () => {
    await labelPracticePartner({ ...server.deps, config: { ...server.deps.config, practicePartnerKey: null } });
    const mine = await server.anonymous().call(listMine, {}, bearer(KEY));
    expect(mine.body.results.flatMap((row) => row.people).filter((one) => one.is_program)).toEqual([]);
    await labelPracticePartner(server.deps);
  });

  test("receives the events of his sessions", async () => {
    const mine = await server.anonymous().call(listMine, {}, bearer(KEY));
    const stream = await openSse(
      `${await server.listen()}/api/v1/sse/session/${mine.body.results[0]?.id}/`,
      bearer(KEY),
    );
    expect((await stream.until(({ event }) => event === "connection.established")).data.data.streams).toHaveLength(1);
    stream.cut();
  });

  test.each([
    ["another key", `${KEY}.`],
    ["none where no key was made", "null"],
  ])("is refused with %s", async (_title, token) => {
    expect((await server.anonymous().call(getMe, {}, bearer(token))).status).toBe(401);
  });
});

test("no practice partner exists without the launcher's key", async () => {
  const server = await createTestServer({ demonstrate: createDemonstration });
  await loadDemo(server.deps);
  expect((await server.anonymous().call(getMe, {}, bearer(KEY))).status).toBe(401);
  await server.close();
});
