import type { Locator } from "@playwright/test";
import { apiOf, offerSession } from "../support/api.ts";
import { hostAtPrejoin, hostInCall } from "../support/call.ts";
import { FAULTS, type Fault, REFUSAL, typedFor, whileFailing } from "../support/faults.ts";
import { expect, signIn, test } from "../support/people.ts";

/**
 * Checks a form that saves by itself: it shows the state of the text, keeps it, and saves it once the fault is over.
 */
async function expectKept(field: Locator, says: Locator, words: Record<Fault, RegExp>, path: string): Promise<void> {
  const page = field.page();
  for (const fault of FAULTS)
    await test.step(fault, async () => {
      await whileFailing(page, path, fault, async () => {
        await field.fill(typedFor(fault));
        await expect(says.getByText(words[fault]).first()).toBeVisible();
      });
      await expect(field, "nothing is lost").toHaveValue(typedFor(fault));
    });
  await field.fill("In order again.");
  await expect(says.getByText(/^Saved \d/).first()).toBeVisible();
}

test("in the call no text is lost and each form says why it was refused: evaluation, notes, chat, report", async ({
  person,
}) => {
  const { host, api, id } = await hostInCall(person);
  await api.post(`/interviews/sessions/${id}/schedule/start/`);
  const { page } = host;
  const rail = page.getByLabel("Participants, evaluation and chat");
  const panel = page.getByRole("region", { name: "Evaluation" });

  await test.step("comment on a question", async () => {
    await expectKept(
      panel.getByRole("textbox", { name: "Comment" }),
      panel,
      { refused: new RegExp(REFUSAL), broken: /^On this device$/, offline: /^On this device$/ },
      "**/api/v1/interviews/{evaluations/*/,sessions/*/evaluate-attendee/}",
    );
  });

  await test.step("session notes", async () => {
    await rail.getByRole("radio", { name: /^Participants/ }).click();
    const notes = page.getByRole("region", { name: "Your notes" });
    await expectKept(
      notes.getByRole("textbox"),
      notes,
      { refused: new RegExp(`^Not saved: ${REFUSAL}`), broken: /^On this device$/, offline: /^On this device$/ },
      `**/sessions/${id}/notes/**`,
    );
  });

  await test.step("report", async () => {
    await page.getByRole("button", { name: /^What to do about Ben/ }).click();
    await page.getByRole("menuitem", { name: "Report…" }).click();
    const dialog = page.getByRole("dialog");
    for (const fault of FAULTS)
      await whileFailing(page, "**/report/", fault, async () => {
        await dialog.getByRole("textbox").fill(typedFor(fault));
        await dialog.getByRole("button", { name: "Send report" }).click();
        await expect(dialog.getByRole("alert")).toContainText("That did not work.");
        if (fault === "refused") await expect(dialog.getByRole("alert")).toContainText(REFUSAL);
        await expect(dialog.getByRole("textbox")).toHaveValue(typedFor(fault));
      });
    await dialog.getByRole("textbox").fill("He shouted.");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Report sent")).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("chat", async () => {
    await rail.getByRole("radio", { name: /^Chat/ }).click();
    const log = page.getByRole("log");
    const words: Record<Fault, string> = {
      refused: `Not sent: ${REFUSAL}`,
      broken: "Not sent: no connection.",
      offline: "Not sent: no connection.",
    };
    for (const fault of FAULTS)
      await whileFailing(page, `**/sessions/${id}/messages/`, fault, async () => {
        await page.getByRole("textbox", { name: "Write to everybody" }).fill(typedFor(fault));
        await page.keyboard.press("Enter");
        await expect(log.getByText(words[fault]).last()).toBeVisible();
        await expect(log.getByText(`Typed while ${fault}.`)).toBeVisible();
        await (fault === "refused"
          ? log.getByRole("button", { name: "Discard" }).click()
          : page.unroute(`**/sessions/${id}/messages/`));
        if (fault === "refused") return;
        await log.getByRole("button", { name: "Try again" }).click();
        await expect(log.getByRole("button", { name: "Try again" })).toHaveCount(0);
        await expect(log.getByText(`Typed while ${fault}.`)).toHaveCount(1);
      });
  });
  expect(host.problems).toEqual([]);
});

test("at the pre-join the name stays as typed, marked as not saved", async ({ person }) => {
  const { host } = await hostAtPrejoin(person);
  const field = host.page.getByRole("textbox", { name: "Your name in this session" });
  const before = await field.inputValue();
  for (const fault of FAULTS) {
    await whileFailing(host.page, "**/users/me/update/", fault, async () => {
      await field.fill(typedFor(fault));
      await expect(field).toHaveAccessibleDescription("Could not save your name");
    });
    await expect(field).toHaveValue(typedFor(fault));
  }
  await field.fill("A".repeat(63));
  await expect(field).toHaveAccessibleDescription("Not saved: 3 characters too many");
  await field.fill("   ");
  await expect(field).toHaveAccessibleDescription("Enter your name to continue");
  await expect(host.page.getByRole("button", { name: "Start Session" })).toBeDisabled();
  // A text of before, whose fault is over, may be saved first.
  const saved = host.page.waitForResponse(
    (response) =>
      response.url().endsWith("/users/me/update/") &&
      response.ok() &&
      (response.request().postData() ?? "").includes(JSON.stringify(before)),
  );
  await field.fill(before);
  await saved;
  await expect(field).not.toHaveAttribute("aria-invalid", "true");
});

test("a refused request to join keeps its text, with the reason", async ({ person }) => {
  const [owner, guest] = [await person("chiara"), await person("ben")];
  await signIn(owner);
  const { id } = await offerSession(apiOf(owner.context), { access_level: "CLOSED", start_in_minutes: 30 });
  await signIn(guest, `/home?session=${id}`);
  const { page } = guest;
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  const ask = dialog.getByRole("button", { name: "Ask to join" });
  const words: Record<Fault, RegExp> = {
    refused: new RegExp(REFUSAL),
    broken: /^Server error/,
    offline: /Check your connection and try again/,
  };
  for (const fault of FAULTS)
    await whileFailing(page, "**/request-join/", fault, async () => {
      await field.fill(typedFor(fault));
      await ask.press("Enter");
      await expect(page.getByText(words[fault]).first()).toBeVisible();
      // The client repeats a call a few times if its failure may pass.
      await expect(ask).not.toHaveAttribute("aria-busy", "true");
      await expect(field).toHaveValue(typedFor(fault));
    });
  await field.fill("   ");
  await ask.press("Enter");
  await expect(dialog.getByText("The host will answer you.")).toBeVisible();
  const { results } = await apiOf(owner.context).get<{ results: Array<{ message: string }> }>(
    `/interviews/sessions/${id}/join-requests/`,
  );
  expect(results.map(({ message }) => message)).toEqual([""]);
});
