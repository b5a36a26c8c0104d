import { apiOf } from "../support/api.ts";
import { scoreForm, submitForm } from "../support/evaluation-form.ts";
import { expect, type PersonName, test } from "../support/people.ts";
import {
  fourInCall,
  NAMES,
  nextButton,
  panelOf,
  pressNextUntil,
  rateOneself,
  stateOf,
} from "../support/room-of-four.ts";

interface Feedback {
  questions: Array<{ number: number; mean: number | null; min: number | null; max: number | null }>;
}

const QUESTIONS = 4;

test("four people go through a guided session of three candidates with changing roles (LS-2.39, LS-6.1, LS-6.7, LS-D3.1, LS-D3.6, LS-D5.1)", async ({
  person,
}) => {
  const { id, room, seats } = await fourInCall(person, { flow_mode: "GUIDED", hot_seat: true, observers: ["dieter"] });
  const everybody = NAMES.map((name) => room[name]);

  await test.step("the observer sees, and neither sends nor scores nor drives", async () => {
    const { page } = room.dieter;
    await expect(page.getByRole("toolbar").getByRole("button", { name: /^(Mic|Camera|Screen)/ })).toHaveCount(0);
    await expect(panelOf(room.dieter).getByRole("tab", { name: "Profile" })).toBeVisible();
    await expect(panelOf(room.dieter).getByRole("radiogroup")).toHaveCount(0);
    await expect(nextButton(room.dieter)).toHaveCount(0);
  });

  await nextButton(room.amelie).click();
  const turns: ReadonlyArray<[candidate: PersonName, interviewer: PersonName, peer: PersonName]> = [
    ["amelie", "ben", "chiara"],
    ["ben", "amelie", "chiara"],
    ["chiara", "amelie", "ben"],
  ];
  for (const [slot, [candidate, interviewer, peer]] of turns.entries()) {
    await test.step(`${candidate} is in the hot seat, ${interviewer} interviews`, async () => {
      const driver = room[interviewer];
      await expect
        .poll(async () => (await stateOf(driver, id)).designations)
        .toMatchObject({
          interviewee: { attendeeId: seats[candidate] },
          interviewer: { keycloakId: `demo-${interviewer}` },
        });
      await expect(room[candidate].page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "yourTurn");
      for (const name of [interviewer, peer])
        await expect(room[name].page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "questions");
      await expect(nextButton(driver)).toBeVisible();
      if (peer === "chiara") await expect(nextButton(room.chiara)).toHaveCount(0);
      // One after the other, because schedule and pages move while a person writes.
      await pressNextUntil(driver, id, (segment) => segment?.type === "EVALUATE");
      for (const [rater, score] of [
        [driver, 2 + slot],
        [room[peer], 4 + slot],
      ] as const) {
        await scoreForm(panelOf(rater), { questions: Array(QUESTIONS).fill(score), pillars: score });
        await submitForm(rater, panelOf(rater));
      }
      await rateOneself(room[candidate], id, seats[candidate]);
      await pressNextUntil(driver, id, (segment) => segment?.slot_index !== slot);
      const path = `/interviews/sessions/${id}/evaluatees/${seats[candidate]}/feedback-summary/`;
      const feedback = await apiOf(room[candidate].context).get<Feedback>(path);
      expect(feedback.questions.map(({ mean }) => mean)).toEqual(Array(QUESTIONS).fill(3 + slot));
    });
  }

  await test.step("in the debrief the host ends the session after a confirmation, and everybody is notified", async () => {
    await expect(nextButton(room.amelie)).toHaveAttribute("data-next", "session");
    await nextButton(room.amelie).click();
    await room.amelie.page.getByRole("dialog").getByRole("button", { name: /^End/ }).click();
    for (const { page } of everybody) await expect(page).toHaveURL(`/interviews/${id}/prejoin`);
  });
  expect(everybody.flatMap(({ problems }) => problems)).toEqual([]);
});

test("four people go through a free session: the host calls any person next (LS-4.25, LS-D3.3)", async ({ person }) => {
  const { id, room, seats } = await fourInCall(person, { flow_mode: "FREE", hot_seat: false, observers: ["dieter"] });
  const host = room.amelie;
  const choose = async (item: RegExp) => {
    await nextButton(host).click();
    await host.page.getByRole("menuitem", { name: item }).click();
  };
  const scorePillars = async (name: PersonName) => {
    const panel = panelOf(host);
    await panel.locator("[data-choose-person]").click();
    await host.page.getByRole("menuitemradio", { name: new RegExp(`^${name}`, "i") }).click();
    await scoreForm(panel, { questions: [], pillars: 5 });
    await submitForm(host, panel);
  };
  for (const [slot, candidate] of (["chiara", "ben"] as const).entries()) {
    await test.step(`${candidate}'s turn`, async () => {
      await choose(new RegExp(`^${candidate}`, "i"));
      await expect
        .poll(async () => (await stateOf(host, id)).designations.interviewee?.attendeeId ?? null)
        .toBe(seats[candidate]);
      await expect(room[candidate].page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "yourTurn");
      await expect(panelOf(host).getByRole("button", { name: "Submit", exact: true })).toBeDisabled();
      // The previous turn is over; no question of the bank was asked, so only the pillars are scored.
      if (candidate === "ben") await scorePillars("chiara");
      await expect(nextButton(host)).toHaveAttribute("data-next", slot === 0 ? "turn" : "end");
    });
  }
  await test.step("the end of all turns needs a confirmation, and then only the end of the session is left", async () => {
    await choose(/^End all turns/);
    await host.page.getByRole("dialog").getByText("Go on").click();
    expect((await stateOf(host, id)).schedule.status).toBe("RUNNING");
    await choose(/^End all turns/);
    await host.page.getByRole("dialog").getByRole("button", { name: "End the turns" }).click();
    await expect(nextButton(host)).toHaveAttribute("data-next", "session");
    await expect.poll(async () => (await stateOf(room.dieter, id)).schedule.status).toBe("FINISHED");
    await scorePillars("ben");
  });
  expect(NAMES.flatMap((name) => room[name].problems)).toEqual([]);
});
