import type { Page } from "@playwright/test";
import { type Api, apiOf, offerSession } from "../support/api.ts";
import { waitForPresence } from "../support/call.ts";
import { PILLARS } from "../support/contract.ts";
import { moveFocusTo, press } from "../support/keyboard.ts";
import { expect, signIn, test } from "../support/people.ts";
import { LANGUAGES, type Language, nameOf, untranslated } from "../support/texts.ts";

interface Schedule {
  status: string;
  current_index: number;
  timeline: Array<{ type: string }>;
}

const QUESTIONS = 4;
/** Long enough that no segment ends by itself. */
const MINUTES = 60;
/** Pixels, high enough that late content, such as the result of the network check, pushes nothing out of it. */
const WINDOW = { width: 1440, height: 1080 };
/** The typed text, for the keys of a keyboard. */
const WORDS = "Say the number earlier.";

/** Locators by the texts of one language. */
function wordsOf(page: Page, language: Language) {
  const shell = (key: string, filled = {}) => nameOf(language, `shell-widgets:${key}`, filled);
  const session = (key: string, filled = {}) => nameOf(language, `session-widgets:${key}`, filled);
  const dialog = page.getByRole("dialog");
  const panel = page.getByRole("region", { name: session("evaluationPanel.label") });
  return { shell, session, dialog, panel };
}

const scheduleOf = async (api: Api, id: number) =>
  (await api.get<{ schedule: Schedule }>(`/interviews/sessions/${id}/state/`)).schedule;

/** Presses the bar's one solid button by keyboard and waits for the segment it leads to. */
async function advance(page: Page, api: Api, id: number, isThere: (schedule: Schedule) => boolean): Promise<void> {
  await expect(page.locator("[data-next]:focus")).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect.poll(async () => isThere(await scheduleOf(api, id))).toBe(true);
  await expect(page.locator("[data-next]:focus")).toBeEnabled();
}
const typeOf = ({ timeline, current_index }: Schedule) => timeline[current_index]?.type;

for (const language of LANGUAGES)
  test(`a whole guided session by keyboard only, from the listing to the submitted evaluation, in ${language}`, async ({
    person,
  }) => {
    const [owner, candidate] = [await person("chiara"), await person("ben")];
    const interviewer = await person("amelie", { locale: language, viewport: WINDOW });
    await signIn(owner);
    // The person who starts it is host while its owner is away (LS-D2.5).
    const { id } = await offerSession(apiOf(owner.context), {
      language,
      duration_minutes: MINUTES,
      start_in_minutes: 4,
    });
    await signIn(candidate);
    await apiOf(candidate.context).post(`/interviews/sessions/${id}/join/`, { hot_seat: true });
    await signIn(interviewer);
    const { page } = interviewer;
    const api = apiOf(interviewer.context);
    const { shell, session, dialog, panel } = wordsOf(page, language);
    const expectTranslated = async (screen: string) => expect(await untranslated(page, language), screen).toEqual([]);

    await test.step("finds the session and takes a seat without a turn", async () => {
      const row = page.locator(`li[data-session="${id}"]`).getByRole("link").first();
      await row.waitFor();
      await press(page, page.getByRole("link", { name: shell("app.skip") }));
      await press(page, row);
      await expect(dialog.getByText(shell("detail.agenda"))).toBeVisible();
      await expect(dialog.locator(":focus"), "the focus is in the dialog").toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(row, "the focus is where one left it").toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(shell("detail.sampleQuestion")), "it is all there").toBeVisible();
      await expectTranslated("detail");
      await moveFocusTo(page, dialog.getByRole("radio", { checked: true }));
      await moveFocusTo(
        page,
        dialog.getByRole("radio", { name: new RegExp(shell("detail.choice.noHotSeat").source.slice(0, -1)) }),
        "ArrowDown",
      );
      await press(page, dialog.getByRole("button", { name: shell("listing.action.register") }));
      await expect(dialog.getByRole("link", { name: shell("session.joinNow") })).toBeVisible();
      await press(page, dialog.getByRole("link", { name: shell("session.joinNow") }));
      await expect(page).toHaveURL(`/interviews/${id}/prejoin`);
    });

    await test.step("checks the devices and starts the session", async () => {
      await expect(page.getByRole("button", { name: session("prejoin.startSession") })).toBeEnabled();
      await expectTranslated("prejoin");
      await moveFocusTo(page, page.getByRole("textbox", { name: session("prejoin.name") }));
      await press(page, page.getByRole("button", { name: session("prejoin.startSession") }));
      await expect(page).toHaveURL(`/interviews/${id}/dashboard`);
    });

    await candidate.page.goto(`/interviews/${id}/prejoin`);
    await candidate.page.getByRole("button", { name: "Join session" }).click();
    await expect(candidate.page).toHaveURL(`/interviews/${id}/dashboard`);
    await waitForPresence(api, id, 2);
    const toolbar = page.getByRole("toolbar", { name: session("controlBar.label") });
    const nextButton = toolbar.locator("[data-next]");

    await test.step("starts the schedule from the bar, which is one tab stop with arrow keys", async () => {
      await moveFocusTo(page, toolbar.getByRole("button"));
      await moveFocusTo(
        page,
        nextButton.and(page.getByRole("button", { name: session("controlBar.next.start") })),
        "ArrowRight",
      );
      await advance(page, api, id, ({ status }) => status === "RUNNING");
      await expectTranslated("call");
    });

    await test.step("moves the schedule on to the evaluation", async () => {
      for (const [index, type] of ["QUESTION", "QUESTION", "QUESTION", "QNA_RUN", "EVALUATE"].entries())
        await advance(page, api, id, (schedule) => schedule.current_index === index + 1 && typeOf(schedule) === type);
    });

    await test.step("scores questions and pillars in one form and writes comments", async () => {
      // From the first question on, because the form is at the one asked last.
      await moveFocusTo(page, panel.locator("li[data-row]").first().getByRole("button"), "Shift+Tab");
      await page.keyboard.press("Enter");
      for (let row = 0; row < QUESTIONS + PILLARS.length; row += 1) {
        const score = (row % QUESTIONS) + 2;
        await moveFocusTo(page, panel.getByRole("radio"));
        await page.keyboard.press(String(score));
        await expect(panel.getByRole("radio", { name: session("evaluationPanel.scoreOf", { score }) })).toBeChecked();
        if (row === 0) {
          await moveFocusTo(page, panel.getByRole("textbox", { name: session("evaluationPanel.comment") }));
          await page.keyboard.type(WORDS);
          await expect(panel.getByRole("textbox")).toHaveValue(WORDS);
        }
        if (row < QUESTIONS + PILLARS.length - 1) {
          await moveFocusTo(
            page,
            panel
              .locator("li[data-row]")
              .nth(row + 1)
              .getByRole("button"),
          );
          await page.keyboard.press("Enter");
        }
      }
    });

    await test.step("submits, with a confirmation", async () => {
      await press(page, panel.getByRole("button", { name: session("evaluationPanel.submit") }));
      await press(page, dialog.getByRole("button", { name: session("evaluationPanel.confirm.submit") }));
      await expect(panel.getByText(session("evaluationPanel.submittedAt"))).toBeVisible();
      await expect(panel.locator(":focus"), "the focus is on what came of it").toHaveText(
        session("evaluationPanel.submittedAt"),
      );
      await expectTranslated("submitted");
    });

    await test.step("continues to the debrief and is asked about the end, without losing the focus", async () => {
      await moveFocusTo(page, nextButton);
      await advance(page, api, id, (schedule) => typeOf(schedule) === "DEBRIEF");
      await expect(nextButton, "what is left is to end the session").toHaveAttribute("data-next", "session");
      await expect(toolbar.locator(":focus"), "the focus is still in the bar").toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(dialog, "the end is asked about").toBeVisible();
      await page.keyboard.press("Escape");
      await expect(toolbar.locator(":focus"), "the focus is back in the bar").toHaveCount(1);
    });
    await api.post(`/interviews/sessions/${id}/end/`);
    expect([...interviewer.problems, ...candidate.problems]).toEqual([]);
  });
