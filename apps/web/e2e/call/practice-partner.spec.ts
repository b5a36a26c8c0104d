import { type Api, apiOf } from "../support/api.ts";
import { expect, type Person, signIn, test } from "../support/people.ts";
import { framesDecoded, watchVideo } from "../support/video-probe.ts";

test.use({ practicePartner: true });

interface Row {
  id: number;
  status: string;
  start_time: string;
  my_attendee_id: number | null;
  people: Array<{ full_name: string }>;
}
interface State {
  present: string[];
  designations: { interviewee: { attendeeId: number } | null };
  schedule: { current_index: number; timeline: Array<{ type: string; interviewee_attendee_id: number | null }> };
}

const BEN = "Ben Okafor";
const listOf = async (api: Api, list: string) =>
  (await api.get<{ results: Row[] }>(`/interviews/session-catalog/${list}/?limit=50`)).results;
const stateOf = (api: Api, id: number) => api.get<State>(`/interviews/sessions/${id}/state/`);
const benIn = async (api: Api, id: number) => (await stateOf(api, id)).present.includes("demo-ben");

async function joinCall({ page }: Person, id: number): Promise<void> {
  await page.goto(`/interviews/${id}/prejoin`);
  await page.getByRole("button", { name: "Join session" }).click();
  await page.locator('[data-stage="connected"]').waitFor();
}

const leave = ({ page }: Person) => page.goto("/home");

/** Passes when a second reading is higher, so pictures keep coming. */
async function expectMovingPicture({ page }: Person): Promise<void> {
  await expect.poll(() => framesDecoded(page)).toBeGreaterThan(0);
  const before = await framesDecoded(page);
  await expect.poll(() => framesDecoded(page)).toBeGreaterThan(before + 10);
}

test("a person alone meets Ben in the session that is live now; he speaks in the hot seat, and leaves and joins with them", async ({
  person,
}) => {
  const amelie = await person("amelie");
  await watchVideo(amelie.context);
  await signIn(amelie);
  const api = apiOf(amelie.context);
  const live = (await listOf(api, "available")).find(
    ({ status, people }) => status === "IN_PROGRESS" && people.some(({ full_name }) => full_name === BEN),
  ) as Row;
  await api.post(`/interviews/sessions/${live.id}/join/`, { role: "participant", hot_seat: false });
  expect(await benIn(api, live.id), "he does not sit there alone").toBe(false);

  await joinCall(amelie, live.id);
  const tile = amelie.page.locator('[data-identity="demo-ben"]').first();
  await tile.waitFor();
  await expectMovingPicture(amelie);
  await expect(tile, "he has the hot seat").toHaveAttribute("data-speaking", /.*/);
  await expect(tile.getByText("Program", { exact: true }), "his tile says that he is a program").toBeVisible();

  await leave(amelie);
  await expect.poll(() => benIn(api, live.id)).toBe(false);
  await joinCall(amelie, live.id);
  await expect.poll(() => benIn(api, live.id)).toBe(true);
  expect(amelie.problems).toEqual([]);
});

test("a person signed in as Ben takes his place, and keeps it", async ({ person }) => {
  const [amelie, ben] = [await person("amelie"), await person("ben")];
  await signIn(amelie);
  await signIn(ben);
  const api = apiOf(amelie.context);
  const live = (await listOf(api, "my")).find(({ status }) => status === "IN_PROGRESS") as Row;
  await joinCall(amelie, live.id);
  await expect.poll(() => benIn(api, live.id)).toBe(true);
  await watchVideo(ben.context);
  await joinCall(ben, live.id);
  await expectMovingPicture(ben);
  // At five pictures a second: longer than the partner waits before he takes a free place again.
  const before = await framesDecoded(ben.page);
  await expect.poll(() => framesDecoded(ben.page), { timeout: 60_000 }).toBeGreaterThan(before + 65);
  await expect(
    amelie.page.locator('[data-identity="demo-ben"] [data-program]'),
    "a person is not labelled as a program",
  ).toHaveCount(0);
  await expect(ben.page.locator('[data-stage="connected"]')).toBeVisible();
});

test("after the turn the candidate reads Ben's scores", async ({ person }) => {
  const amelie = await person("amelie");
  await watchVideo(amelie.context);
  await signIn(amelie);
  const api = apiOf(amelie.context);
  const soon = (await listOf(api, "my")).find(
    ({ status, people }) => status === "SCHEDULED" && people.some(({ full_name }) => full_name === BEN),
  ) as Row;
  const at = `/interviews/sessions/${soon.id}`;
  await api.post(`${at}/start/`);
  await joinCall(amelie, soon.id);
  await api.post(`${at}/schedule/start/`);
  await expect.poll(() => benIn(api, soon.id)).toBe(true);
  await expectMovingPicture(amelie);
  const { timeline } = (await stateOf(api, soon.id)).schedule;
  const turnEnds = timeline.findLastIndex((segment) => segment.interviewee_attendee_id === soon.my_attendee_id);
  for (let index = 0; index <= turnEnds; index += 1) await api.post(`${at}/schedule/next/`, { expected_index: index });
  const ratings = { Expertise: 3, Agilité: 3, Collaboration: 3, Leadership: 3, Innovation: 3 };
  await api.post(`${at}/pillar-ratings/`, { evaluatee: soon.my_attendee_id, ratings });
  const feedback = async () =>
    api.get<{ raters: Array<{ full_name: string }>; comments: unknown[] }>(
      `${at}/evaluatees/${soon.my_attendee_id}/feedback-summary/`,
    );
  await expect.poll(async () => (await feedback()).raters.map(({ full_name }) => full_name)).toContain(BEN);
  // His comments arrive with his scores, a moment after his rating.
  await expect.poll(async () => (await feedback()).comments.length).toBeGreaterThan(0);
});
