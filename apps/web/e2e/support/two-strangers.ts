import { apiOf } from "./api.ts";
import { waitForPresence } from "./call.ts";
import { moveTo, rateOnFeedbackPage, scoreForm, submitForm } from "./evaluation-form.ts";
import { linkIn } from "./mailbox.ts";
import { expect, type Person, test } from "./people.ts";
import { GRETA, LUCA, type Meeting, readInEnglish, register } from "./strangers.ts";
import { nameOf, textOf } from "./texts.ts";

const SCORES = [5, 4, 6, 3];

/**
 * From the first administrator, signed in, to feedback read: organisation and institution, two registrations, approval,
 * a session with an invitation, the call and the scores. The pages are the same with every identity provider.
 */
export async function meetAsStrangers(admin: Person, meeting: Meeting): Promise<void> {
  const { hotseat } = meeting;
  await test.step("she creates an organisation and an institution", async () => {
    const { page } = admin;
    await page.goto("/0/admin/platform/organisations");
    await page.getByRole("button", { name: "Create Organisation" }).first().click();
    await page.getByRole("textbox", { name: "Organisation Name" }).fill("Stadt Zürich");
    await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("button", { name: /^Add Institution/ }).click();
    await page.getByRole("textbox", { name: "Institution Name" }).fill("RAV Zürich");
    await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByText("RAV Zürich")).toBeVisible();
  });

  const greta = await register(meeting, GRETA);
  const luca = await register(meeting, LUCA);

  await test.step("the administrator approves both; each waiting page goes on by itself", async () => {
    const { page } = admin;
    await page.goto("/me/0/admin");
    for (const { fullName } of [GRETA, LUCA]) {
      await page.getByRole("button", { name: `Approve ${fullName}` }).click();
      await expect(page.getByRole("button", { name: `Approve ${fullName}` })).toBeHidden();
    }
    for (const { page } of [greta, luca]) await expect(page).toHaveURL(/\/home/);
    await hotseat.nextMail(GRETA.email);
    await hotseat.nextMail(LUCA.email);
  });

  let id = 0;
  await test.step("Greta creates a session for now, by hand and in German, and invites Luca", async () => {
    const { page } = greta;
    await page.goto("/interviews/new");
    const form = page.getByRole("dialog");
    const label = (key: string) => textOf("de", `shell-widgets:form.${key}`);
    await form.getByRole("combobox", { name: new RegExp(`^${label("module")}`) }).click();
    await page.getByRole("option", { name: /^M2 / }).click();
    await form.getByRole("combobox", { name: new RegExp(`^${label("workshop")}`) }).click();
    await page.getByRole("option").first().click();
    await form.getByRole("radio", { name: label("start.now") }).click();
    await form.getByRole("radio", { name: "30" }).click();
    await form.getByRole("switch", { name: label("flag.hot_seat") }).uncheck();
    await form.getByRole("textbox", { name: label("invite.label") }).fill(LUCA.email);
    await form.getByRole("button", { name: label("invite.add") }).click();
    await form.getByRole("button", { name: nameOf("de", "shell-widgets:form.createAndInvite_one") }).click();
    await expect(page).toHaveURL(/\/home\?session=\d+$/);
    id = Number(new URL(page.url()).searchParams.get("session"));
  });

  await test.step("Luca follows the mailed invitation and accepts", async () => {
    const { page } = luca;
    const mail = await hotseat.nextMail(LUCA.email);
    expect(mail.attachments.map(({ contentType }) => contentType)).toContain("text/calendar");
    await page.goto(linkIn(mail, hotseat.url));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: textOf("it", "shell-widgets:listing.action.accept") })
      .click();
    await expect(
      page.getByRole("dialog").getByRole("button", { name: textOf("it", "shell-widgets:detail.cancelRegistration") }),
    ).toBeVisible();
    await page.goto("/home");
    await greta.page.goto("/home");
    await readInEnglish(luca, LUCA);
    await readInEnglish(greta, GRETA);
  });

  await test.step("both join the call", async () => {
    await greta.page.goto(`/interviews/${id}/prejoin`);
    await greta.page.getByRole("button", { name: "Start Session" }).click();
    await expect(greta.page).toHaveURL(`/interviews/${id}/dashboard`);
    await luca.page.goto(`/interviews/${id}/prejoin`);
    await luca.page.getByRole("button", { name: "Join session" }).click();
    await expect(luca.page).toHaveURL(`/interviews/${id}/dashboard`);
    await waitForPresence(apiOf(greta.context), id, 2);
  });

  await test.step("Greta scores Luca's turn", async () => {
    await greta.page.getByRole("toolbar").getByRole("button", { name: "Start", exact: true }).click();
    const panel = greta.page.getByRole("region", { name: "Evaluation" });
    await expect(panel.getByRole("button", { name: /^Question 1 /, expanded: true })).toBeVisible();
    await moveTo(apiOf(greta.context), id, "EVALUATE");
    await expect(greta.page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "evaluation");
    await scoreForm(panel, { questions: SCORES, pillars: 5 });
    await submitForm(greta, panel);
    await moveTo(apiOf(greta.context), id, "DEBRIEF");
  });

  await test.step("Luca rates himself and reads the feedback", async () => {
    await rateOnFeedbackPage(luca, id);
    await expect(luca.page.getByText(`one score: ${SCORES[2]}`).first()).toBeVisible();
  });

  expect([...admin.problems, ...greta.problems, ...luca.problems]).toEqual([]);
}
