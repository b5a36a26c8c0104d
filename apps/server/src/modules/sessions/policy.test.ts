import { describe, expect, test } from "vitest";
import { AI_TASK_POLICY } from "../ai-tasks/policy.ts";
import { ATTENDEE_POLICY } from "../attendees/policy.ts";
import { CALENDAR_POLICY } from "../calendar/policy.ts";
import { CONTROL_POLICY } from "../control/policy.ts";
import { EVALUATION_POLICY } from "../evaluations/policy.ts";
import { INVITATION_POLICY } from "../invitations/policy.ts";
import { MESSAGE_POLICY } from "../messages/policy.ts";
import { NOTE_POLICY } from "../notes/policy.ts";
import { REPLAY_POLICY } from "../replays/policy.ts";
import { SAFETY_POLICY } from "../safety/policy.ts";
import { SCHEDULE_POLICY } from "../schedule/policy.ts";
import { TOOL_POLICY } from "../tools/policy.ts";
import { ACTORS, type Actor, actorOf, checkRule, ownerFirst, type Rule } from "./actor.ts";
import { scorerOf } from "./live-policy.ts";
import { SESSION_POLICY } from "./policy.ts";

const STATES = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;

/** With a seat. */
const EVERYBODY: Actor[] = ["host", "owner", "authority", "interviewer", "participant", "observer"];
/** People who take part. */
const PARTICIPANTS: Actor[] = ["host", "owner", "authority", "interviewer", "participant"];

/**
 * The allowed actors and states, written a second time and independently, so that a right changes only on purpose
 * (docs/decisions/0043). Everything else is refused.
 */
const ALLOWED: Record<string, { who: Actor[]; when: (typeof STATES)[number][] }> = {
  "sessions.readPageData": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "sessions.startOpen": { who: PARTICIPANTS, when: ["SCHEDULED"] },
  "sessions.startClosed": { who: ["host", "owner"], when: ["SCHEDULED"] },
  "sessions.end": { who: ["host", "owner"], when: ["IN_PROGRESS"] },
  "sessions.cancel": { who: ["owner"], when: ["SCHEDULED"] },
  "sessions.update": { who: ["owner"], when: ["SCHEDULED"] },
  "sessions.joinCall": {
    who: EVERYBODY,
    when: ["IN_PROGRESS"],
  },
  "sessions.checkNetwork": {
    who: EVERYBODY,
    when: ["SCHEDULED", "IN_PROGRESS"],
  },
  "attendees.read": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "attendees.claimHost": { who: ["host", "owner"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.handOver": { who: ["host", "owner"], when: ["IN_PROGRESS"] },
  "attendees.acknowledgeHost": { who: ["host"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.joinOpen": { who: ["invited", "asker", "visitor"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.joinClosed": { who: ["invited"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.requestOpen": { who: [], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.requestClosed": { who: ["visitor"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.cancelRegistration": {
    who: [...EVERYBODY.filter((actor) => actor !== "owner"), "invited", "asker"],
    when: ["SCHEDULED", "IN_PROGRESS"],
  },
  "attendees.remove": { who: ["host", "owner"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.raiseHand": {
    who: PARTICIPANTS,
    when: ["IN_PROGRESS"],
  },
  "attendees.lowerHandOfOther": { who: ["host", "owner", "authority"], when: ["IN_PROGRESS"] },
  "safety.report": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "safety.block": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "attendees.composeOwn": {
    who: EVERYBODY,
    when: ["SCHEDULED", "IN_PROGRESS"],
  },
  "attendees.approveProfile": {
    who: EVERYBODY,
    when: ["SCHEDULED", "IN_PROGRESS"],
  },
  "evaluations.readStates": { who: ["host", "owner"], when: [...STATES] },
  "evaluations.reopen": { who: ["host", "owner"], when: ["IN_PROGRESS", "COMPLETED"] },
  "attendees.composeOthers": { who: ["host", "owner"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "ai.insights": {
    who: EVERYBODY,
    when: ["IN_PROGRESS", "COMPLETED"],
  },
  "attendees.readRequests": { who: ["host", "owner"], when: [...STATES] },
  "attendees.settleRequest": { who: ["host", "owner"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "invitations.read": { who: ["host", "owner"], when: [...STATES] },
  "invitations.invite": { who: ["host", "owner"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "invitations.withdraw": { who: ["host", "owner"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "invitations.answer": { who: ["invited", "asker", "visitor"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "attendees.readConsent": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "attendees.agreeToRecording": {
    who: EVERYBODY,
    when: ["SCHEDULED", "IN_PROGRESS"],
  },
  "attendees.withdrawConsent": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "schedule.read": { who: EVERYBODY, when: [...STATES] },
  "schedule.answerSwap": {
    who: EVERYBODY,
    when: ["IN_PROGRESS"],
  },
  "schedule.drive": { who: ["host", "owner", "authority", "interviewer"], when: ["IN_PROGRESS"] },
  "schedule.setFlowMode": { who: ["host", "owner", "authority"], when: ["SCHEDULED", "IN_PROGRESS"] },
  "control.read": { who: EVERYBODY, when: [...STATES] },
  "control.control": { who: ["host", "owner", "authority", "interviewer"], when: ["IN_PROGRESS"] },
  "evaluations.evaluate": {
    who: PARTICIPANTS,
    when: ["IN_PROGRESS", "COMPLETED"],
  },
  "evaluations.ratePillars": {
    who: PARTICIPANTS,
    when: ["IN_PROGRESS", "COMPLETED"],
  },
  "evaluations.readOwnRatings": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "evaluations.readFeedback": {
    who: EVERYBODY,
    when: [...STATES],
  },
  "notes.keep": { who: EVERYBODY, when: [...STATES] },
  "messages.read": { who: EVERYBODY, when: [...STATES] },
  "messages.write": { who: PARTICIPANTS, when: ["IN_PROGRESS"] },
  "messages.removeOwn": { who: EVERYBODY, when: [...STATES] },
  "messages.removeAny": { who: ["host", "owner"], when: [...STATES] },
  "tools.read": { who: EVERYBODY, when: [...STATES] },
  "tools.visit": { who: EVERYBODY, when: ["IN_PROGRESS"] },
  "replays.read": { who: EVERYBODY, when: ["COMPLETED"] },
  "calendar.download": { who: [...EVERYBODY, "invited"], when: [...STATES] },
};
const RULES: Array<[string, Rule]> = Object.entries({
  sessions: SESSION_POLICY,
  attendees: ATTENDEE_POLICY,
  invitations: INVITATION_POLICY,
  safety: SAFETY_POLICY,
  schedule: SCHEDULE_POLICY,
  control: CONTROL_POLICY,
  evaluations: EVALUATION_POLICY,
  ai: AI_TASK_POLICY,
  notes: NOTE_POLICY,
  messages: MESSAGE_POLICY,
  tools: TOOL_POLICY,
  replays: REPLAY_POLICY,
  calendar: CALENDAR_POLICY,
}).flatMap(([noun, table]) =>
  Object.entries(table).map(([action, rule]): [string, Rule] => [`${noun}.${action}`, rule]),
);

describe("permissions by action and state", () => {
  test("every action has a row", () => {
    expect(RULES.map(([action]) => action).sort()).toEqual(Object.keys(ALLOWED).sort());
  });

  test.each(RULES)("%s is allowed to the people and in the states of its row only", (action, rule) => {
    const expected = ALLOWED[action];
    const cells = ACTORS.flatMap((actor) =>
      STATES.map((state) => [actor, state, checkRule(rule, actor, state) === "yes"]),
    );
    expect(cells).toEqual(
      ACTORS.flatMap((actor) =>
        STATES.map((state) => [
          actor,
          state,
          (expected?.who.includes(actor) && expected.when.includes(state)) ?? false,
        ]),
      ),
    );
  });
});

describe("the actor of a person", () => {
  const row = {
    id: 1,
    sessionId: 1,
    keycloakId: "p",
    seat: "participant",
    status: "CONFIRMED",
    isOwner: false,
    isHost: false,
    authorityGranted: false,
  } as Parameters<typeof actorOf>[0] & object;
  test.each([
    [null, "visitor"],
    [{ status: "INVITED" }, "invited"],
    [{ status: "PENDING" }, "asker"],
    [{ status: "CANCELLED", isOwner: true }, "visitor"],
    [{ status: "DECLINED" }, "visitor"],
    [{ status: "CANCELLED", removedAt: new Date(0) }, "removed"],
    [{ isHost: true, isOwner: true }, "host"],
    [{ isOwner: true }, "owner"],
    [{ authorityGranted: true }, "authority"],
    [{}, "participant"],
    [{ seat: "observer" }, "observer"],
  ] as const)("%j is %s", (change, actor) => {
    expect(actorOf(change === null ? null : { ...row, ...change })).toBe(actor);
  });
  test("the designated interviewer counts as one for the turn only", () => {
    expect([actorOf(row, "p"), actorOf(row, "other")]).toEqual(["interviewer", "participant"]);
  });
  test("an owner who hosts counts as owner for actions of the owner; an observer with authority does not score", () => {
    expect([
      ownerFirst({ ...row, isHost: true, isOwner: true }),
      scorerOf({ ...row, seat: "observer", authorityGranted: true }),
    ]).toEqual(["owner", "observer"]);
  });
});
