import type { Capability, LiveRole } from "@hotseat/api-client/types";
import { describe, expect, test } from "vitest";
import { flagsOf, type LiveRights, policyPhaseOf, type Seat, shortNames } from "./session-roles";

const seat = (id: number, change: Partial<Seat> = {}): Seat => ({
  id,
  user: { full_name: `Person ${id}`, short_name: "", keycloak_id: `k${id}` },
  ...change,
});
const designations = { interviewee: { attendeeId: 1, keycloakId: "k1" }, interviewer: { keycloakId: "k2" } };
const rights = (roles: LiveRole[], ...all: Capability[]): LiveRights => ({
  roles,
  capabilities: all,
});
const SEATED = ["speak", "present", "chat", "evaluate", "observe"] as const;

describe("the screen offers exactly the actions that the server's table of role × capability allows (LS-D4.1)", () => {
  test.each([
    [
      "the candidate scores later turns and drives nothing",
      1,
      rights(["interviewee", "participant"], "speak", "present", "chat", "observe"),
      { isInterviewee: true, mayDrive: false, mayScore: true, maySpeak: true },
    ],
    [
      "the designated interviewer, by keycloak id, drives questions and schedule without having been granted anything",
      2,
      rights(["interviewer", "participant"], ...SEATED, "control"),
      { isInterviewer: true, mayDrive: true, hasAuthority: false, mayScore: true },
    ],
    [
      "who has authority drives",
      3,
      rights(["authority", "participant"], ...SEATED, "control"),
      { isInterviewer: false, mayDrive: true, hasAuthority: true },
    ],
    [
      "a peer scores and drives nothing",
      4,
      rights(["participant"], ...SEATED),
      { mayDrive: false, mayScore: true, mayPresent: true, mayChat: true },
    ],
    [
      "an observer reads and sends nothing",
      5,
      rights(["observer"], "observe"),
      {
        mayDrive: false,
        mayScore: false,
        isObserver: true,
        mayObserve: true,
        maySpeak: false,
        mayPresent: false,
        mayChat: false,
      },
    ],
    ["nor does one who has not confirmed", 6, rights([]), { mayScore: false, maySpeak: false, mayChat: false }],
  ] as const)("%s (LS-6.7)", (_name, id, mine, expected) => {
    expect(flagsOf(seat(id), mine, designations)).toMatchObject(expected);
  });

  test("a table that changes one capability changes only that one on the screen", () => {
    const names = {
      speak: "maySpeak",
      present: "mayPresent",
      chat: "mayChat",
      control: "mayDrive",
      evaluate: "mayScore",
      observe: "mayObserve",
    };
    for (const [capability, flag] of Object.entries(names)) {
      const flags = flagsOf(seat(4), rights(["participant"], capability as Capability), designations);
      expect(Object.values(names).filter((name) => flags[name as keyof typeof flags])).toEqual([flag]);
    }
  });

  test("the phase is the segment's type while the schedule runs or is paused", () => {
    const schedule = {
      status: "RUNNING",
      current_index: 1,
      timeline: [{ type: "QUESTION" }, { type: "DEBRIEF" }],
    } as const;
    const phases = [{}, { status: "PAUSED" }, { current_index: 0 }, { status: "IDLE" }, { status: "FINISHED" }].map(
      (part) => policyPhaseOf({ ...schedule, ...part }),
    );
    expect(phases).toEqual(["DEBRIEF", "DEBRIEF", "QUESTION", "IDLE", "FINISHED"]);
  });

  test("a person outside the session has no permissions", () => {
    expect(Object.values(flagsOf(null, rights(["host"], ...SEATED, "control"), designations))).not.toContain(true);
  });
});

test("people have their short names, and full names when two short ones are equal", () => {
  const user = (full_name: string, short_name: string) => ({ user: { full_name, short_name, keycloak_id: full_name } });
  const names = shortNames([
    seat(1, user("Amara Diallo", "Amara")),
    seat(2, user("Lucie Moreau", "")),
    seat(3, user("Lucie Bernard", " ")),
    seat(4, user("Mateo Rossi", "Teo")),
  ]);
  expect([...names.values()]).toEqual(["Amara", "Lucie Moreau", "Lucie Bernard", "Teo"]);
});
