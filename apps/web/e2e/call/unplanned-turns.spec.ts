import { apiOf } from "../support/api.ts";
import { scoreForm, submitForm } from "../support/evaluation-form.ts";
import { expect, type Person, test } from "../support/people.ts";
import {
  fourInCall,
  joinCall,
  moveOnUntil,
  NAMES,
  nextButton,
  panelOf,
  rateOneself,
  stateOf,
} from "../support/room-of-four.ts";

const QUESTIONS = 4;
/** A question of three candidates takes 25 s, which is short enough to wait for. One that ends by itself is in main-path.spec.ts. */
const MINUTES = 8;

const bar = ({ page }: Person) => page.getByRole("toolbar", { name: "Session controls" });
const press = (person: Person, name: string) => bar(person).getByRole("button", { name, exact: true }).click();
const indexOf = async (person: Person, id: number) => (await stateOf(person, id)).schedule.current_index;
const candidateOf = async (person: Person, id: number) =>
  (await stateOf(person, id)).designations.interviewee?.attendeeId ?? null;
const phaseOf = ({ page }: Person) => page.locator("[data-phase]").first();

/** Milliseconds left of the current segment by the server's clock; negative in overtime. */
async function leftMs(person: Person, id: number): Promise<number> {
  const { schedule } = await stateOf(person, id);
  const segment = schedule.timeline[schedule.current_index];
  const startedMs = Date.parse(segment?.started_at ?? "");
  return startedMs + (segment?.duration_sec ?? 0) * 1000 - Date.parse(schedule.server_time);
}

test("a guided session goes on when candidates are absent, leave and come back as observers, and the host changes (LS-D3.1, LS-D3.6, LS-D4.7)", async ({
  person,
}) => {
  const { id, room, seats } = await fourInCall(person, {
    flow_mode: "GUIDED",
    hot_seat: false,
    duration_minutes: MINUTES,
    observers: [],
    absent: ["ben"],
  });
  const { amelie, ben, chiara, dieter } = room;
  const decides = amelie.page.locator('[data-absent="decides"]');

  await test.step("Ben is absent at his turn: the host swaps, Chiara agrees and begins", async () => {
    await nextButton(amelie).click();
    await expect(decides.getByRole("heading", { name: /^Ben\b.* is not here$/ })).toBeVisible();
    await decides.getByRole("button", { name: /^Chiara/ }).click();
    await chiara.page.getByRole("button", { name: "Yes, I am ready" }).click();
    await expect.poll(() => candidateOf(amelie, id)).toBe(seats.chiara);
    await expect(phaseOf(chiara)).toHaveAttribute("data-phase", "yourTurn");
    await expect(decides).toHaveCount(0);
  });

  await test.step("a held question runs over; paused, released and resumed it leads to the next question only", async () => {
    await press(amelie, "Hold");
    await expect.poll(async () => (await stateOf(amelie, id)).schedule.held).toBe(true);
    const before = await indexOf(amelie, id);
    await expect.poll(() => leftMs(amelie, id), { timeout: 120_000 }).toBeLessThan(0);
    expect(await indexOf(amelie, id)).toBe(before);
    await press(amelie, "Pause the time");
    await expect.poll(async () => (await stateOf(amelie, id)).schedule.status).toBe("PAUSED");
    await press(amelie, "Release");
    await press(amelie, "Resume the time");
    await expect.poll(() => indexOf(amelie, id)).toBe(before + 1);
    expect(await leftMs(amelie, id)).toBeGreaterThan(0);
  });

  await test.step("Chiara leaves in her turn, which waits and continues when she is back", async () => {
    await press(chiara, "Leave");
    await expect(decides.getByRole("heading", { name: /^Chiara\b.* is not here$/ })).toBeVisible();
    await chiara.page.getByRole("button", { name: "Rejoin" }).click();
    await chiara.page.getByRole("button", { name: "Join session" }).click();
    await expect(chiara.page).toHaveURL(`/interviews/${id}/dashboard`);
    await expect(decides).toHaveCount(0);
    await expect.poll(async () => (await stateOf(amelie, id)).schedule.status).toBe("RUNNING");
  });

  await test.step("host and peer score Chiara in the form only", async () => {
    await moveOnUntil(amelie, id, (segment) => segment?.type === "EVALUATE");
    await expect(phaseOf(amelie)).toHaveAttribute("data-phase", "evaluation");
    await press(amelie, "Hold");
    for (const rater of [amelie, dieter]) {
      await scoreForm(panelOf(rater), { questions: Array(QUESTIONS).fill(5), pillars: 4 });
      await submitForm(rater, panelOf(rater));
    }
    await rateOneself(chiara, id, seats.chiara);
  });

  await test.step("Ben comes back as an observer and has no turn: Dieter's begins", async () => {
    const seat = apiOf(ben.context);
    await seat.post(`/interviews/sessions/${id}/cancel-registration/`);
    await seat.post(`/interviews/sessions/${id}/join/`, { role: "observer", hot_seat: false });
    await joinCall(ben, id);
    await nextButton(amelie).click();
    await expect.poll(() => candidateOf(amelie, id)).toBe(seats.dieter);
    await expect(phaseOf(dieter)).toHaveAttribute("data-phase", "yourTurn");
    await expect(phaseOf(ben)).not.toHaveAttribute("data-phase", "yourTurn");
    await expect(panelOf(ben).getByRole("radiogroup")).toHaveCount(0);
  });

  await test.step("Amélie passes the lead on to Chiara, who confirms and drives", async () => {
    await press(amelie, "More");
    await amelie.page.getByRole("menuitem", { name: "Pass the lead on" }).click();
    const dialog = amelie.page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Chiara/ }).click();
    await dialog.getByRole("button", { name: /^Chiara.* leads$/ }).click();
    await expect(chiara.page.getByText("You now lead the session.")).toBeVisible();
    await chiara.page.getByRole("button", { name: "Understood" }).click();
    await moveOnUntil(chiara, id, (segment) => segment?.type === "EVALUATE");
    await expect(phaseOf(chiara)).toHaveAttribute("data-phase", "evaluation");
    await press(chiara, "Hold");
    await scoreForm(panelOf(chiara), { questions: Array(QUESTIONS).fill(3), pillars: 6 });
    await submitForm(chiara, panelOf(chiara));
    await moveOnUntil(chiara, id, (segment) => segment?.type === "DEBRIEF");
  });
  expect(NAMES.flatMap((name) => room[name].problems)).toEqual([]);
});
