import { apiOf, offerSession } from "../support/api.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";

interface PageData {
  attendees: Array<{ id: number; anonymized_profile_summary: string | null; scenario: { title: string } | null }>;
  questions: Array<{ attendee_id: number; question_text: string }>;
}
interface Plan {
  timeline: Array<{ interviewee_attendee_id: number | null; duration_sec: number }>;
}

const panelOf = ({ page }: Person) => page.getByRole("region", { name: "Evaluation", exact: true });
const PROFILE = "Backend engineer, six years, health and logistics.";

test("before the schedule starts a candidate edits and approves their profile, and the host has scenario and questions composed again and sets extra time (LS-7.19, LS-7.20, LS-D3.2, LS-D5.6, LS-D6.1)", async ({
  person,
}) => {
  const [host, candidate] = [await person("amelie"), await person("ben")];
  await signIn(host);
  await signIn(candidate);
  const api = apiOf(host.context);
  const { id } = await offerSession(api, { hot_seat: false, duration_minutes: 30 });
  const join = { role: "participant", hot_seat: true };
  const { id: seat } = await apiOf(candidate.context).post<{ id: number }>(`/interviews/sessions/${id}/join/`, join);
  const pageData = () => api.get<PageData>(`/interviews/sessions/${id}/page-data/`);
  const questions = async () =>
    (await pageData()).questions.filter((one) => one.attendee_id === seat).map((one) => one.question_text);
  const seen = async () => (await pageData()).attendees.find((one) => one.id === seat);
  const shareSec = async () => {
    const { timeline } = await api.get<Plan>(`/interviews/sessions/${id}/schedule/`);
    return timeline
      .filter((one) => one.interviewee_attendee_id === seat)
      .reduce((sum, one) => sum + one.duration_sec, 0);
  };
  await host.page.goto(`/interviews/${id}/prejoin`);
  await host.page.getByRole("button", { name: "Start Session" }).click();
  await expect(host.page).toHaveURL(`/interviews/${id}/dashboard`);
  await candidate.page.goto(`/interviews/${id}/prejoin`);
  await candidate.page.getByRole("button", { name: "Join session" }).click();
  await expect(candidate.page).toHaveURL(`/interviews/${id}/dashboard`);

  await test.step("the candidate has a draft written, edits it and approves it", async () => {
    const panel = panelOf(candidate);
    await panel.getByRole("tab", { name: "Profile" }).click();
    await expect(panel.getByText("No anonymized profile provided.")).toBeVisible();
    await panel.getByRole("button", { name: "Have a draft written" }).click();
    const words = panel.getByRole("textbox", { name: "Your profile, without your name" });
    await expect(words).toHaveValue(/Rehearses job interviews/);
    await expect(panel.getByText("by fixed rules, not by AI")).toBeVisible();
    expect((await seen())?.anonymized_profile_summary).toBeNull();
    await words.fill(PROFILE);
    await panel.getByRole("button", { name: "Approve" }).click();
    await expect(panel.getByText("Approved", { exact: true })).toBeVisible();
  });

  await test.step("the host reads it, and sets extra time that lengthens the candidate's share", async () => {
    const panel = panelOf(host);
    await panel.getByRole("tab", { name: "Profile" }).click();
    await expect(panel.getByText(PROFILE)).toBeVisible();
    const before = await shareSec();
    await panel.getByRole("radio", { name: "+50%" }).click();
    await expect.poll(shareSec).toBe(before * 1.5);
    await expect(panelOf(candidate).getByRole("radio", { name: "+50%" })).toBeChecked();
  });

  await test.step("the host has another scenario and other questions composed", async () => {
    const panel = panelOf(host);
    const [scenario, asked] = [(await seen())?.scenario?.title, await questions()];
    await panel.getByRole("tab", { name: "Scenario context" }).click();
    await panel.getByRole("button", { name: "Compose another scenario" }).click();
    await expect.poll(async () => (await seen())?.scenario?.title).not.toBe(scenario);
    await expect(panel.getByRole("heading", { name: (await seen())?.scenario?.title ?? "" })).toBeVisible();
    await panel.getByRole("tab", { name: "Questions" }).click();
    await panel.getByRole("button", { name: "Compose other questions" }).click();
    await expect.poll(questions).not.toEqual(asked);
    // Until then the words may be those that are still arriving, above the question that goes.
    await expect(panel.getByText("The new questions are ready.")).toBeVisible();
    await expect(panel.getByText((await questions())[0] ?? "").first()).toBeVisible();
  });

  await test.step("the host rewords a question", async () => {
    const panel = panelOf(host);
    await panel.getByRole("button", { name: "Reword" }).click();
    const dialog = host.page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "The question" }).fill("What would you do on your first day?");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("What would you do on your first day?")).toBeVisible();
    expect(await questions()).toContain("What would you do on your first day?");
  });

  await test.step("the candidate does not read the questions before they are asked", async () => {
    const panel = panelOf(candidate);
    await panel.getByRole("tab", { name: "Questions" }).click();
    await expect(panel.getByText("No questions yet.")).toBeVisible();
  });
  expect([host, candidate].flatMap(({ problems }) => problems)).toEqual([]);
});
