import { SCORE_MAX, SCORE_MIN } from "@hotseat/api-client/constants";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { storedEvaluation, storyDraft, storyQuestions, storyStore } from "./evaluation-panel.fixtures";
import { type Draft, type PanelQuestion, useEvaluationPanel } from "./headless";

const SCORES = Array.from({ length: SCORE_MAX - SCORE_MIN + 1 }, (_, index) => SCORE_MIN + index);

interface OwnPanelProps {
  questions: readonly PanelQuestion[];
  runningQuestionId: number | null;
  pillarsOpen: boolean;
  draft: Draft;
}

/** A form in plain HTML: nothing but `useEvaluationPanel`, its store and the browser's own elements. */
function OwnPanel({ draft, ...options }: OwnPanelProps) {
  const [store] = useState(() => storyStore({ stored: storedEvaluation(draft) }));
  const panel = useEvaluationPanel({ store, ...options });
  const { value, readOnly, disabled, onValueChange } = panel.getScoreProps();
  return (
    <section aria-label="My own form" {...panel.getPanelProps()}>
      <h2>{panel.question?.text ?? panel.page}</h2>
      <output>
        {panel.done} of {panel.total} rated
      </output>
      <fieldset disabled={disabled || readOnly}>
        <legend>Score</legend>
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              name="score"
              value={score}
              checked={score === value}
              onChange={() => onValueChange(score)}
            />
            {score}
          </label>
        ))}
      </fieldset>
      <label>
        Comment <textarea {...panel.getCommentProps()} />
      </label>
      <button type="button" {...panel.getStepProps(-1)}>
        Back
      </button>
      <button type="button" {...panel.getStepProps(1)}>
        Next
      </button>
      <button type="button" {...panel.getSubmitProps()}>
        Submit
      </button>
    </section>
  );
}

const meta = {
  title: "Session/EvaluationPanel/Build your own",
  component: OwnPanel,
  tags: ["no-picture"],
  args: { questions: storyQuestions, runningQuestionId: 4, pillarsOpen: true, draft: storyDraft },
} satisfies Meta<typeof OwnPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The running question is open; a score and a comment are in the draft at once. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading")).toHaveTextContent("Explain your choice to the head of nursing.");
    await expect(canvas.getByText("3 of 9 rated")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "6" }));
    await expect(canvas.getByRole("radio", { name: "6" })).toBeChecked();
    await expect(canvas.getByText("4 of 9 rated")).toBeVisible();
    const comment = canvas.getByRole("textbox", { name: "Comment" });
    await fireEvent.change(comment, { target: { value: "Named the risk first." } });
    await expect(comment).toHaveValue("Named the risk first.");
    await expect(canvas.getByRole("button", { name: "Submit" })).toBeDisabled();
  },
};

/** One's own choice of row comes before the running question. */
export const Paging: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(canvas.getByRole("heading")).toHaveTextContent("Where could a message get lost"));
    await expect(canvas.getByRole("radio", { name: "5" })).toBeChecked();
  },
};

/** Before the turn's evaluation a pillar cannot be scored. */
export const PillarsAhead: Story = {
  args: { pillarsOpen: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.getByRole("heading")).toHaveTextContent("Expertise");
    await expect(canvas.getByRole("radio", { name: "1" })).toBeDisabled();
  },
};
