import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { storedEvaluation, storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import { onPhone, Stage } from "./evaluation-stage.fixtures";

const meta = {
  title: "Session/EvaluationPanel, on a phone",
  tags: ["!autodocs"],
  component: Stage,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As long as the longest of the bank, which take three lines each. */
const LONG_ANCHORS = {
  1: "Commits to the first idea without naming another one, or leaves the decision to the person who asked, and gives no reason for it.",
  3: "Compares two possibilities with one criterion, decides late in the time given and does not say what would change the decision.",
  6: "Compares the possibilities with criteria that are said aloud, decides with time to spare and names the fact that would change it.",
};
const LONG_QUESTION =
  "A recipe app, four developers, one quarter. A shared shopping list, import of recipes by photo, dark mode, an offline mode and a weekly plan are on the list. Support sends 40 mails a week about lost recipes. Which two do you build first, which do you refuse, and how do you tell the person who promised it to a customer?";
/** A question of six lines with the longest anchors of the bank: its first lines are shown, and a press unfolds it. */
export const LongQuestion: Story = {
  name: "On a phone a question of six lines is folded, and the comment stays in view",
  globals: { viewport: { value: "phone" } },
  args: {
    questions: storyQuestions.map((each) =>
      each.id === 3
        ? { ...each, text: LONG_QUESTION, criterion: { ...each.criterion, anchors: LONG_ANCHORS } }
        : { ...each, text: "Why?" },
    ),
    stored: storedEvaluation({ ...storyDraft, answers: { 3: { score: 5, comment: "" } } }),
  },
  decorators: [onPhone],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const rail = canvasElement.querySelector("section")?.getBoundingClientRect() ?? new DOMRect();
    const box = (part: Element) => part.getBoundingClientRect();
    const words = panel.getByText(LONG_QUESTION);
    const unfold = await panel.findByRole("button", { name: "Show whole question", expanded: false });
    const submit = box(panel.getByRole("button", { name: "Submit" }));
    const comment = box(panel.getByRole("textbox"));
    await expect(box(words).top).toBeGreaterThanOrEqual(rail.top);
    await expect(box(words).bottom).toBeLessThanOrEqual(box(panel.getByRole("radiogroup")).top);
    await expect(comment.height).toBeGreaterThanOrEqual(78);
    await expect(comment.bottom).toBeLessThanOrEqual(submit.top);
    // A finger finds it anywhere on the question.
    const { left, top } = box(words);
    await expect(document.elementFromPoint(left + 20, top + 10)).toBe(unfold);
    const lines = box(words).height;
    await userEvent.click(unfold);
    await expect(box(words).height).toBeGreaterThanOrEqual(lines * 2);
    await expect(words.scrollHeight).toBe(words.clientHeight);
    await userEvent.click(panel.getByRole("button", { name: "Show less", expanded: true }));
    await expect(box(words).height).toBe(lines);
    // Another question begins folded, and a short one has nothing to unfold.
    await userEvent.click(panel.getByRole("button", { name: "Previous" }));
    await expect(panel.getByText("Why?")).toBeVisible();
    await expect(panel.queryByRole("button", { name: "Show whole question" })).toBeNull();
  },
};

/** The rated question takes one line on a phone, in the story's language. */
const onOneLine: Story["play"] = async ({ canvasElement }) => {
  const words = within(canvasElement).getByText(/^0\/4 .*0\/5/);
  const line = document.createRange();
  line.selectNodeContents(words);
  await expect(new Set([...line.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(390);
};
const untouched: Story = {
  tags: ["no-picture", "regression"],
  globals: { viewport: { value: "phone" } },
  args: { stored: storedEvaluation({ ...storyDraft, answers: {} }) },
  play: onOneLine,
};
export const OneLineInEnglish: Story = { ...untouched };
export const OneLineInFrench: Story = { ...untouched, globals: { ...untouched.globals, language: "fr" } };
export const OneLineInGerman: Story = { ...untouched, globals: { ...untouched.globals, language: "de" } };
export const OneLineInItalian: Story = { ...untouched, globals: { ...untouched.globals, language: "it" } };
