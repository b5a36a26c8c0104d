import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { allRated, storedEvaluation, storyDraft, storyQuestions } from "./evaluation-panel.fixtures";
import { Stage, type StageProps, StoryPanel } from "./evaluation-stage.fixtures";

const meta = {
  title: "Session/EvaluationPanel, as the turn goes on",
  tags: ["!autodocs"],
  component: Stage,
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In open questions and in the evaluation no question is asked: the last question stays, labelled as the last one. */
export const AskedLast: Story = {
  name: "The last question stays in open questions and evaluation",
  args: { runningQuestionId: null, lastQuestionId: 4, onAsk: () => {} },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await expect(panel.getByRole("button", { name: /^Question 4/, expanded: true })).toBeVisible();
    await expect(panel.getByText("Asked last")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Previous" }));
    await expect(panel.queryByText(/asked now|asked last/i)).toBeNull();
  },
};

/** The next question is asked while the user writes about this one: the score they press then is still this one's. */
export const ScoredAfterTheNextIsAsked: Story = {
  name: "A score pressed after writing counts, although the next question is asked meanwhile",
  tags: ["no-picture", "regression"],
  args: { stored: null },
  render: (args) => <AsksOn {...args} />,
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const isOpen = (number: number) =>
      expect(panel.getByRole("button", { name: new RegExp(`^Question ${number}`), expanded: true })).toBeVisible();
    await userEvent.type(panel.getByRole("textbox"), "Named the price.");
    fireEvent.click(panel.getByRole("button", { name: "Ask on" }));
    await expect(await panel.findByText("Go to question 4, asked now")).toBeVisible();
    await userEvent.click(panel.getByRole("radio", { name: "5 of 6" }));
    await isOpen(3);
    await expect(panel.getByRole("radio", { name: "5 of 6" })).toBeChecked();
    await expect(panel.getByRole("textbox")).toHaveValue("Named the price.");
    // The way on is one press, and after it the form follows again.
    await userEvent.click(panel.getByText("Go to question 4, asked now"));
    await isOpen(4);
  },
};

function AsksOn(props: StageProps) {
  const [asked, setAsked] = useState(3);
  return (
    <>
      <button type="button" onClick={() => setAsked(asked + 1)}>
        Ask on
      </button>
      <Stage {...props} runningQuestionId={asked} />
    </>
  );
}

const NEXT: NonNullable<StageProps["upNext"]> = { name: "Karima Saïdi", onShow: () => {} };
/** The changes that arrive while the user writes: the evaluation, the next turn, and text from another device. */
const COMES: readonly Partial<StageProps>[] = [
  { pillarsOpen: false },
  { runningQuestionId: null, lastQuestionId: 4, pillarsOpen: true },
  { runningQuestionId: 11, lastQuestionId: null, upNext: NEXT },
];

/** A button outside the panel advances the turn without taking the focus. */
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

/** Edges of the panel's parts above and around the comment, in pixels from the panel's own top. */
function edges(field: HTMLElement) {
  const panel = field.closest("section");
  if (!panel) throw new Error("The comment is in no panel.");
  const from = panel.getBoundingClientRect().top;
  const edge = (part: Element) => Math.round(part.getBoundingClientRect().top - from);
  const { top, bottom } = field.getBoundingClientRect();
  return {
    rows: [...panel.querySelectorAll("[role=tablist], h3, li")].map((part) => `${part.textContent}: ${edge(part)}`),
    comment: [top - from, bottom - from],
  };
}

/** The text field keeps its place and at least three lines when content appears above it. */
const staysWhereItIs: Story["play"] = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole("textbox");
  await userEvent.click(field);
  // A late font would move the whole page; the test needs only the change of turn.
  await document.fonts.ready;
  const before = edges(field);
  await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(72);
  for (const _ of COMES.slice(1)) {
    fireEvent.click(within(canvasElement).getByRole("button", { name: "Go on" }));
    await new Promise(requestAnimationFrame);
    const now = edges(field);
    await expect(now.comment, `${before.rows.join("; ")} became ${now.rows.join("; ")}`).toEqual(before.comment);
  }
  await expect(within(canvasElement).getByText(/Karima Saïdi/)).toBeVisible();
};
export const NothingMovesWhileWriting: Story = {
  tags: ["regression"],
  render: (args) => <GoesOn {...args} />,
  play: staysWhereItIs,
};
const long = storyQuestions.map((question) => ({ ...question, text: `${question.text} `.repeat(4).trim() }));
export const NothingMovesUnderALongQuestion: Story = {
  tags: ["regression"],
  args: { questions: long },
  render: (args) => <GoesOn {...args} />,
  play: staysWhereItIs,
};
export const NothingMovesInTheOverallComment: Story = {
  tags: ["regression"],
  args: { stored: storedEvaluation(allRated) },
  render: (args) => <GoesOn {...args} />,
  play: async (context) => {
    await userEvent.click(within(context.canvasElement).getByRole("button", { name: "Overall comment" }));
    // The question that was open closes first.
    const questions = [...context.canvasElement.querySelectorAll("li")].slice(0, storyQuestions.length);
    const heights = () => questions.map((row) => row.getBoundingClientRect().height);
    await waitFor(() => expect(Math.max(...heights())).toBeLessThan(2 * Math.min(...heights())));
    await staysWhereItIs(context);
  },
};
export const NothingMovesOnAPhone: Story = {
  tags: ["regression"],
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ height: 420, overflow: "hidden", display: "flex", flexDirection: "column" }}>
      <GoesOn {...args} />
    </div>
  ),
  play: staysWhereItIs,
};
/** A refusal, or a saved state that needs a line of its own, makes the foot higher. */
export const HigherFoot: Story = {
  name: "A foot that grows covers no focused control",
  tags: ["no-picture", "regression"],
  render: (args) => (
    <div style={{ height: 420, display: "flex", flexDirection: "column" }}>
      <StoryPanel {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const last = panel.getByRole("button", { name: "Overall comment" });
    last.focus();
    const foot = panel.getByRole("button", { name: "Submit" }).parentElement?.parentElement as HTMLElement;
    const isClear = () => last.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top;
    await expect(isClear()).toBe(true);
    const { height } = foot.getBoundingClientRect();
    foot.style.paddingBlock = "64px";
    await waitFor(() => expect(foot.getBoundingClientRect().height).toBeGreaterThan(height + 100));
    await waitFor(() => expect(isClear()).toBe(true));
    await expect(last).toHaveFocus();
  },
};
