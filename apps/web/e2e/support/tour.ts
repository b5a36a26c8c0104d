import type { Page } from "@playwright/test";
import { type Api, apiOf, offerSession } from "./api.ts";
import { moveTo } from "./evaluation-form.ts";
import { expect, fillSignIn, type OpenPerson, signIn } from "./people.ts";
import { picturesMoving } from "./video-probe.ts";

/** Called on each screen of the path, in its usual state. */
export type Visit = (screen: string, page: Page) => Promise<void>;

const SCORES = [4, 6, 2, 5];

/** Chromium's simulated camera, by its own name or the one it has in pictures. */
const CAMERA = /fake_device|Integrated camera/;

/** Long enough that no segment ends by itself while screens are looked at. */
const MINUTES = 60;

async function visitPublicPages(open: OpenPerson, visit: Visit): Promise<void> {
  const { page } = await open("dieter");
  await page.goto("/");
  await expect(page.locator("#modules li")).toHaveCount(5);
  await visit("landing", page);
  await page.goto("/module/M2");
  await page.locator("summary").first().click();
  await visit("module", page);
  await page.goto("/nothing/here");
  await page.locator("main h1").waitFor();
  await visit("not-found", page);
  await page.goto("/home?session=1");
  await expect(page).toHaveURL("/login");
  await page.locator("a[data-leaves-app]").waitFor();
  await visit("sign-in", page);
  await page.locator("a[data-leaves-app]").click();
  await page.locator("input[name=login]").waitFor();
  await visit("sign-in-form", page);
  await fillSignIn(page, "dieter");
  await page.waitForURL(/\/home/);
}

async function goTo(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
}

/** The host's scores of the candidate, submitted by the API; the main path tests the panel. */
async function submitScores(api: Api, id: number, evaluatee: number): Promise<void> {
  const { questions } = await api.get<{ questions: Array<{ id: number; attendee_id: number; hearing: string }> }>(
    `/interviews/sessions/${id}/page-data/`,
  );
  const asked = questions.filter(({ attendee_id, hearing }) => attendee_id === evaluatee && hearing === "HEARD");
  await api.post(`/interviews/sessions/${id}/evaluate-attendee/`, {
    evaluatee,
    answers: asked.map((question, index) => ({
      question: question.id,
      score: SCORES[index % SCORES.length],
      comments: "You named the price of the choice. Say the number earlier.",
    })),
    pillars: {
      Expertise: { score: 5, comment: "" },
      Agilité: { score: 4, comment: "" },
      Collaboration: { score: 6, comment: "" },
      Leadership: { score: 3, comment: "Take the lead when nobody does." },
      Innovation: { score: 4, comment: "" },
    },
    comments: "Calm and clear. Keep the last minute for the result.",
    status: "SUBMITTED",
  });
}

/** Every screen of the path in its order, with two people in one session. */
export async function tour(open: OpenPerson, look: Visit): Promise<void> {
  const visit: Visit = async (screen, page) => {
    await expect(page.locator("section ol > li[data-tone]"), "no toast in the picture").toHaveCount(0);
    await look(screen, page);
  };
  await visitPublicPages(open, visit);

  const [host, candidate] = [await open("amelie"), await open("ben")];
  await signIn(host);
  const api = apiOf(host.context);
  const { id } = await offerSession(api, {
    workshop: ["M3", "system_design"],
    duration_minutes: MINUTES,
    start_in_minutes: 4,
  });

  await signIn(candidate);
  await candidate.page.locator("li[data-session]").first().waitFor();
  await visit("home", candidate.page);
  await goTo(candidate.page, `/home?session=${id}`, '[role="dialog"] li[data-whose]');
  await visit("session-detail", candidate.page);
  const invitations = `/interviews/sessions/${id}/invitations/`;
  await api.post(invitations, { email: "chiara@hotseat.example", role: "observer" });
  await api.post(invitations, { email: "someone.not.here.yet@hotseat.example" });
  await goTo(host.page, `/home?session=${id}`, '[role="dialog"] input[type="email"]');
  await expect(host.page.getByText("someone.not.here.yet@hotseat.example")).toBeVisible();
  await visit("session-invitations", host.page);
  const joined = await apiOf(candidate.context).post<{ id: number }>(`/interviews/sessions/${id}/join/`, {
    hot_seat: true,
  });
  await goTo(candidate.page, `/interviews/${id}/dashboard`, "main h1, main h2");
  await visit("not-connected", candidate.page);

  await goTo(candidate.page, `/interviews/${id}/prejoin`, "video");
  await expect(candidate.page.getByRole("button", { name: CAMERA })).toBeVisible();
  await expect.poll(() => picturesMoving(candidate.page)).toBe(1);
  await visit("prejoin", candidate.page);

  await host.page.goto(`/interviews/${id}/prejoin`);
  await host.page.getByRole("button", { name: "Start Session" }).click();
  await host.page.waitForURL(/\/dashboard$/);
  await candidate.page.getByRole("button", { name: "Join session" }).click();
  await candidate.page.waitForURL(/\/dashboard$/);
  await host.page.getByRole("toolbar").getByRole("button", { name: "Start", exact: true }).click();
  for (const { page } of [host, candidate]) {
    await expect.poll(() => picturesMoving(page)).toBe(2);
  }
  await visit("live-interviewer", host.page);
  await visit("live-candidate", candidate.page);

  await moveTo(api, id, "DEBRIEF");
  await submitScores(api, id, joined.id);
  await goTo(candidate.page, `/interviews/${id}/overview`, "main h1");
  await visit("overview", candidate.page);
  await goTo(candidate.page, `/interviews/${id}/feedback`, '[role="radiogroup"]');
  await visit("feedback-locked", candidate.page);
  await apiOf(candidate.context).post(`/interviews/sessions/${id}/pillar-ratings/`, {
    evaluatee: joined.id,
    ratings: { Expertise: 4, Agilité: 4, Collaboration: 4, Leadership: 5, Innovation: 3 },
  });
  await goTo(candidate.page, `/interviews/${id}/feedback`, "article h1");
  await visit("feedback-summary", candidate.page);

  await api.post(`/interviews/sessions/${id}/end/`);
  await goTo(candidate.page, `/interviews/${id}/prejoin`, "main h1");
  await visit("session-over", candidate.page);
  await goTo(host.page, `/interviews/${id}/evaluations?person=${joined.id}`, '[role="radiogroup"]');
  await visit("evaluations", host.page);
  await goTo(host.page, "/me/0", "main li[data-status]");
  await visit("my-page", host.page);
}
