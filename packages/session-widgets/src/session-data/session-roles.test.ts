import { expect, test } from "vitest";
import { flagsOf, type Seat, shortNames } from "./session-roles";

const seat = (id: number, change: Partial<Seat> = {}): Seat => ({
  id,
  role: "participant",
  status: "CONFIRMED",
  has_authority: false,
  hot_seat: true,
  user: { full_name: `Person ${id}`, short_name: "", keycloak_id: `k${id}` },
  ...change,
});
const designated = { interviewee: { attendeeId: 1, keycloakId: "k1" }, interviewer: { keycloakId: "k2" } };

test.each([
  [
    "the candidate scores later turns and drives nothing",
    seat(1),
    { isInterviewee: true, mayDrive: false, mayScore: true },
  ],
  ["the interviewer drives without authority", seat(2), { isInterviewer: true, mayDrive: true, hasAuthority: false }],
  [
    "who has authority drives",
    seat(3, { has_authority: true }),
    { isInterviewer: false, mayDrive: true, hasAuthority: true },
  ],
  ["a peer scores", seat(4), { mayDrive: false, mayScore: true }],
  ["an observer does not", seat(5, { role: "observer" }), { mayDrive: false, mayScore: false, isObserver: true }],
  ["nor one who has not confirmed", seat(6, { status: "INVITED" }), { mayScore: false }],
] as const)("%s", (_name, me, expected) => {
  expect(flagsOf(me, designated)).toMatchObject(expected);
});

test("a stranger may do nothing", () => {
  expect(Object.values(flagsOf(null, designated))).not.toContain(true);
});

test("people go by their short names, by the full one where two would read alike", () => {
  const user = (full_name: string, short_name: string) => ({ user: { full_name, short_name, keycloak_id: full_name } });
  const names = shortNames([
    seat(1, user("Amara Diallo", "Amara")),
    seat(2, user("Lucie Moreau", "")),
    seat(3, user("Lucie Bernard", " ")),
    seat(4, user("Mateo Rossi", "Teo")),
  ]);
  expect([...names.values()]).toEqual(["Amara", "Lucie Moreau", "Lucie Bernard", "Teo"]);
});
