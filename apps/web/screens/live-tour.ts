import type { Locator, Page } from "@playwright/test";
import { type Api, apiOf, offerSession } from "../e2e/support/api.ts";
import { expect, type OpenPerson, signIn } from "../e2e/support/people.ts";
import { joinCall } from "../e2e/support/room-of-four.ts";
import { picturesMoving } from "../e2e/support/video-probe.ts";
import { inAnyLanguage, phoneTab } from "./phone-tab.ts";

/** Called in each state; `onPhone` leads to the same state in a window that shows one panel at a time. */
export type VisitState = (screen: string, page: Page, onPhone?: () => Promise<void>) => Promise<void>;

/** Long enough that no segment ends by itself while screens are looked at. */
const MINUTES = 60;
/** Milliseconds for a connection that was cut to be whole again, on a machine that runs three browsers. */
const CONNECTED_WITHIN_MS = 60_000;

const rail = (page: Page, name: RegExp) =>
  page.getByRole("radiogroup", { name: /^Participants/ }).getByRole("radio", { name });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Session controls" });

/** Opens a dialog, records the screen, closes it. */
async function inDialog(page: Page, open: () => Promise<void>, look: (dialog: Locator) => Promise<void>) {
  await open();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await look(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

async function throughMore(page: Page, item: string) {
  await bar(page).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function askToRemove(page: Page) {
  await rail(page, /^Participants/).click();
  await chooseRemove(page);
}

async function chooseRemove(page: Page) {
  const menu = inAnyLanguage("session-widgets:participants.menu", { name: "Ben Okafor" });
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: inAnyLanguage("session-widgets:participants.action.remove") }).click();
}

/** The pre-join and its messages. */
async function visitDoor(page: Page, id: number, visit: VisitState) {
  await page.goto(`/interviews/${id}/prejoin`);
  const check = page.getByRole("region", { name: "Network check" });
  await expect(check).toHaveAttribute("data-network", /^(good|weak|failed)$/);
  await inDialog(
    page,
    () => page.getByRole("button", { name: "Settings" }).click(),
    () => visit("prejoin-settings", page),
  );
}

/** The rail, dialogs and the console, seen by the host. */
async function visitPanels(page: Page, visit: VisitState) {
  await rail(page, /^Chat/).click();
  await page.getByRole("textbox", { name: "Write to everybody" }).fill("Two minutes left for your numbers.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log").getByText("Two minutes left")).toBeVisible();
  await visit("live-chat", page, phoneTab(page, "chat"));
  await rail(page, /^Participants/).click();
  await visit("live-participants", page, phoneTab(page, "people"));
  await inDialog(
    page,
    () => askToRemove(page),
    // A narrow window shows one panel at a time: the question went with the panel it was asked in.
    () => visit("live-remove", page, () => phoneTab(page, "people")().then(() => chooseRemove(page))),
  );
  await rail(page, /^Evaluation/).click();
  const panel = page.getByRole("region", { name: "Evaluation", exact: true });
  for (const [tab, screen] of [
    ["Profile", "live-profile"],
    ["Scenario context", "live-scenario"],
  ] as const) {
    await panel.getByRole("tab", { name: tab }).click();
    await visit(screen, page, phoneTab(page, "evaluate"));
  }
  await panel.getByRole("tab", { name: "Questions" }).click();
  await inDialog(
    page,
    () => throughMore(page, "Settings"),
    () => visit("live-settings", page),
  );
  await inDialog(
    page,
    () => throughMore(page, "End session for everyone"),
    () => visit("live-end", page),
  );
  await page.keyboard.press("Alt+Shift+D");
  await expect(page.getByRole("region", { name: "Server events" })).toBeVisible();
  await visit("live-console", page);
  await page.keyboard.press("Alt+Shift+D");
}

/** The states of the schedule on the screen. */
async function visitSchedule(page: Page, api: Api, id: number, visit: VisitState) {
  const act = (action: string, body: object = {}) => api.post(`/interviews/sessions/${id}/${action}/`, body);
  await act("schedule/pause");
  await visit("live-paused", page);
  await act("set-flow-mode", { flow_mode: "FREE" });
  await act("schedule/start");
  await visit("live-free", page);
}

/** States of the live session beyond the path, with three people: interviewer, candidate, observer. */
export async function liveTour(open: OpenPerson, visit: VisitState): Promise<void> {
  const [host, candidate, observer] = [await open("amelie"), await open("ben"), await open("dieter")];
  for (const person of [host, candidate, observer]) await signIn(person);
  const api = apiOf(host.context);
  const { id } = await offerSession(api, {
    workshop: ["M3", "system_design"],
    duration_minutes: MINUTES,
    start_in_minutes: 4,
  });
  await apiOf(candidate.context).post(`/interviews/sessions/${id}/join/`, { hot_seat: true });
  await apiOf(observer.context).post(`/interviews/sessions/${id}/join/`, { role: "observer", hot_seat: false });
  await visitDoor(host.page, id, visit);
  await joinCall(host, id, "Start Session");
  await joinCall(candidate, id);
  await joinCall(observer, id);
  for (const { page } of [host, candidate, observer]) await expect.poll(() => picturesMoving(page)).toBe(2);
  await visit("live-before-start", host.page);
  await api.post(`/interviews/sessions/${id}/schedule/start/`);
  await visit("live-observer", observer.page);
  await visitPanels(host.page, visit);
  await visitSchedule(host.page, api, id, visit);

  await candidate.context.setOffline(true);
  await visit("live-offline", candidate.page);
  await candidate.context.setOffline(false);
  await expect.poll(() => picturesMoving(candidate.page), { timeout: CONNECTED_WITHIN_MS }).toBe(2);

  await bar(observer.page).getByRole("button", { name: "Leave" }).click();
  await expect(observer.page.getByRole("button", { name: "Rejoin" })).toBeVisible();
  await visit("session-left", observer.page);
  await askToRemove(host.page);
  await host.page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await candidate.page.locator("main h1").waitFor();
  await visit("session-removed", candidate.page);
}
