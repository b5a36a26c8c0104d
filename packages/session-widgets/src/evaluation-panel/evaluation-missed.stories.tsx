import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { allRated, storedEvaluation, storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import { Stage } from "./evaluation-stage.fixtures";

const meta = {
  title: "Session/EvaluationPanel, questions missed or gone",
  tags: ["!autodocs"],
  component: Stage,
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The question shown was asked while the viewer was away: it has no score and does not count. */
const withOneNotHeard = storyQuestions.map((question) =>
  question.id === 2
    ? { ...question, hearing: "NOT_HEARD" as const, askedUntil: "2026-11-24T13:06:00.000Z" }
    : { ...question, askedUntil: "2026-11-24T13:16:00.000Z" },
);
const unheard = { ...allRated, answers: { ...allRated.answers, 2: { score: null, comment: "" } } };
/** Eight of eight rated, one not heard, the last pillar open. */
export const OneSubmission: Story = {
  name: "Questions and pillars in one form, one row open, one not heard",
  tags: ["LS-D5.7"],
  args: { stored: storedEvaluation(unheard), questions: withOneNotHeard, runningQuestionId: null },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole("button", { name: /Innovation/ }));
    await expect(panel.getAllByRole("radiogroup")).toHaveLength(1);
    await expect(panel.getByText(/questions rated/)).toHaveTextContent(
      "3/3 questions rated · 5/5 pillars · 1 not heard",
    );
    const second = panel.getByRole("button", { name: /^Question 2/ });
    await expect(second).toHaveTextContent(/away \d\d:\d\d–\d\d:\d\d/);
    await expect(second).toHaveTextContent("Not heard");
    await expect(panel.getByText("One good idea, but no second one.")).toBeVisible();
    await expect(panel.getByRole("textbox").getBoundingClientRect().height).toBeGreaterThanOrEqual(78);
    await expect(panel.getByRole("button", { name: "Submit" })).toBeEnabled();
  },
};
/** A question that the viewer did not hear can be read and cannot be scored. */
export const NotHeard: Story = {
  args: { stored: storedEvaluation(unheard), questions: withOneNotHeard, runningQuestionId: null },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole("button", { name: /^Question 2/ }));
    await expect(panel.getByText("It was asked while you were away, so it does not count.")).toBeVisible();
    await expect(panel.getByRole("radio", { name: "4 of 6" })).toBeDisabled();
  },
};
/** In an earlier self-paced turn, questions that were never asked are not marked as missed by the viewer. */
export const NeverAsked: Story = {
  args: {
    stored: storedEvaluation(unheard),
    questions: storyQuestions.map((each) =>
      each.id === 2 ? { ...each, hearing: "NOT_HEARD", askedFrom: null, askedUntil: null } : each,
    ),
    runningQuestionId: null,
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText(/questions rated/)).toHaveTextContent(
      /^3\/3 questions rated · 5\/5 pillars · 1 not asked$/,
    );
    await expect(panel.queryByText(/not heard/i)).toBeNull();
    await expect(panel.getByRole("button", { name: "Submit" })).toBeEnabled();
  },
};
/** A score opens once its question was asked, the pillars with the evaluation. */
export const StillToBeAsked: Story = {
  name: "A score opens once its question was asked",
  args: {
    stored: storedEvaluation(storyDraft),
    questions: storyQuestions.map((each) => (each.id === 4 ? { ...each, hearing: "AHEAD", askedFrom: null } : each)),
    pillarsOpen: false,
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByText("3/4 questions rated · 0/5 pillars")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: /^Question 4/ }));
    await expect(panel.getByRole("radio", { name: "4 of 6" })).toBeDisabled();
    await expect(panel.getByText("You can score it once it has been asked.")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: /Leadership/ }));
    await expect(panel.getByRole("radio", { name: "4 of 6" })).toBeDisabled();
    await expect(panel.getByText("You can score the pillars when the evaluation of the turn begins.")).toBeVisible();
  },
};
/** Text about a question that the host replaced is kept and does not block submitting. */
export const QuestionGone: Story = {
  name: "Text about a question that is gone is offered",
  args: {
    stored: null,
    runningQuestionId: 1,
    before: (store) => store.editAnswer(99, { comment: "Asked who reads the alerts first." }),
  },
  render: (args) => <Stage {...args} before={args.before} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole("radio", { name: "4 of 6" }));
    const kept = await panel.findByRole("note");
    await expect(kept).toHaveTextContent("Written about a question that is no longer asked");
    await expect(kept).toHaveTextContent("Asked who reads the alerts first.");
    await expect(within(kept).getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(await panel.findByText(/^Saved \d/)).toBeVisible();
    await userEvent.click(within(kept).getByRole("button", { name: "Discard" }));
    await expect(panel.queryByRole("note")).toBeNull();
  },
};
