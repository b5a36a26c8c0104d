import { signedInContext } from "./browser.mjs";

/**
 * A guided session that has been started, with these people in it; the first owns and hosts it.
 * @param {number} minutes @param {import("./person.mjs").Person[]} people @param {object} [wish] what else it is to be like
 * @returns {Promise<number>} its id
 */
export async function liveSession(minutes, [host, ...guests], wish = {}) {
  const { id } = await host.must("POST", "/api/v1/interviews/sessions/", {
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

export const schedulePath = (session) => `/api/v1/interviews/sessions/${session}/schedule/`;

/** The same person's page in the session's video room; `prepare` gets the browser context before its first page. */
export async function joinRoom(browser, url, person, session, prepare = async () => {}) {
  const context = await signedInContext(browser, url, person);
  await prepare(context);
  const page = await context.newPage();
  await enterRoom(page, url, session);
  return page;
}

/** Goes through the pre-join into the session's video room. */
export async function enterRoom(page, url, session) {
  await page.goto(`${url}/interviews/${session}/prejoin`);
  await page.getByRole("button", { name: "Join session" }).click();
  await page.locator('[data-stage="connected"]').waitFor();
}

/** Saves a draft about somebody; the answer's status and body. */
export function saveDraft(person, session, { evaluatee, question, score, comment }) {
  return person.call("POST", `/api/v1/interviews/sessions/${session}/evaluate-attendee/`, {
    evaluatee,
    status: "DRAFT",
    comments: comment,
    answers: [{ question, score, comments: comment }],
    formData: { [question]: { score, comment } },
  });
}
