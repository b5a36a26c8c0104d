import type { Locator, Page } from "@playwright/test";
import { bothInCall } from "../support/call.ts";
import { QUESTION_MAX_LENGTH } from "../support/contract.ts";
import { moveTo, scoreForm } from "../support/evaluation-form.ts";
import { FAULTS, type Fault, REFUSAL, typedFor, whileFailing } from "../support/faults.ts";
import { expect, test } from "../support/people.ts";

interface Schedule {
  timeline: Array<{ slot_index: number | null }>;
}
type Words = Record<Fault, string>;
const UNREACHABLE = "No connection to the server. Try again.";
const BROKEN = "The server could not do this. Try again.";
/** Expects the reason why a text was refused, at its field. */
const OF_TEXT: Words = { broken: BROKEN, refused: REFUSAL, offline: UNREACHABLE };
/** Expects the reason why a choice was refused. */
const OF_CHOICE: Words = {
  broken: BROKEN,
  refused: "The schedule has started; this can be changed only before.",
  offline: UNREACHABLE,
};

const panelOf = (page: Page) => page.getByRole("region", { name: "Evaluation", exact: true });

async function show(page: Page, person: RegExp, view: string): Promise<Locator> {
  const panel = panelOf(page);
  await panel.getByRole("button", { name: /Choose participant/ }).click();
  await page.getByRole("menuitemradio", { name: person }).click();
  await panel.getByRole("tab", { name: view }).click();
  return panel;
}

/** Checks a field with a button: it shows why its text was refused, at the field, and keeps the text. */
async function expectTextKept(field: Locator, send: Locator, path: string): Promise<void> {
  for (const fault of FAULTS)
    await test.step(fault, () =>
      whileFailing(field.page(), path, fault, async () => {
        await field.fill(typedFor(fault));
        await send.press("Enter");
        await expect(field).toHaveAccessibleDescription(new RegExp(OF_TEXT[fault]));
        await expect(field, "nothing is lost").toHaveValue(typedFor(fault));
      }),
    );
  await field.fill("In order again.");
  await send.press("Enter");
}

test("no choice and no text is lost before, in and after a turn: extra time, profile, question, timer, settings, submitting, pillars", async ({
  person,
}) => {
  // She has a turn as well, and so a profile.
  const { host, api, id } = await bothInCall(person, { hot_seat: true });
  const { page } = host;
  const panel = panelOf(page);
  const rail = page.getByLabel("Participants, evaluation and chat");
  const dialog = page.getByRole("dialog");

  await test.step("extra time returns to its last value, with the reason", async () => {
    await show(page, /^Ben/, "Profile");
    const part = panel.getByRole("region", { name: "Extra time" });
    for (const fault of FAULTS)
      await whileFailing(
        page,
        "**/extra-time/",
        fault,
        async () => {
          await part.getByRole("radio", { name: /50/ }).click();
          await expect(part.getByRole("alert")).toHaveText(OF_CHOICE[fault]);
          await expect(part.getByRole("radio", { name: "None" })).toBeChecked();
        },
        "chosen",
      );
    await part.getByRole("radio", { name: /50/ }).click();
    await expect(part).toHaveAttribute("data-extra-time", "50");
    await expect(part.getByRole("alert")).toHaveCount(0);
  });

  await test.step("a reworded question stays in its dialog until it is accepted", async () => {
    await show(page, /^Ben/, "Questions");
    await panel.getByRole("button", { name: "Reword" }).click();
    const field = dialog.getByRole("textbox", { name: "The question" });
    const save = dialog.getByRole("button", { name: "Save" });
    await field.fill("q".repeat(QUESTION_MAX_LENGTH + 1));
    await expect(field).toHaveAccessibleDescription("1 character too many.");
    await expect(field).toHaveValue("q".repeat(QUESTION_MAX_LENGTH + 1));
    await expect(save).toBeDisabled();
    await expectTextKept(field, save, "**/questions/*/");
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText("In order again.")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Reword" })).toBeFocused();
  });

  await test.step("one's profile: a failed draft can be requested again, own text stays", async () => {
    await show(page, /^Amélie/, "Profile");
    for (const [fault, button] of [
      ["broken", "Have a draft written"],
      ["offline", "Try again"],
    ] as const)
      await whileFailing(page, "**/ai/tasks/", fault, async () => {
        await panel.getByRole("button", { name: button }).click();
        await expect(panel.getByRole("alert")).toContainText(OF_TEXT[fault]);
      });
    await panel.getByRole("button", { name: "Try again" }).click();
    const field = panel.getByRole("textbox", { name: "Your profile, without your name" });
    await expect(field).not.toHaveValue("");
    await expectTextKept(field, panel.getByRole("button", { name: "Approve" }), "**/approve-profile/");
    await expect(panel.getByText("Approved", { exact: true })).toBeVisible();
    await expect(panel.getByText("In order again.")).toBeVisible();
  });

  await test.step("the timer's minutes stay typed", async () => {
    await rail.getByRole("radio", { name: /^Participants/ }).click();
    await page.getByText("Roles and timers").click();
    const timer = page.getByRole("group", { name: "Timer" });
    const minutes = timer.getByRole("spinbutton", { name: "Minutes" });
    const start = timer.getByRole("button", { name: "Start timer" });
    await minutes.fill("600");
    await minutes.blur();
    await expect(minutes).toHaveValue("60");
    await minutes.fill("7");
    for (const fault of FAULTS)
      await whileFailing(
        page,
        "**/free-timer/",
        fault,
        async () => {
          await start.press("Enter");
          await expect(page.getByText(`Operation failed: ${OF_CHOICE[fault]}`)).toBeVisible();
          await expect(minutes).toHaveValue("7");
          await expect(start).toBeEnabled();
        },
        "chosen",
      );
    await start.press("Enter");
    await expect(timer.getByRole("button", { name: "Pause timer" }), "the place is kept").toBeFocused();
    await timer.getByRole("button", { name: "Stop" }).click();
  });

  await test.step("settings apply without a storage to keep them", async () => {
    await page.getByRole("toolbar").getByRole("button", { name: "More", exact: true }).click();
    // By keyboard: the failure is announced over the menu.
    await page.getByRole("menuitem", { name: /^Settings/ }).press("Enter");
    const setItem = await page.evaluateHandle(() => {
      const { setItem: kept } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException("Full.", "QuotaExceededError");
      };
      return kept;
    });
    const autoSave = dialog.locator("[data-setting=autoSaveInterval]");
    await autoSave.getByRole("combobox").click();
    await page.getByRole("option", { name: "Every minute" }).click();
    await expect(autoSave).toContainText("Every minute");
    await page.evaluate((kept) => {
      Storage.prototype.setItem = kept;
    }, setItem);
    await dialog.getByRole("switch", { name: "Sounds" }).click();
    const stored = await page.evaluate(() => localStorage.getItem("hotseat.session"));
    expect(JSON.parse(stored ?? "{}").state).toMatchObject({ autoSaveInterval: 60_000, soundEnabled: false });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  // Through the questions of Ben's turn, which is the last one, to its evaluation.
  const { timeline } = await api.post<Schedule>(`/interviews/sessions/${id}/schedule/start/`);
  const last = timeline.findLast(({ slot_index }) => slot_index !== null)?.slot_index;
  const index = timeline.findIndex(({ slot_index }) => slot_index === last);
  await api.post(`/interviews/sessions/${id}/schedule/seek/`, { index });
  await moveTo(api, id, "EVALUATE");
  // Until then the open row follows the current question.
  await expect(page.locator("[data-phase]").first()).toHaveAttribute("data-phase", "evaluation");

  await test.step("a submission without a connection stays pending, and is sent by itself", async () => {
    await rail.getByRole("radio", { name: /^Evaluation/ }).click();
    await show(page, /^Ben/, "Questions");
    const comment = panel.getByRole("textbox", { name: "Comment" });
    // The earlier failure is still shown, and must not cover it.
    const submit = async () => {
      await expect(panel.getByRole("button", { name: "Submit", exact: true })).toBeEnabled();
      await panel.getByRole("button", { name: "Submit", exact: true }).click();
      await dialog.getByRole("button", { name: "Submit for good" }).click();
    };
    await scoreForm(panel, { questions: [4, 4, 4, 4], pillars: 4 });
    await comment.fill(typedFor("refused"));
    await submit();
    await expect(panel.getByText(REFUSAL).first()).toBeVisible();
    await expect(panel.getByRole("button", { name: "Submit", exact: true })).toBeEnabled();
    await expect(comment).toHaveValue(typedFor("refused"));
    const path = "**/api/v1/interviews/{evaluations/*/,sessions/*/evaluate-attendee/}";
    await whileFailing(page, path, "broken", async () => {
      await comment.fill("In order again.");
      await submit();
      await expect(panel.getByText("On this device")).toBeVisible();
      await whileFailing(page, path, "offline", async () => {
        await submit();
        await expect(panel.getByText("On this device")).toBeVisible();
        await expect(comment).toHaveValue("In order again.");
      });
    });
    await expect(panel.getByText(/^Submitted \d/)).toBeVisible();
  });

  expect(host.problems).toEqual([]);
});
