import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ChangeQuestionView, ComposeAgain, ExtraTimeView } from "../preparation/view";
import { storedEvaluation, storyDraft } from "./evaluation-panel.fixtures";
import { Stage } from "./evaluation-stage.fixtures";
import { type EvaluationStateRow, EvaluationStates } from "./view/evaluation-states";

const meta = {
  title: "Session/EvaluationPanel, host and owner",
  tags: ["!autodocs"],
  component: Stage,
  args: { stored: storedEvaluation(storyDraft) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const onReopen = fn();
const row = (id: number, evaluator: string, submitted: boolean): EvaluationStateRow => ({
  id,
  evaluator,
  submitted,
  canReopen: submitted,
  authorLeft: false,
});
const states = (change: Partial<Parameters<typeof EvaluationStates>[0]> = {}) => (
  <>
    <ExtraTimeView percent={25} whose={{ name: "Amara Diallo" }} onChange={fn()} />
    <EvaluationStates
      personName="Amara Diallo"
      rows={[row(71, "Jonas Keller", true), row(72, "Lucie Moreau", false)]}
      onReopen={onReopen}
      {...change}
    />
  </>
);
/** Host and owner give a submitted evaluation back; they read nothing of it. */
export const AsTheHost: Story = {
  name: "As the host",
  tags: ["LS-D5.3"],
  args: { view: "profile", aboutPerson: states() },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Jonas Keller/ }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Give back" }));
    await expect(onReopen).toHaveBeenCalledWith(71);
  },
};
function GivingBack() {
  const [isBack, setBack] = useState(false);
  const rows = [row(71, "Jonas Keller", !isBack)];
  return <EvaluationStates personName="Amara Diallo" rows={rows} onReopen={() => setBack(true)} />;
}
/** The button goes with what it did: it is said, and the next Tab goes on from there (WCAG 2.4.3). */
export const GivenBack: Story = {
  tags: ["no-picture", "regression"],
  args: { view: "profile", aboutPerson: <GivingBack /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /Jonas Keller/ }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Give back" }));
    await waitFor(() => expect(canvas.getByText("Given back to Jonas Keller.")).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Evaluations of Amara Diallo" })).toHaveFocus());
  },
};
/** Nobody is offered what the server would refuse: who has left could not submit it again, and the time may be over. */
export const SomeCannotBeGivenBack: Story = {
  args: {
    view: "profile",
    aboutPerson: states({
      rows: [
        row(71, "Jonas Keller", true),
        { ...row(72, "Lucie Moreau", true), canReopen: false, authorLeft: true },
        { ...row(73, "Samuel Osei", true), canReopen: false },
        { ...row(74, "Nadia Haddad", false), authorLeft: true },
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const [, left, late, draft] = within(canvasElement).getAllByRole("listitem");
    await expect(within(canvasElement).getAllByRole("button", { name: /^Give back/ })).toHaveLength(1);
    await expect(left).toHaveTextContent("Has left the session, so it cannot be given back.");
    for (const other of [late, draft]) await expect(other).not.toHaveTextContent("Has left");
  },
};
export const NobodyHasEvaluated: Story = {
  args: { view: "profile", profile: null, aboutPerson: states({ rows: [] }) },
};
export const GivingBackRefused: Story = {
  args: { view: "profile", aboutPerson: states({ refused: "The time to evaluate this session is over." }) },
};
/** Until the schedule starts, host and owner have other questions composed. */
export const ComposeQuestions: Story = {
  args: {
    stored: null,
    runningQuestionId: null,
    composeQuestions: <ComposeAgain what="questions" writing={{ kind: "idle" }} onCompose={fn()} />,
  },
};
const onReword = fn((_text: string, onTaken: () => void) => onTaken());
/** Before the schedule starts a question is worded otherwise, or another one takes its place. */
export const AQuestionIsChanged: Story = {
  args: {
    stored: null,
    runningQuestionId: null,
    composeQuestions: <ComposeAgain what="questions" writing={{ kind: "idle" }} onCompose={fn()} />,
    changeQuestion: ({ text }) => (
      <ChangeQuestionView text={text} onReword={onReword} onAnother={fn()} refused="There is no other question." />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Reword" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.type(dialog.getByRole("textbox"), " And why?");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(onReword).toHaveBeenCalledWith(
      "What would you ask before drawing anything? And why?",
      expect.any(Function),
    );
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
  },
};
/** A wording that was not taken stays in its dialog, with the reason at the field. */
export const AWordingIsRefused: Story = {
  args: {
    stored: null,
    runningQuestionId: null,
    changeQuestion: ({ text }) => (
      <ChangeQuestionView
        text={text}
        onReword={fn()}
        onAnother={fn()}
        refused="Somebody has already written about these questions."
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Reword" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    const field = dialog.getByRole("textbox");
    await userEvent.type(field, " And why?");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(field).toHaveValue("What would you ask before drawing anything? And why?");
    await expect(field).toHaveAccessibleDescription("Somebody has already written about these questions.");
  },
};
export const QuestionsBeingComposed: Story = {
  args: {
    stored: null,
    runningQuestionId: null,
    composeQuestions: (
      <ComposeAgain
        what="questions"
        writing={{ kind: "writing", text: "Clarity — What would you ask before drawing" }}
        onCompose={fn()}
        onCancel={fn()}
      />
    ),
  },
};
/** 'No questions generated.' and the way to try again. */
export const QuestionsFailed: Story = {
  args: {
    stored: null,
    questions: [],
    composeQuestions: (
      <ComposeAgain
        what="questions"
        writing={{ kind: "failed", code: "provider_busy", detail: null }}
        onCompose={fn()}
      />
    ),
  },
};
