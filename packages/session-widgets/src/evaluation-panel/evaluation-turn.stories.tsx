import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { allRated, storedEvaluation, storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import { Stage, type StageProps } from "./evaluation-stage.fixtures";

const meta = {
  title: "Session/EvaluationPanel, as the turn goes on",
  component: Stage,
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In open questions and the evaluation nothing is asked any more: the last question stays, and is called that. */
export const AskedLast: Story = {
  name: "The last question stays in open questions and evaluation (§4.29)",
  args: { runningQuestionId: null, lastQuestionId: 4, onAsk: () => {} },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole("heading", { name: /^Question 4/ })).toBeVisible();
    await expect(panel.getByText("Asked last")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Previous question" }));
    await expect(panel.queryByText(/asked now|asked last/i)).toBeNull();
  },
};

const NEXT: NonNullable<StageProps["upNext"]> = { name: "Karima Saïdi", onShow: () => {} };
/** What comes while one writes: the evaluation, the next turn, and words of another device. */
const COMES: readonly Partial<StageProps>[] = [
  {},
  { runningQuestionId: null, lastQuestionId: 4, pillarsDue: true },
  { runningQuestionId: 11, lastQuestionId: null, pillarsDue: true, upNext: NEXT },
];

/** The turn goes on by a press outside of the panel, which takes the focus from nobody. */
function GoesOn(props: StageProps) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button type="button" id="goes-on" onClick={() => setStep(step + 1)}>
        Go on
      </button>
      <Stage {...props} {...COMES[step]} />
    </>
  );
}

/** What one writes stays where it is, three lines at the least, whatever comes above it (issue 4). */
const staysWhereItIs: Story["play"] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole("textbox");
  await userEvent.click(field);
  const before = field.getBoundingClientRect();
  await expect(before.height).toBeGreaterThanOrEqual(72);
  for (const _ of COMES.slice(1)) {
    fireEvent.click(within(canvasElement).getByRole("button", { name: "Go on" }));
    await new Promise(requestAnimationFrame);
    const now = field.getBoundingClientRect();
    await expect([now.top, now.bottom]).toEqual([before.top, before.bottom]);
  }
  await expect(within(canvasElement).getByText(/Karima Saïdi/)).toBeVisible();
  await expect(within(canvasElement).getByText("Now rate the five pillars.")).toBeVisible();
};
export const NothingMovesWhileWriting: Story = { render: (args) => <GoesOn {...args} />, play: staysWhereItIs };
const long = storyQuestions.map((question) => ({ ...question, text: `${question.text} `.repeat(4).trim() }));
export const NothingMovesUnderALongQuestion: Story = {
  args: { questions: long },
  render: (args) => <GoesOn {...args} />,
  play: staysWhereItIs,
};
export const NothingMovesInTheOverallComment: Story = {
  args: { stored: storedEvaluation(allRated) },
  render: (args) => <GoesOn {...args} />,
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: "Next question" }));
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: "Next question" }));
    await staysWhereItIs(context);
  },
};
export const NothingMovesOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ height: 420, overflow: "hidden", display: "flex", flexDirection: "column" }}>
      <GoesOn {...args} />
    </div>
  ),
  play: staysWhereItIs,
};

/** A question that does not fit shows whole lines, and fades where it goes on, until its end is reached. */
export const MoreOfTheQuestion: Story = {
  args: { questions: long },
  play: async ({ canvasElement }) => {
    const question = within(canvasElement).getByRole("region", { name: "Question" });
    const line = Number.parseFloat(getComputedStyle(question).lineHeight);
    await expect(question.clientHeight).toBeLessThan(question.scrollHeight);
    await expect(question.clientHeight % line).toBe(0);
    await waitFor(() => expect(question).toHaveAttribute("data-more"));
    question.scrollTop = question.scrollHeight;
    await waitFor(() => expect(question).not.toHaveAttribute("data-more"));
    question.scrollTop = 0;
    await waitFor(() => expect(question).toHaveAttribute("data-more"));
  },
};
