import { type Api, apiOf, offerSession } from "../support/api.ts";
import { moveTo, scoreForm } from "../support/evaluation-form.ts";
import { expect, type OpenPerson, type Person, signIn, test } from "../support/people.ts";
import { picturesMoving } from "../support/video-probe.ts";

const MINUTES = 60;
/** Milliseconds by which the candidate's own clock is wrong. */
const WRONG_BY_MS = 10 * 60_000;

interface Live {
  id: number;
  host: Person;
  candidate: Person;
}

async function enter({ page }: Person, id: number, button: "Start Session" | "Join session"): Promise<void> {
  await page.goto(`/interviews/${id}/prejoin`);
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/dashboard$/);
}

/**
 * A running guided session: amelie is in it, hosts and interviews; ben has the hot seat and is still at the pre-join.
 */
async function live(open: OpenPerson): Promise<Live> {
  const [host, candidate] = [await open("amelie"), await open("ben")];
  await signIn(host);
  await signIn(candidate);
  const api: Api = apiOf(host.context);
  const { id } = await offerSession(api, { duration_minutes: MINUTES });
  await apiOf(candidate.context).post(`/interviews/sessions/${id}/join/`, { hot_seat: true });
  await enter(host, id, "Start Session");
  await api.post(`/interviews/sessions/${id}/schedule/start/`);
  return { id, host, candidate };
}

const panelOf = ({ page }: Person) => page.getByRole("region", { name: "Evaluation" });
const commentOf = (person: Person) => panelOf(person).getByRole("textbox", { name: "Comment" });

test("the same evaluation written on two machines keeps both texts (LS-D5.4)", async ({ person }) => {
  const { id, host, candidate } = await live(person);
  await enter(candidate, id, "Join session");
  await expect(commentOf(host)).toBeVisible();
  await expect.poll(() => picturesMoving(host.page), "the host is in the call").toBe(2);
  await host.context.setOffline(true);
  await commentOf(host).fill("Written on the train.");
  await expect(panelOf(host).getByText("On this device")).toBeVisible();

  const elsewhere = await person("amelie");
  await signIn(elsewhere);
  await enter(elsewhere, id, "Join session");
  await commentOf(elsewhere).fill("Written at home.");
  await expect(panelOf(elsewhere).getByText(/^Saved \d/)).toBeVisible();

  // The media client has given up resuming: from here on the page asks our server whether it may come back.
  await expect(host.page.getByText(/Reconnecting, attempt ([2-9]|\d\d)/)).toBeVisible();
  await host.context.setOffline(false);
  await expect(panelOf(host).getByText("Also written on another device")).toBeVisible();
  await expect(panelOf(host).getByText("Written at home.")).toBeVisible();
  await expect(commentOf(host)).toHaveValue("Written on the train.");
  await panelOf(host).getByRole("button", { name: "Add to mine" }).click();
  await expect(commentOf(host)).toHaveValue(/Written on the train\./);
  await expect(commentOf(host)).toHaveValue(/Written at home\./);
  // The later join keeps the call, however long the outage was, and in any order of their return.
  await expect(host.page.getByText("The call is open in another tab")).toBeVisible();
  await expect.poll(() => picturesMoving(elsewhere.page)).toBe(2);
  await expect(elsewhere.page.getByText("The call is open in another tab")).toBeHidden();

  await host.page.reload();
  await host.page.locator("[data-stage]").getByRole("button", { name: "Bring the call here" }).click();
  await expect(elsewhere.page.getByText("The call is open in another tab")).toBeVisible();
  await expect.poll(() => picturesMoving(host.page)).toBe(2);
});

/** Seconds on the dashboard's clock. */
async function secondsShown({ page }: Person): Promise<number> {
  const text = await page.getByRole("banner").getByRole("timer").first().textContent();
  const [minutes = 0, seconds = 0] = (/(\d+):(\d\d)/.exec(text ?? "")?.slice(1) ?? []).map(Number);
  return minutes * 60 + seconds;
}

test("a machine whose clock is ten minutes wrong shows the same second as the others (LS-D3.4)", async ({ person }) => {
  const { id, host, candidate } = await live(person);
  await candidate.context.addInitScript((wrongByMs) => {
    const Right = Date;
    const now = () => Right.now() + wrongByMs;
    window.Date = new Proxy(Right, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
      get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
    });
  }, WRONG_BY_MS);
  await enter(candidate, id, "Join session");
  const off = await candidate.page.evaluate(() => Date.now());
  expect(off - Date.now()).toBeGreaterThan(WRONG_BY_MS / 2);
  await expect.poll(() => secondsShown(host)).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const [right, wrong] = await Promise.all([secondsShown(host), secondsShown(candidate)]);
      return Math.abs(right - wrong);
    })
    .toBeLessThanOrEqual(1);
});

test("submitting twice submits once, and the submitted evaluation stays (LS-D5.3)", async ({ person }) => {
  const { id, host, candidate } = await live(person);
  const panel = panelOf(host);
  await enter(candidate, id, "Join session");
  for (const [each, phase] of [
    [candidate, "yourTurn"],
    [host, "questions"],
  ] as const)
    await expect(each.page.locator("[data-phase]").first()).toHaveAttribute("data-phase", phase);
  await moveTo(apiOf(host.context), id, "EVALUATE");
  // Until then the open row follows the current question.
  await expect(host.page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "evaluation");
  await scoreForm(panel, { questions: [3, 3, 3, 3], pillars: 3 });
  const submitted: string[] = [];
  host.page.on("response", async (response) => {
    if (!/evaluate-attendee|\/evaluations\//.test(response.url())) return;
    // The reload may cut off a body that is only read.
    if (response.request().method() === "GET") return;
    const { status } = (await response.json()) as { status?: string };
    if (status === "SUBMITTED") submitted.push(response.request().method());
  });
  await panel.getByRole("button", { name: "Submit", exact: true }).click();
  await host.page.getByRole("dialog").getByRole("button", { name: "Submit for good" }).dblclick();
  await expect(panel.getByText(/^Submitted/)).toBeVisible();
  // The page has read the response by now; this test gets its event a moment later.
  await expect.poll(() => submitted).toHaveLength(1);
  await host.page.reload();
  await expect(panel.getByText(/^Submitted/)).toBeVisible();
  expect(submitted).toHaveLength(1);
  const { evaluations } = await apiOf(host.context).get<{ evaluations: Array<{ status: string }> }>(
    `/interviews/sessions/${id}/`,
  );
  expect(evaluations.map((evaluation) => evaluation.status)).toEqual(["SUBMITTED"]);
});
