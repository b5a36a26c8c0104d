// @vitest-environment jsdom
import { toast } from "@hotseat/ui/theme";
import { beforeAll, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { loadMessages } from "../../locales";
import { storySchedule } from "../../schedule/schedule.fixtures";
import { useSessionTexts } from "../../session-data";
import { type SeatedSession, seatedSession } from "../../session-data/seated-session.fixtures";
import { actUntil } from "../../shared/act-until.fixtures";
import { reactRoot } from "../../shared/react-root.fixtures";
import { useAbsentNext } from "./use-absent-next";

const [AMARA, LUCIE, JONAS, MATEO] = [401, 402, 403, 404];
/** Amara's evaluation: Lucie is next. */
const EVALUATION = storySchedule({ current_index: 5 });
const { render } = reactRoot();
let said: MockInstance<typeof toast.info>;
let dismissed: MockInstance<typeof toast.dismiss>;

beforeAll(() => loadMessages.en());
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  said = vi.spyOn(toast, "info");
  dismissed = vi.spyOn(toast, "dismiss");
});

function Offer() {
  useSessionTexts();
  useAbsentNext(EVALUATION.session_id);
  return null;
}
const seats = { schedule: EVALUATION, me: JONAS, host: JONAS, present: [AMARA, JONAS, MATEO] };
async function show(change: Partial<SeatedSession> = {}) {
  const session = seatedSession(() => Response.json(EVALUATION));
  const draw = (more: Partial<SeatedSession>) => render(session.around({ ...seats, ...more }, <Offer />));
  await draw(change);
  return { calls: session.calls, draw };
}

test("the host reads before a turn that its candidate is absent, and one button lets the first present person go first", async () => {
  const { calls } = await show();
  await actUntil(() => expect(said.mock.lastCall?.[0]).toMatchObject({ title: "Lucie is next and not here" }));
  const [content, options] = said.mock.lastCall ?? [];
  expect([content?.action?.label, options?.durationMs]).toEqual(["Take my turn first", null]);
  content?.action?.onSelect();
  await actUntil(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([["swap", { attendee_id: JONAS, with_attendee_id: LUCIE, expected_index: 5 }]]);
});

test("the offer names another person when the host has no later turn, and has no button when nobody has", async () => {
  const host = { me: AMARA, host: AMARA };
  const { draw } = await show({ ...host, present: [AMARA, MATEO] });
  await actUntil(() => expect(said.mock.lastCall?.[0].action?.label).toBe("Mateo goes first"));
  await draw({ ...host, present: [AMARA] });
  await actUntil(() => expect(said.mock.lastCall?.[0].action).toBeUndefined());
});

test("the offer disappears when the candidate arrives", async () => {
  const { draw } = await show();
  await actUntil(() => expect(said).toHaveBeenCalled());
  dismissed.mockClear();
  await draw({ present: [AMARA, LUCIE, JONAS, MATEO] });
  await actUntil(() => expect(dismissed).toHaveBeenCalled());
});

test.each([
  ["to others", { me: MATEO }],
  ["before the evaluation", { schedule: storySchedule({ current_index: 4 }) }],
  ["while the candidate is here", { present: [LUCIE, JONAS] }],
])("there is no offer %s", async (_when, change: Partial<SeatedSession>) => {
  await show(change);
  expect(said).not.toHaveBeenCalled();
});
