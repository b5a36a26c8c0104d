import type { PageData } from "@hotseat/api-client/types";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signedInContext } from "./browser.ts";
import type { Person } from "./person.ts";

/** A media server that could not tell of somebody's coming is asked every ten seconds. */
const PRESENT_WITHIN_MS = 15_000;

/**
 * A guided session that has been started, with these people in it; the first owns and hosts it.
 * @param wish what else it is to be like
 * @returns its id
 */
export async function liveSession(minutes: number, [host, ...guests]: Person[], wish: object = {}): Promise<number> {
  const { id } = await host.must<{ id: number }>("POST", "/api/v1/interviews/sessions/", {
    module: "M3",
    workshop: "system_design",
    language: "en",
    start_time: new Date(Date.now() + 60_000).toISOString(),
    duration_minutes: minutes,
    capacity: 4,
    visibility: "platform",
    ...wish,
  });
  for (const guest of guests)
    await guest.must("POST", `/api/v1/interviews/sessions/${id}/join/`, { role: "participant", hot_seat: true });
  await host.must("POST", `/api/v1/interviews/sessions/${id}/start/`);
  return id;
}

export const schedulePath = (session: number) => `/api/v1/interviews/sessions/${session}/schedule/`;

/** The same person's page in the session's video room; `prepare` gets the browser context before its first page. */
export async function joinRoom(
  browser: Browser,
  url: string,
  person: Person,
  session: number,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => {},
) {
  const context = await signedInContext(browser, url, person);
  await prepare(context);
  const page = await context.newPage();
  await enterRoom(page, url, session);
  return page;
}

/** Goes through the pre-join into the session's video room. */
export async function enterRoom(page: Page, url: string, session: number) {
  await page.goto(`${url}/interviews/${session}/prejoin`);
  await page.getByRole("button", { name: "Join session" }).click();
  await page.locator('[data-stage="connected"]').waitFor();
}

/** Waits until the server knows that this many people are in the video room: a turn waits for a candidate who is not. */
export async function untilPresent(person: Person, session: number, count: number) {
  for (const end = Date.now() + PRESENT_WITHIN_MS; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const { attendees } = await person.must<PageData>("GET", `/api/v1/interviews/sessions/${session}/page-data/`);
    if (attendees.filter((each) => each.is_present).length === count) return attendees;
    if (Date.now() > end) throw new Error(`${count} people are not all in the video room of session ${session}`);
  }
}

/** Saves a draft about somebody; the answer's status and body. */
export function saveDraft(
  person: Person,
  session: number,
  { evaluatee, question, score, comment }: { evaluatee: number; question: number; score: number; comment: string },
) {
  return person.call("POST", `/api/v1/interviews/sessions/${session}/evaluate-attendee/`, {
    evaluatee,
    status: "DRAFT",
    comments: comment,
    answers: [],
    // A question is scored once it was asked; a pillar at any time.
    formData: { [question]: { score: null, comment } },
    pillars: { Expertise: { score, comment } },
  });
}
