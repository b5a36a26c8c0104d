import { expect, test } from "vitest";
import { type SharedPageData, type SharedState, sessionDataOf } from "./use-session-data";

const attendee = (id: number, full_name: string) => ({
  id,
  user: { full_name, short_name: "", keycloak_id: `k${id}` },
});

test("somebody who left with a turn to come keeps their name for the others, whole where two would read alike", () => {
  const pageData = { session: { my_attendee_id: null }, attendees: [attendee(1, "Amara Diallo")] };
  const state = {
    designations: { interviewee: null, interviewer: null },
    my_rights: { roles: [], capabilities: [] },
    left_candidates: [
      { attendee_id: 2, display_name: "Lucie Moreau" },
      { attendee_id: 3, display_name: "Amara Keller" },
    ],
  };
  const data = sessionDataOf(pageData as unknown as SharedPageData, state as unknown as SharedState);
  expect([...data.names.values()]).toEqual(["Amara Diallo", "Lucie", "Amara Keller"]);
  expect(data.attendee(2)).toBeNull();
});
