import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ControlRoom, codeOf, controlRoom } from "../../../test/control-room.ts";
import type { Caller } from "../../../test/permission-fixture.ts";
import {
  nextSegment,
  pauseSchedule as pause,
  seekSegment,
  setFlowMode,
  startSchedule,
  swapTurns,
} from "../schedule/contract.ts";
import { clearRoles } from "./contract.ts";

/** 60 minutes, four people with two questions each: 810 s a turn, 284 s its first question, four segments. */
const QUESTION_SEC = 284;
const SEGMENTS_OF_A_TURN = 4;

let room: ControlRoom;
beforeAll(async () => {
  room = await controlRoom();
});
beforeEach(() => room.begin());
afterAll(() => room.close());

/** The person in the hot seat, as each part of the state names them. */
const inHotSeat = async () => {
  const { schedule, designations } = await room.state();
  return {
    turn: schedule.timeline[schedule.current_index]?.interviewee_attendee_id,
    designated: designations.interviewee?.attendeeId,
    spotlight: designations.spotlightIdentity,
  };
};
const only = (who: Caller) => ({ turn: room.attendee(who), designated: room.attendee(who), spotlight: who });

describe("a candidate designated in a timed session", () => {
  test("is the same person in turn, designation and spotlight, sent as the start of a turn", async () => {
    expect(codeOf(await room.give("host", "interviewee", "owner"))).toBe(200);
    expect(await inHotSeat()).toEqual(only("owner"));
    expect((await room.sent("turn.started")).map((data) => data.interviewee_attendee_id)).toEqual([
      room.attendee("owner"),
    ]);
    expect(await room.sent("feedback.summary.update")).toEqual([]);
  });

  test("interrupts the current turn, which takes their place with the time it had left (LS-D3.1)", async () => {
    room.clock.advance(100_000);
    await room.give("host", "interviewee", "interviewer");
    const { timeline } = (await room.state()).schedule;
    expect(timeline[SEGMENTS_OF_A_TURN]).toMatchObject({
      interviewee_attendee_id: room.attendee("participant"),
      interrupted: true,
      remaining_sec: QUESTION_SEC - 100,
    });
    for (let index = 0; index < SEGMENTS_OF_A_TURN; index += 1)
      await room.people.host.call(nextSegment, { params: room.params, body: { expected_index: index } });
    const { schedule } = await room.state();
    expect([schedule.current_index, schedule.remaining_sec]).toEqual([SEGMENTS_OF_A_TURN, QUESTION_SEC - 100]);
    expect(schedule.timeline[SEGMENTS_OF_A_TURN]).not.toHaveProperty("interrupted");
    expect(await inHotSeat()).toEqual(only("participant"));
  });

  test("is refused, with the reason, once their turn is finished", async () => {
    await room.people.host.call(seekSegment, { params: room.params, body: { index: SEGMENTS_OF_A_TURN - 1 } });
    await room.people.host.call(nextSegment, { params: room.params, body: {} });
    expect(await inHotSeat()).toEqual(only("interviewer"));
    expect(codeOf(await room.give("host", "interviewee", "participant"))).toBe("no_turn_left");
    expect(await inHotSeat()).toEqual(only("interviewer"));
  });

  test("gets the seat back without another turn after Clear All Roles", async () => {
    await room.people.host.call(clearRoles, { params: room.params });
    await room.give("host", "interviewee", "participant");
    expect([await inHotSeat(), await room.sent("turn.started")]).toEqual([only("participant"), []]);
  });

  test("swaps places with a person whose turn is still to come, while another turn runs", async () => {
    const body = { attendee_id: room.attendee("host"), with_attendee_id: room.attendee("interviewer") };
    expect(codeOf(await room.people.host.call(swapTurns, { params: room.params, body }))).toBe(200);
    const { timeline } = (await room.state()).schedule;
    const order = timeline.filter(({ type }) => type === "EVALUATE").map((one) => one.interviewee_attendee_id);
    expect(order).toEqual(["participant", "host", "owner", "interviewer"].map((who) => room.attendee(who as Caller)));
    expect(await room.sent("turn.started")).toEqual([]);
  });
});

describe("a self-paced session", () => {
  const toFree = () => room.people.host.call(setFlowMode, { params: room.params, body: { flow_mode: "FREE" } });

  test("begins with the person its start names", async () => {
    await room.begin("IDLE");
    await toFree();
    const body = { interviewee_attendee_id: room.attendee("owner") };
    expect(codeOf(await room.people.host.call(startSchedule, { params: room.params, body }))).toBe(200);
    expect(await inHotSeat()).toEqual(only("owner"));
  });

  test("begins, or continues, with the candidate whom a person with control designates (LS-D3.3)", async () => {
    await room.begin("IDLE");
    await toFree();
    expect(codeOf(await room.give("authority", "interviewee", "host"))).toBe(200);
    expect(await inHotSeat()).toEqual(only("host"));
    for (const who of ["participant", "host", "owner"] as const) {
      expect(codeOf(await room.give("authority", "interviewee", who))).toBe(200);
      expect(await inHotSeat()).toEqual(only(who));
    }
    expect((await room.state()).schedule.timeline).toHaveLength(4);
  });
});

describe("the start of a turn", () => {
  test("takes granted control from the previous interviewer and sends that (LS-4.33)", async () => {
    await room.grant("host", "interviewer", true);
    await room.give("host", "interviewee", "owner");
    const { authorities, designations } = await room.state();
    expect(designations.interviewer).toEqual({ keycloakId: "host" });
    expect(authorities.sort()).toEqual(["authority", "host", "owner"]);
    expect((await room.sent("attendee.role.changed")).at(-1)).toMatchObject({
      attendee_id: room.attendee("interviewer"),
      has_authority: false,
    });
  });
});

describe("the designated interviewer without other control", () => {
  const seek = (index: number) => room.people.interviewer.call(seekSegment, { params: room.params, body: { index } });

  test("moves within the turn they interview, and not ahead to their own questions", async () => {
    expect(codeOf(await seek(2))).toBe(200);
    for (const index of [SEGMENTS_OF_A_TURN, 4 * SEGMENTS_OF_A_TURN])
      expect(codeOf(await seek(index))).toBe("seek_outside_turn");
    const body = { current_index: 4 * SEGMENTS_OF_A_TURN };
    await room.people.host.call(pause, { params: room.params, body: {} });
    expect(codeOf(await room.people.interviewer.call(startSchedule, { params: room.params, body }))).toBe(
      "seek_outside_turn",
    );
    expect((await room.state()).schedule.current_index).toBe(2);
  });

  test("does not change the mode of the turns", async () => {
    await room.people.interviewer.call(pause, { params: room.params, body: {} });
    const body = { flow_mode: "FREE" as const };
    expect(codeOf(await room.people.interviewer.call(setFlowMode, { params: room.params, body }))).toBe(
      "permission_denied",
    );
    expect((await room.state()).schedule.flow_mode).toBe("GUIDED");
  });

  test("a person who got control from somebody they granted it to does not move ahead into their own turn", async () => {
    const { timeline } = (await room.state()).schedule;
    const own = timeline.findIndex((one) => one.interviewee_attendee_id === room.attendee("interviewer"));
    expect(codeOf(await room.grant("interviewer", "peer", true))).toBe(200);
    expect(codeOf(await room.grant("peer", "interviewer", true))).toBe(200);
    for (const index of [own, own + 1]) expect(codeOf(await seek(index))).toBe("own_turn_ahead");
    await room.people.host.call(pause, { params: room.params, body: {} });
    const body = { current_index: own };
    expect(codeOf(await room.people.interviewer.call(startSchedule, { params: room.params, body }))).toBe(
      "own_turn_ahead",
    );
    // Once their turn has begun, they may go back to questions they have heard.
    await room.people.host.call(startSchedule, { params: room.params, body: { current_index: own } });
    await room.grant("host", "interviewer", true);
    expect(codeOf(await seek(own + 1))).toBe("own_turn_ahead");
    await room.people.host.call(nextSegment, { params: room.params, body: {} });
    expect(codeOf(await seek(own))).toBe(200);
  });
});
