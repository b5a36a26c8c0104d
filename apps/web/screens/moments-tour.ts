import type { Page } from "@playwright/test";
import { type Api, apiOf } from "../e2e/support/api.ts";
import { hostInCall } from "../e2e/support/call.ts";
import { expect, type OpenPerson, signIn } from "../e2e/support/people.ts";
import { joinCall } from "../e2e/support/room-of-four.ts";
import { picturesMoving } from "../e2e/support/video-probe.ts";
import type { VisitState } from "./live-tour.ts";
import { phoneTab } from "./phone-tab.ts";

interface Schedule {
  current_index: number;
  timeline: Array<{ type: string; slot_index: number | null }>;
}

/** Milliseconds for both pictures to arrive, on a machine that runs two browsers and is busy. */
const SEEN_WITHIN_MS = 60_000;
/** A server counts nobody as absent in its first minute, and it may have started just now. */
const ABSENT_WITHIN_MS = 120_000;

const toolbar = (page: Page) => page.getByRole("toolbar", { name: "Session controls" });

/** Goes to the first segment of this type; the host may seek anywhere. */
async function seekTo(api: Api, id: number, type: string): Promise<void> {
  const { timeline } = await api.get<Schedule>(`/interviews/sessions/${id}/schedule/`);
  await api.post(`/interviews/sessions/${id}/schedule/seek/`, {
    index: timeline.findIndex((segment) => segment.type === type),
  });
}

/** The moments of a turn: a running session before joining, an absent candidate, each card of the centre, a new host. */
export async function momentsTour(open: OpenPerson, visit: VisitState): Promise<void> {
  const { host, candidate, api, id } = await hostInCall(open, { workshop: ["M3", "system_design"] });
  const absent = host.page.locator('[data-absent="decides"]');
  await api.post(`/interviews/sessions/${id}/schedule/start/`);
  await expect(absent).toBeVisible({ timeout: ABSENT_WITHIN_MS });
  await visit("live-absent", host.page, phoneTab(host.page, "call"));

  await candidate.page.goto(`/interviews/${id}/prejoin`);
  await expect(candidate.page.getByRole("button", { name: "Join session" })).toBeVisible();
  await visit("prejoin-running", candidate.page);
  await joinCall(candidate, id);
  await expect(absent).toHaveCount(0);
  await expect.poll(() => picturesMoving(host.page), { timeout: SEEN_WITHIN_MS }).toBe(2);
  await visit("live-evaluate", host.page, phoneTab(host.page, "evaluate"));

  for (const [type, card, screen] of [
    ["QNA_RUN", "openQuestions", "live-open-questions"],
    ["EVALUATE", "evaluation", "live-evaluation"],
    ["DEBRIEF", "debrief", "live-debrief"],
  ] as const) {
    await seekTo(api, id, type);
    await expect(host.page.locator(`[data-centre="${card}"]`)).toBeVisible();
    await visit(screen, host.page, phoneTab(host.page, "workspace"));
  }

  // Alone, the new host would read that everybody has left.
  const observer = await open("dieter");
  await signIn(observer);
  await apiOf(observer.context).post(`/interviews/sessions/${id}/join/`, { role: "observer", hot_seat: false });
  await joinCall(observer, id);
  await toolbar(host.page).getByRole("button", { name: "Leave" }).click();
  await expect(host.page.getByRole("dialog")).toBeVisible();
  await visit("live-host-leaves", host.page);
  await host.page
    .getByRole("dialog")
    .getByRole("button", { name: /^Leave/ })
    .click();
  await expect(candidate.page.getByText("You now lead the session.")).toBeVisible();
  await visit("live-you-lead", candidate.page, phoneTab(candidate.page, "call"));
}
