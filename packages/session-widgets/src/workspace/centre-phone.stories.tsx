import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { freeSchedule, STORY_SECOND_MS, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import { CallFirstView } from "./view/call-first-view";
import { CentreCardView } from "./view/centre-card-view";
import { WorkspaceView } from "./view/workspace-view";
import { storyCast, storyPeople, storyQuestion } from "./workspace.fixtures";

const [AMARA, LUCIE, JONAS] = STORY_TURNS;
const LONG =
  "Your interviewer has drawn a hospital laboratory system: orders, samples and results as three services on one shared database, 600 orders an hour. You see a risk in it. Draw your alternative beside theirs.";

/** The workspace between the video and the bars of a phone. */
function Stage({ card }: { card: ReactNode }) {
  return (
    <div style={{ height: 440 }}>
      <WorkspaceView tab="question" onTabChange={fn()} question={null} card={card} />
    </div>
  );
}

const meta = {
  title: "Session/Workspace/Centre cards, on a phone",
  tags: ["!autodocs"],
  component: Stage,
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whether all of the element is in the part of the panel that is in view. */
async function isInView(element: HTMLElement) {
  const panel = element.closest("[role=tabpanel]")?.getBoundingClientRect() ?? new DOMRect();
  const { top, bottom } = element.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(panel.top);
  await expect(bottom).toBeLessThanOrEqual(panel.bottom);
}

const asked = fn();
/** The people and a long question exceed the card: what to press stays in view. */
export const SelfPacedStart: Story = {
  name: "The first question can be asked without scrolling",
  tags: ["no-picture", "regression"],
  args: {
    card: (
      <CallFirstView
        people={storyPeople.filter(({ isObserver }) => !isObserver)}
        myId={JONAS}
        questions={[{ id: 1, number: 1, attendeeId: AMARA, text: LONG, category: "Understanding", total: 4 }]}
        minutesEach={18}
        calledId={null}
        onAsk={asked}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const ask = within(canvasElement).getByRole("button", { name: "Ask question 1" });
    await isInView(ask);
    await userEvent.click(ask);
    await expect(asked).toHaveBeenCalledWith(AMARA, 1);
  },
};

const next = fn();
/** A self-paced turn goes on from the question itself, however long it is. */
export const SelfPacedNext: Story = {
  name: "In a self-paced turn the next question can be asked without scrolling",
  tags: ["no-picture", "regression"],
  render: () => (
    <div style={{ height: 440 }}>
      <WorkspaceView
        tab="question"
        onTabChange={fn()}
        question={{
          ...storyQuestion,
          question: { ...storyQuestion.question, text: `${LONG} ${LONG}` },
          schedule: freeSchedule(),
          next: null,
          askNext: { number: 3, pending: false, onAsk: next },
        }}
      />
    </div>
  ),
  args: { card: null },
  play: async ({ canvasElement }) => {
    const ask = within(canvasElement).getByRole("button", { name: "Ask question 3" });
    await isInView(ask);
    await userEvent.click(ask);
    await expect(next).toHaveBeenCalledOnce();
  },
};

/** The last question exceeds the card: the next step and the hand stay in view. */
export const OpenQuestions: Story = {
  name: "The next step and the hand stay in view under the last question",
  tags: ["no-picture", "regression"],
  args: {
    card: (
      <CentreCardView
        moment="openQuestions"
        schedule={storySchedule({ current_index: 4, started_at: "2026-11-24T13:06:40.000Z", remaining_sec: 120 })}
        time={fixedTicker(STORY_SECOND_MS)}
        cast={storyCast("peer")}
        hand={{ on: false, onToggle: fn() }}
        lastAsked={{ text: LONG, number: 4, total: 4, category: storyQuestion.question.category }}
        timeZone="Europe/Zurich"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await isInView(within(canvasElement).getByRole("button", { name: "Raise hand" }));
    await isInView(within(canvasElement).getByText("Evaluation, 14:08"));
  },
};

/** The person whose turn is next is addressed, not named. */
export const EvaluationBeforeMyTurn: Story = {
  name: "In the evaluation before my turn the card says to get ready",
  tags: ["no-picture"],
  args: {
    card: (
      <CentreCardView
        moment="evaluation"
        schedule={storySchedule({ current_index: 5, started_at: "2026-11-24T13:06:00.000Z", remaining_sec: 240 })}
        time={fixedTicker(STORY_SECOND_MS)}
        cast={{ ...storyCast("peer"), myId: LUCIE }}
        timeZone="Europe/Zurich"
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await isInView(within(canvasElement).getByText("Get ready"));
    await expect(within(canvasElement).queryByText("Lucie, get ready")).toBeNull();
  },
};
