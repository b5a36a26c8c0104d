import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../../../test/client.ts";
import { createTestServer, type TestServer } from "../../../test/create-test-server.ts";
import { ALL_ROUTES } from "../../../test/nouns.ts";
import { member, PEOPLE } from "../../../test/people.ts";
import { codeOf } from "../../../test/running-session.ts";
import { OFFER } from "../../../test/sessions.ts";
import { evaluateAttendee } from "../evaluations/contract.ts";
import { acceptInvitation, invite } from "../invitations/contract.ts";
import { getSchedule, nextSegment, pauseSchedule, setFlowMode, startSchedule } from "../schedule/contract.ts";
import { createSession, getPageData, startSession } from "../sessions/contract.ts";
import { approveJoinRequest, requestJoin } from "./contract.requests.ts";
import { cancelRegistration, joinSession, listAttendees } from "./contract.ts";

type InSession = { id: number };

describe("a person who registers after the start of the schedule (LS-D3.1)", () => {
  let server: TestServer;
  let amelie: Client;
  beforeAll(async () => {
    server = await createTestServer({ handlers: ALL_ROUTES });
    amelie = await server.signIn(PEOPLE.amelie);
  });
  afterAll(() => server.close());

  const offer = async (rest: object = {}): Promise<InSession> => ({
    id: (await amelie.call(createSession, { body: { ...OFFER, capacity: 6, ...rest } })).body.id,
  });
  const start = async (params: InSession) => {
    await amelie.call(startSession, { params });
    expect((await amelie.call(startSchedule, { params, body: {} })).status).toBe(200);
  };
  /** Their place, and the number of questions composed for them. */
  const seatOf = async (params: InSession, attendeeId: number) => {
    const { results } = (await amelie.call(listAttendees, { params })).body;
    const { questions } = (await amelie.call(getPageData, { params })).body;
    const place = results.find(({ id }) => id === attendeeId);
    return [place?.hot_seat, questions.filter(({ attendee_id }) => attendee_id === attendeeId).length];
  };
  const joined = async (params: InSession, key: string, hot_seat = true) =>
    (await (await server.signIn(member(key))).call(joinSession, { params, body: { hot_seat } })).body.id;
  const turnsIn = async (params: InSession) => {
    const { timeline } = (await amelie.call(getSchedule, { params })).body;
    return [...new Set(timeline.flatMap(({ interviewee_attendee_id: id }) => (id === null ? [] : [id])))];
  };
  const becomes = async (params: InSession, flow_mode: "GUIDED" | "FREE") => {
    await amelie.call(pauseSchedule, { params, body: {} });
    expect((await amelie.call(setFlowMode, { params, body: { flow_mode } })).status).toBe(200);
  };

  test("has a seat and no turn in a guided session, by every way to register (LS-D3.1)", async () => {
    const open = await offer();
    await start(open);
    expect(await seatOf(open, await joined(open, "late"))).toEqual([false, 0]);

    const closed = await offer({ access_level: "CLOSED" });
    const [asker, guest] = [await server.signIn(member("asker")), await server.signIn(member("guest"))];
    const requestId = (await asker.call(requestJoin, { params: closed, body: {} })).body.id;
    const { id } = (await amelie.call(invite, { params: closed, body: { email: "guest@hotseat.example" } })).body;
    await start(closed);
    await amelie.call(approveJoinRequest, { params: { ...closed, requestId } });
    const invited = (await guest.call(acceptInvitation, { params: { id }, body: {} })).body;
    expect(invited).toMatchObject({ status: "CONFIRMED", hot_seat: false, scenario: null });
    expect(await seatOf(closed, invited.id)).toEqual([false, 0]);
    const { results } = (await amelie.call(listAttendees, { params: closed })).body;
    expect(results.map(({ hot_seat }) => hot_seat)).toEqual([true, false, false]);
  });

  test("takes the hot seat in a free session if they asked for it", async () => {
    const params = await offer({ flow_mode: "FREE" });
    await start(params);
    expect(await seatOf(params, await joined(params, "free"))).toEqual([true, 4]);
    expect(await seatOf(params, await joined(params, "shy", false))).toEqual([false, 0]);
  });

  test("may be called once the session is free, if they asked for it, and has a turn when it is guided again", async () => {
    const params = await offer();
    await start(params);
    const [eager, shy] = [await joined(params, "eager"), await joined(params, "calm", false)];
    expect(await seatOf(params, eager)).toEqual([false, 0]);
    await becomes(params, "FREE");
    expect(await seatOf(params, eager)).toEqual([true, 4]);
    expect(await seatOf(params, shy)).toEqual([false, 0]);

    const [owner] = await turnsIn(params);
    expect(await turnsIn(params)).toEqual([owner]);
    await becomes(params, "GUIDED");
    expect(await turnsIn(params)).toEqual([owner, eager]);
    await becomes(params, "FREE");
    const call = (interviewee_attendee_id: number) =>
      amelie.call(nextSegment, { params, body: { interviewee_attendee_id } });
    expect(codeOf(await call(shy))).toBe("attendee_not_found");
    expect((await call(eager)).status).toBe(200);
    expect(await turnsIn(params)).toEqual([owner, eager]);
  });

  test("has the turn that is still theirs after leaving and coming back, and can be scored", async () => {
    const params = await offer();
    const back = await server.signIn(member("back"));
    const mine = (await back.call(joinSession, { params, body: {} })).body.id;
    await start(params);
    await back.call(cancelRegistration, { params });
    expect((await back.call(joinSession, { params, body: { hot_seat: false } })).body.id).toBe(mine);
    expect(await turnsIn(params)).toContain(mine);
    expect(await seatOf(params, mine)).toEqual([true, 4]);
    const body = { evaluatee: mine, answers: [], comments: "Calm.", status: "DRAFT" as const, formData: {} };
    expect((await amelie.call(evaluateAttendee, { params, body })).status).toBeLessThan(300);
  });
});
