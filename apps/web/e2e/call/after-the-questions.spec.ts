import { apiOf } from "../support/api.ts";
import { bothInCall } from "../support/call.ts";
import { moveTo } from "../support/evaluation-form.ts";
import { expect, type Person, test } from "../support/people.ts";

const nextButton = ({ page }: Person) => page.getByRole("toolbar").locator("[data-next]");
const panelOf = ({ page }: Person) => page.getByRole("region", { name: "Evaluation" });
const shownQuestion = ({ page }: Person) =>
  page.getByRole("region", { name: "Workspace" }).getByText(/Question 4 of 4/);

test("after the questions everybody sees the last one, also after a reload, and the candidate is led to their own rating (LS-D5.1)", async ({
  person,
}) => {
  const { host: amelie, candidate: ben, id } = await bothInCall(person, { flow_mode: "GUIDED", hot_seat: true });
  await nextButton(amelie).click();
  await expect(nextButton(ben)).toBeVisible();

  await test.step("in the open questions, before and after a reload", async () => {
    await moveTo(apiOf(ben.context), id, "QNA_RUN");
    for (const each of [amelie, ben]) await expect(shownQuestion(each)).toBeVisible();
    await expect(panelOf(ben).getByText("Asked last")).toBeVisible();
    await expect(panelOf(amelie)).toHaveCount(0);
    for (const { page } of [amelie, ben]) await page.reload();
    for (const each of [amelie, ben]) await expect(shownQuestion(each)).toBeVisible();
    await expect(panelOf(ben).getByRole("button", { name: /^Question 4 /, expanded: true })).toBeVisible();
    await expect(panelOf(ben).getByText("Asked last")).toBeVisible();
  });

  await test.step("the evaluation moves no comment that is being written", async () => {
    const comment = panelOf(ben).getByRole("textbox", { name: "Comment" });
    await comment.fill("Names what can fail.");
    const before = await comment.boundingBox();
    expect(before?.height).toBeGreaterThanOrEqual(72);
    await moveTo(apiOf(ben.context), id, "EVALUATE");
    await expect(panelOf(ben).getByText(/^(\d\/\d questions rated · )?\d\/\d pillars/)).toBeVisible();
    await expect(comment).toBeFocused();
    expect(await comment.boundingBox()).toEqual(before);
    await expect(shownQuestion(amelie)).toBeVisible();
  });

  await test.step("the candidate is led to their own rating, before and after a reload; the submitted rating stays in view", async () => {
    const own = panelOf(amelie).getByRole("form", { name: "Five pillars" });
    await expect(own.getByText("0/5 pillars rated")).toBeVisible();
    await amelie.page.reload();
    await expect(own.getByText("0/5 pillars rated")).toBeVisible();
    for (const score of await own.getByRole("radio", { name: "4 of 6" }).all()) await score.click();
    await own.getByRole("button", { name: "Send rating" }).click();
    await expect(own.getByText("Sent", { exact: true })).toBeVisible();
  });
});
