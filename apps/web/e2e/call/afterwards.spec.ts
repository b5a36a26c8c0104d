import { apiOf, offerSession } from "../support/api.ts";
import { expect, signIn, test } from "../support/people.ts";

interface PageData {
  questions: { id: number; attendee_id: number }[];
}

test("an unfinished evaluation is submitted from my page after the session (LS-2.12, LS-2.37, LS-D5.4)", async ({
  person,
}) => {
  const [host, candidate] = [await person("amelie"), await person("ben")];
  await signIn(host);
  await signIn(candidate);
  const [api, theirs] = [apiOf(host.context), apiOf(candidate.context)];
  const { id } = await offerSession(api, { hot_seat: false });
  const at = `/interviews/sessions/${id}`;
  await theirs.post(`${at}/join/`, { role: "participant", hot_seat: true });
  const { id: evaluatee } = await theirs.get<{ id: number }>(
    `/interviews/me${at.slice("/interviews".length)}/attendee/`,
  );
  await api.post(`${at}/start/`);
  await api.post(`${at}/schedule/start/`);
  // Nobody joined the call: no question was heard, so only the pillars are rated.
  const { questions } = await api.get<PageData>(`${at}/page-data/`);
  const [asked] = questions.filter((question) => question.attendee_id === evaluatee);
  const formData = { [asked?.id ?? 0]: { score: null, comment: "Clear.", isComplete: false } };
  const entry = { score: 4, comment: "" };
  const pillars = { Agilité: entry, Collaboration: entry, Leadership: entry, Innovation: entry };
  await api.post(`${at}/evaluate-attendee/`, { evaluatee, answers: [], pillars, status: "DRAFT", formData });
  await api.post(`${at}/end/`);

  const { page } = host;
  await page.goto(`/interviews/${id}/dashboard`);
  await expect(page.getByRole("link", { name: "Your evaluations" })).toBeVisible();
  // The session has its name in the bar; Ben waits for the one pillar that is missing.
  await expect(page.getByRole("banner").getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
  const waiting = page.getByRole("listitem").filter({ hasText: "waits for your scores" });
  await expect(waiting).toContainText("1 of 5 missing");
  await expect(waiting.getByRole("link", { name: "Finish" })).toHaveAttribute(
    "href",
    `/interviews/${id}/evaluations?person=${evaluatee}`,
  );
  // Amélie only interviewed and scored: no feedback is offered to her, and its page, opened by address, says so.
  await expect(page.getByRole("link", { name: "Read your feedback" })).toHaveCount(0);
  await page.goto(`/interviews/${id}/feedback`);
  await expect(page.getByRole("heading", { name: "You had no turn in this session" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the session" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your evaluations" })).toHaveAttribute(
    "href",
    `/interviews/${id}/evaluations`,
  );
  await page.goto("/me/0");
  // Her page lists the evaluations of every session that the tests of this Hotseat held.
  const link = page.locator(`a[href="/interviews/${id}/evaluations?person=${evaluatee}"]`);
  const row = page.locator("li").filter({ has: link });
  await expect(row).toContainText("Draft");
  await row.getByRole("link").click();
  await expect(page).toHaveURL(`/interviews/${id}/evaluations?person=${evaluatee}`);
  await expect(page.getByText("4/5 pillars · 1 not heard · 3 not asked")).toBeVisible();
  const score = page.getByRole("radiogroup", { name: "Expertise" });
  await score.getByRole("radio", { name: "5 of 6" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Submit for good" }).click();
  await expect(page.getByText(/^Submitted \d\d:\d\d$/)).toBeVisible();
  await page.getByRole("link", { name: "My page" }).first().click();
  await expect(page).toHaveURL("/me/0");
  await expect(row).toHaveAttribute("data-status", "SUBMITTED");
  expect([...host.problems, ...candidate.problems]).toEqual([]);
});
