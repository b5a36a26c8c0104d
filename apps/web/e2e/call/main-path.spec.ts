import { apiOf, offerSession } from "../support/api.ts";
import { moveTo, rateOnFeedbackPage, scoreForm, submitForm } from "../support/evaluation-form.ts";
import { expect, fillSignIn, type Person, signIn, test } from "../support/people.ts";
import { framesDecoded, watchVideo } from "../support/video-probe.ts";

/** The interviewer's scores of the four answers, in order. */
const SCORES = [4, 6, 2, 5];
const commentOn = (number: number) => `Answer ${number}: clear, and it named its price.`;

interface Schedule {
  status: string;
  current_index: number;
  held: boolean;
  timeline: Array<{ type: string; slot_index: number | null }>;
}

const scheduleOf = (person: Person, id: number) =>
  apiOf(person.context).get<Schedule>(`/interviews/sessions/${id}/schedule/`);

/** Passes when a second reading is higher, so pictures keep coming. */
async function expectMovingPicture({ page, name }: Person): Promise<void> {
  await expect.poll(() => framesDecoded(page), { message: `${name} sees the other` }).toBeGreaterThan(0);
  const before = await framesDecoded(page);
  await expect
    .poll(() => framesDecoded(page), { message: `${name}'s picture of the other moves` })
    .toBeGreaterThan(before + 10);
}

test("two people go the whole path: sign in, meet on video, run the turn, score, read the feedback (LS-2.35, LS-4.39, LS-4.44)", async ({
  person,
}) => {
  const host = await person("amelie", { ownBrowser: true, fullPictures: true });
  const candidate = await person("ben", { ownBrowser: true, fullPictures: true });
  await Promise.all([watchVideo(host.context), watchVideo(candidate.context)]);

  await signIn(host);
  const { id } = await offerSession(apiOf(host.context), { hot_seat: false, duration_minutes: 5, start_in_minutes: 2 });

  await test.step("the candidate signs in by redirect, finds the session and registers", async () => {
    const { page } = candidate;
    await page.goto("/");
    await page.getByRole("link", { name: "Find a session" }).click();
    await expect(page).toHaveURL("/login");
    await page.getByRole("link", { name: "Continue with single sign-on" }).click();
    await fillSignIn(page, "ben");
    await expect(page).toHaveURL("/home");
    await page.locator(`li[data-session="${id}"] a`).first().click();
    const detail = page.getByRole("dialog");
    await expect(detail.getByText("You, if you register")).toBeVisible();
    await detail.getByRole("button", { name: "Register" }).click();
    await expect(detail.locator('li[data-whose="mine"]')).toBeVisible();
    await detail.getByRole("link", { name: "Join Now" }).click();
    await expect(page).toHaveURL(`/interviews/${id}/prejoin`);
  });

  await test.step("the host starts the session, both check their devices and join", async () => {
    await host.page.goto(`/interviews/${id}/prejoin`);
    for (const { page } of [host, candidate]) {
      await expect
        .poll(() =>
          page
            .locator("video")
            .first()
            .evaluate((video: HTMLVideoElement) => video.videoWidth),
        )
        .toBeGreaterThan(0);
      await expect(page.getByRole("button", { name: /^Camera fake_device/ })).toBeVisible();
    }
    await host.page.getByRole("button", { name: "Start Session" }).click();
    await expect(host.page).toHaveURL(`/interviews/${id}/dashboard`);
    await candidate.page.getByRole("textbox", { name: "Your name in this session" }).fill("Ben B.");
    await candidate.page.getByRole("button", { name: "Join session" }).click();
    await expect(candidate.page).toHaveURL(`/interviews/${id}/dashboard`);
  });

  await test.step("each sees the other's moving picture", async () => {
    await expectMovingPicture(host);
    await expectMovingPicture(candidate);
  });

  await test.step("the guided schedule advances by the server's clock, without a click", async () => {
    await host.page.getByRole("toolbar").getByRole("button", { name: "Start", exact: true }).click();
    await expect.poll(async () => (await scheduleOf(host, id)).status).toBe("RUNNING");
    const first = await scheduleOf(candidate, id);
    expect(first.timeline[first.current_index]?.type).toBe("QUESTION");
    const panel = host.page.getByRole("region", { name: "Evaluation" });
    await expect(panel.getByRole("button", { name: /^Question 1 /, expanded: true })).toBeVisible();
    await panel.getByRole("radio", { name: `${SCORES[0]} of 6` }).click();
    await expect(panel.getByText("1/4 questions rated · 0/5 pillars")).toBeVisible();
    await expect
      .poll(async () => (await scheduleOf(candidate, id)).current_index, { timeout: 90_000 })
      .toBeGreaterThan(first.current_index);
  });

  await test.step("the interviewer saves a draft, scores the asked questions and the pillars, and submits once", async () => {
    const panel = host.page.getByRole("region", { name: "Evaluation" });
    await panel.getByRole("button", { name: "Save draft" }).click();
    await expect(panel.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await moveTo(apiOf(host.context), id, "EVALUATE");
    // Held, it lasts as long as the scores take, and the next step is a press.
    await host.page.getByRole("toolbar").getByRole("button", { name: "Hold", exact: true }).click();
    await expect.poll(async () => (await scheduleOf(host, id)).held).toBe(true);
    // Until then the open row follows the current question.
    await expect(host.page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "evaluation");
    await scoreForm(panel, { questions: SCORES, pillars: 5, commentOn });
    await submitForm(host, panel);
  });

  await test.step("the host moves on past the turn's evaluation", async () => {
    const { timeline } = await scheduleOf(host, id);
    const debrief = timeline.findIndex((segment) => segment.type === "DEBRIEF");
    const next = host.page
      .getByRole("toolbar")
      .getByRole("button", { name: /^(Next question|Open questions|Evaluation|Debrief)$/ });
    for (
      let index = (await scheduleOf(host, id)).current_index;
      index < debrief;
      index = (await scheduleOf(host, id)).current_index
    ) {
      await next.click();
      await expect.poll(async () => (await scheduleOf(host, id)).current_index).toBeGreaterThan(index);
    }
  });

  await test.step("the candidate rates themself, and reads the submitted scores", async () => {
    const { page } = candidate;
    await rateOnFeedbackPage(candidate, id);

    const summary = await feedbackOf(candidate, id);
    expect(summary.questions.map((question) => question.mean)).toEqual(SCORES);
    const questions = page
      .locator("section", { has: page.getByRole("heading", { name: "Question by question" }) })
      .locator("li");
    await expect(questions).toHaveCount(SCORES.length);
    for (const [index, score] of SCORES.entries()) {
      await expect(questions.nth(index)).toContainText(`one score: ${score}`);
      const card = page.getByRole("figure").filter({ hasText: commentOn(index + 1) });
      await expect(card).toContainText(`Question ${index + 1} — `);
      await expect(card).toContainText("Amélie");
    }
  });

  expect([...host.problems, ...candidate.problems]).toEqual([]);
});

interface Feedback {
  questions: Array<{ number: number; mean: number | null }>;
}

async function feedbackOf(person: Person, id: number): Promise<Feedback> {
  const api = apiOf(person.context);
  const me = await api.get<{ id: number }>(`/interviews/me/sessions/${id}/attendee/`);
  return api.get<Feedback>(`/interviews/sessions/${id}/evaluatees/${me.id}/feedback-summary/`);
}
