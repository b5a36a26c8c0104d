import { expect, it } from "vitest";
import { haveOthersLeft } from "./stage-people";

const person = (id: number, presence_changed_at: string | null) => ({
  id,
  presence_changed_at,
  user: { keycloak_id: `k${id}`, full_name: "", short_name: "", is_program: false },
});
const LEFT_AT = "2026-11-24T13:16:00.000Z";

it("others have left when another person came and is absent now", () => {
  const me = person(1, LEFT_AT);
  expect(haveOthersLeft([me, person(2, null)], ["k1"], 1)).toBe(false);
  expect(haveOthersLeft([me, person(2, LEFT_AT)], ["k1", "k2"], 1)).toBe(false);
  expect(haveOthersLeft([me, person(2, LEFT_AT)], ["k1"], 1)).toBe(true);
});
