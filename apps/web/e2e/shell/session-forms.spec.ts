import { apiOf, offerSession } from "../support/api.ts";
import { inDays } from "../support/days.ts";
import { expectResponses, IN_A_QUARTER } from "../support/form-responses.ts";
import { expect, signIn, test } from "../support/people.ts";

const KEPT = {
  broken: /could not answer\. What you typed is kept/,
  silent: /could not be reached\. What you typed is kept/,
};

test("the forms of a session say every response, a refused field beside it, and lose nothing: new, changed, invitations, cancelled (AS-8.11)", async ({
  person,
}) => {
  const owner = await person("amelie");
  await signIn(owner, "/interviews/new");
  const { page } = owner;
  const dialog = page.getByRole("dialog");
  const time = dialog.getByLabel(/^Time in/);

  await test.step("new session", async () => {
    await dialog.getByRole("combobox", { name: /^Module/ }).click();
    await page.getByRole("option", { name: /^M2 / }).click();
    await dialog.getByRole("combobox", { name: /^Workshop/ }).click();
    await page.getByRole("option").first().click();
    // Not today, when that time may be over.
    await dialog.getByLabel("Day").fill(inDays(3));
    await time.fill("23:55");
    await expectResponses({
      form: dialog,
      path: "**/api/v1/interviews/sessions/",
      send: () => dialog.getByRole("button", { name: "Create", exact: true }).click(),
      refused: { name: "start_time" },
      conflict: "permission_denied",
      field: time,
      words: {
        fields: /Choose a day and a time that lie ahead\./,
        conflict: /^In the server's words\.$/,
        tooMany: IN_A_QUARTER,
        broken: /^The session could not be created$/,
        silent: /^The session could not be created$/,
      },
      kept: [[time, "23:55"]],
    });
    await expect(dialog.getByRole("combobox", { name: /^Module/ })).toHaveText(/^M2 /);
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  const { id } = await offerSession(apiOf(owner.context), { start_in_minutes: 600, duration_minutes: 30 });

  await test.step("changed session", async () => {
    await page.goto(`/interviews/${id}/edit`);
    const minutes = dialog.getByRole("radio", { name: "45" });
    await minutes.click();
    await time.fill("23:50");
    await expectResponses({
      form: dialog,
      path: `**/api/v1/interviews/sessions/${id}/`,
      send: () => dialog.getByRole("button", { name: "Save changes" }).click(),
      refused: { name: "start_time" },
      conflict: "session_not_scheduled",
      field: time,
      words: {
        fields: /Choose a day and a time that lie ahead\./,
        conflict: /^Only its owner changes a session, and only before it starts\.$/,
        tooMany: IN_A_QUARTER,
        broken: /^The changes could not be saved$/,
        silent: /^The changes could not be saved$/,
      },
      kept: [[time, "23:50"]],
    });
    await expect(minutes).toBeChecked();
  });

  await test.step("invitation", async () => {
    await page.goto(`/home?session=${id}`);
    const address = dialog.getByRole("textbox", { name: "E-mail address" });
    await address.fill("ben@hotseat.example");
    await expectResponses({
      form: dialog,
      path: `**/api/v1/interviews/sessions/${id}/invitations/`,
      send: () => dialog.getByRole("button", { name: "Invite", exact: true }).click(),
      refused: { name: "email" },
      conflict: "already_invited",
      field: address,
      words: {
        ...KEPT,
        fields: /This is not an e-mail address/,
        conflict: /^This address is already invited\.$/,
        tooMany: /^You have sent as many invitations as you can for now/,
      },
      kept: [[address, "ben@hotseat.example"]],
    });
  });

  await test.step("cancelled with a reason", async () => {
    await dialog.getByRole("button", { name: "Cancel session" }).click();
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await reason.fill("I have a fever.");
    await expectResponses({
      form: dialog,
      path: `**/api/v1/interviews/sessions/${id}/cancel/`,
      send: () => dialog.getByRole("button", { name: "Cancel the session" }).click(),
      refused: { name: "reason" },
      conflict: "session_over",
      field: reason,
      words: {
        ...KEPT,
        fields: /This text holds a character that cannot be kept\./,
        conflict: /In the server's words\.|This session is over|has ended/,
        tooMany: IN_A_QUARTER,
      },
      kept: [[reason, "I have a fever."]],
    });
    await dialog.getByRole("button", { name: "Cancel the session" }).click();
    await expect(dialog.getByText("Reason: I have a fever.")).toBeVisible();
  });
});
