import type { Page } from "@playwright/test";
import { type Api, apiOf, offerSession } from "../e2e/support/api.ts";
import { expect, type OpenPerson, signIn } from "../e2e/support/people.ts";
import type { VisitState } from "./live-tour.ts";

interface Schedule {
  current_index: number;
  timeline: Array<{ type: string; slot_index: number | null }>;
}

/** Long enough that no segment ends by itself while screens are looked at. */
const MINUTES = 60;

const phoneTab = (page: Page, name: RegExp) => () => page.getByRole("navigation").getByRole("button", { name }).click();
const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Session controls" });

async function enter(page: Page, id: number, button: "Start Session" | "Join session") {
  await page.goto(`/interviews/${id}/prejoin`);
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/dashboard$/);
}

/** Goes to the first segment of this type; the host may seek anywhere. */
async function seekTo(api: Api, id: number, type: string): Promise<void> {
  const { timeline } = await api.get<Schedule>(`/interviews/sessions/${id}/schedule/`);
  await api.post(`/interviews/sessions/${id}/schedule/seek/`, {
    index: timeline.findIndex((segment) => segment.type === type),
  });
}

/** The moments of a turn: a running session before joining, an absent candidate, each card of the centre, a new host. */
export async function momentsTour(open: OpenPerson, visit: VisitState): Promise<void> {
  const [host, candidate] = [await open("amelie"), await open("ben")];
  for (const person of [host, candidate]) await signIn(person);
  const api = apiOf(host.context);
  const { id } = await offerSession(api, {
    workshop: ["M3", "system_design"],
    duration_minutes: MINUTES,
    start_in_minutes: 4,
  });
  await apiOf(candidate.context).post(`/interviews/sessions/${id}/join/`, { hot_seat: true });
  await enter(host.page, id, "Start Session");
  await api.post(`/interviews/sessions/${id}/schedule/start/`);
  await expect(host.page.locator('[data-absent="decides"]')).toBeVisible();
  await visit("live-absent", host.page, phoneTab(host.page, /^Call/));

  await candidate.page.goto(`/interviews/${id}/prejoin`);
  await expect(candidate.page.getByRole("button", { name: "Join session" })).toBeVisible();
  await visit("prejoin-running", candidate.page);
  await enter(candidate.page, id, "Join session");
  await expect(host.page.locator('[data-absent="decides"]')).toHaveCount(0);
  await visit("live-evaluate", host.page, phoneTab(host.page, /^Evaluate/));

  for (const [type, card, screen] of [
    ["QNA_RUN", "openQuestions", "live-open-questions"],
    ["EVALUATE", "evaluation", "live-evaluation"],
    ["DEBRIEF", "debrief", "live-debrief"],
  ] as const) {
    await seekTo(api, id, type);
    await expect(host.page.locator(`[data-centre="${card}"]`)).toBeVisible();
    await visit(screen, host.page, phoneTab(host.page, /^Workspace/));
  }

  await toolbar(host.page).getByRole("button", { name: "Leave" }).click();
  await expect(host.page.getByRole("dialog")).toBeVisible();
  await visit("live-host-leaves", host.page);
  await host.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Leave/ })
    .click();
  await expect(candidate.page.getByText("You now lead the session.")).toBeVisible();
  await visit("live-you-lead", candidate.page, phoneTab(candidate.page, /^Call/));
}
