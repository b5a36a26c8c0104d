import type { Locator } from "@playwright/test";
import type { Api } from "./api.ts";
import { PILLARS } from "./contract.ts";
import { expect, type Person } from "./people.ts";

interface Schedule {
  current_index: number;
  timeline: Array<{ type: string }>;
  waiting_for?: object;
}

/** The schedule once its turn does not wait for a candidate: until the server counts them in the call it does not advance. */
async function scheduleOf(api: Api, id: number): Promise<Schedule> {
  const read = () => api.get<Schedule>(`/interviews/sessions/${id}/schedule/`);
  await expect.poll(async () => (await read()).waiting_for, "a candidate whom the turn waits for").toBeUndefined();
  return read();
}

/**
 * Advances until a segment of this type is current; every question on the way is asked. No click takes the focus. A segment
 * that ran out meanwhile has advanced the schedule by itself: the server refuses the step, and the schedule is read again.
 */
export async function moveTo(api: Api, id: number, type: string): Promise<void> {
  for (;;) {
    const { current_index, timeline } = await scheduleOf(api, id);
    if (timeline[current_index]?.type === type) return;
    const response = await api.send(`/interviews/sessions/${id}/schedule/next/`, { expected_index: current_index });
    if (response.ok()) continue;
    const refusal = (await response.json()) as { code: string };
    if (refusal.code !== "schedule_moved") throw new Error(`The schedule does not advance: ${refusal.code}`);
  }
}

export interface Scores {
  /** Scores of the questions, in their order. */
  readonly questions: readonly number[];
  /** Score of each pillar. */
  readonly pillars: number;
  readonly commentOn?: (number: number) => string;
}

async function scoreRow(row: Locator, score: number): Promise<void> {
  const fold = row.getByRole("button").first();
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  const radio = row.getByRole("radio", { name: `${score} of 6` });
  await expect(radio, "the score opens once it was asked").toBeEnabled();
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Scores questions and pillars in the one form. */
export async function scoreForm(panel: Locator, { questions, pillars, commentOn }: Scores): Promise<void> {
  const rows = panel.getByRole("list", { name: "Questions" }).locator("li[data-row]");
  if (questions.length > 0) await expect(rows).toHaveCount(questions.length);
  for (const [index, score] of questions.entries()) {
    await scoreRow(rows.nth(index), score);
    if (commentOn) await panel.getByRole("textbox", { name: "Comment" }).fill(commentOn(index + 1));
  }
  for (const pillar of PILLARS) await scoreRow(panel.locator(`li[data-row="${pillar}"]`), pillars);
  const asked = questions.length;
  const rated = `${PILLARS.length}/${PILLARS.length} pillars`;
  await expect(panel.getByText(asked > 0 ? `${asked}/${asked} questions rated · ${rated}` : rated)).toBeVisible();
}

/** Presses Submit, confirms it, and waits for the confirmation. */
export async function submitForm({ page }: Pick<Person, "page">, panel: Locator): Promise<void> {
  await panel.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit for good" }).click();
  await expect(panel.getByText(/^Submitted \d\d:\d\d$/)).toBeVisible();
}

/** Rates the person themself on the page of their feedback: 4 for each pillar. Waits for the feedback. */
export async function rateOnFeedbackPage({ page }: Pick<Person, "page">, id: number): Promise<void> {
  await page.goto(`/interviews/${id}/feedback`);
  const groups = page.getByRole("radiogroup");
  await expect(groups).toHaveCount(PILLARS.length);
  for (const group of await groups.all()) await group.getByRole("radio", { name: "4 of 6" }).click();
  await page.getByRole("button", { name: "Send rating" }).click();
  await expect(page.getByRole("heading", { name: /^Your feedback on / })).toBeVisible();
}
