import { fixedTicker } from "@hotseat/core/ticker";
import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { freeSchedule, STORY_SECOND_MS, STORY_TURNS, storySchedule, storyWaiting } from "../schedule/schedule.fixtures";
import type { CentrePerson } from "./headless/centre-rules";
import { CallFirstView } from "./view/call-first-view";
import { CentreCardView, type CentreCardViewProps } from "./view/centre-card-view";
import { WorkspaceView } from "./view/workspace-view";
import { storyCast, storyPeople, storyQuestion } from "./workspace.fixtures";

const [AMARA, LUCIE, JONAS, MATEO] = STORY_TURNS;
const DRAWN = { [AMARA]: "amara", [LUCIE]: "lucie", [JONAS]: "jonas", [MATEO]: "mateo", 405: "ingrid" } as const;
const faceOf = ({ attendeeId }: CentrePerson) => <IllustratedPerson person={DRAWN[attendeeId as keyof typeof DRAWN]} />;

function Stage(props: CentreCardViewProps) {
  return (
    <div style={{ width: 624, maxWidth: "100%", height: 620 }}>
      <WorkspaceView
        tab="question"
        onTabChange={fn()}
        question={storyQuestion}
        card={<CentreCardView {...props} faceOf={faceOf} timeZone="Europe/Zurich" />}
      />
    </div>
  );
}

const meta = {
  title: "Session/Workspace/Centre cards",
  tags: ["!autodocs"],
  component: Stage,
  args: {
    moment: "openQuestions",
    schedule: storySchedule({ current_index: 4, started_at: "2026-11-24T13:06:40.000Z", remaining_sec: 120 }),
    time: fixedTicker(STORY_SECOND_MS),
    cast: storyCast("peer"),
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement) => within(canvasElement).getByRole("heading", { level: 2 });
const rowsIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>("[data-row]")].map((row) => row.dataset.row);
const evaluation = storySchedule({ current_index: 5, started_at: "2026-11-24T13:06:00.000Z", remaining_sec: 240 });

/** A peer: whose hand comes first, and a hand of one's own. */
export const OpenQuestions: Story = {
  args: {
    cast: { ...storyCast("peer"), hands: [LUCIE, JONAS] },
    hand: { on: false, onToggle: fn() },
    lastAsked: { text: storyQuestion.question.text, number: 4, total: 4, category: "Communication" },
  },
  play: async ({ canvasElement, args }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Ask Amara what you still want to know");
    await expect(canvasElement).toHaveTextContent("Next in line: Jonas");
    await expect(canvasElement).toHaveTextContent("until 14:08");
    await expect(canvasElement).toHaveTextContent("Evaluation, 14:08");
    // A late joiner reads the last question below the current task.
    await expect(canvasElement).toHaveTextContent("Question 4 of 4 · Communication");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Raise hand" }));
    await expect(args.hand?.onToggle).toHaveBeenCalledOnce();
  },
};
export const OpenQuestionsOfTheCandidate: Story = {
  args: { cast: storyCast("candidate") },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Answer what the others still want to know");
    await expect(rowsIn(canvasElement)).toEqual(["anybodyAsks", "answersYou", "givesWord"]);
    await expect(within(canvasElement).queryByRole("button", { name: "Raise hand" })).toBeNull();
  },
};
export const OpenQuestionsOfTheInterviewer: Story = {
  args: { cast: storyCast("lead") },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)).toEqual(["anybodyAsks", "answers", "givesWordYou"]);
  },
};
export const Evaluation: Story = {
  args: { moment: "evaluation", schedule: evaluation },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Score what you heard");
    await expect(rowsIn(canvasElement)).toEqual(["scoreYou", "ratesSelf", "observes"]);
    await expect(canvasElement).toHaveTextContent("Lucie’s turn, 14:10");
    await expect(canvasElement).toHaveTextContent("Lucie, get ready");
  },
};
/** How far it is: the server counts who is here, or has submitted; absent people are not waited for. */
export const EvaluationUnderWay: Story = {
  args: {
    moment: "evaluation",
    schedule: evaluation,
    cast: {
      ...storyCast("peer"),
      people: storyPeople.map((one) => (one.attendeeId === LUCIE ? { ...one, isPresent: false } : one)),
      progress: { scorers: [JONAS, MATEO], submitted: 1, hasRatedSelf: true },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("1 of 2 submitted")).toBeVisible();
    await expect(canvas.getByText("Done")).toBeVisible();
    await expect(canvas.getByLabelText("Jonas Keller and Mateo Rossi")).toBeVisible();
    // An absent person gets no "get ready" message.
    await expect(canvas.queryByText("Lucie, get ready")).toBeNull();
  },
};
export const EvaluationOfTheCandidate: Story = {
  args: { moment: "evaluation", schedule: evaluation, cast: storyCast("candidate") },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Rate yourself");
    await expect(rowsIn(canvasElement)).toEqual(["score", "ratesSelfYou", "observes"]);
  },
};
export const EvaluationOfAnObserver: Story = {
  args: { moment: "evaluation", schedule: evaluation, cast: storyCast("observer") },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("The peers score what they heard");
    await expect(rowsIn(canvasElement)).toEqual(["score", "ratesSelf", "observesYou"]);
  },
};
export const Debrief: Story = {
  args: {
    moment: "debrief",
    schedule: storySchedule({ current_index: 24, started_at: "2026-11-24T13:06:00.000Z", remaining_sec: 480 }),
    cast: { ...storyCast("lead"), candidateId: null },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("One thing to keep, one thing to try");
    await expect(canvasElement).toHaveTextContent("About 2 min each");
    await expect(rowsIn(canvasElement)).toEqual(["speak", "keepsTimeYou", "observes"]);
  },
};
/** My feedback, whose evaluation I owe, and the way out. */
export const Ended: Story = {
  args: {
    moment: "ended",
    schedule: storySchedule({ status: "FINISHED" }),
    cast: {
      ...storyCast("lead"),
      after: { feedback: "ready", owed: [{ attendeeId: MATEO, missing: 2, total: 9 }] },
    },
    actions: { onRead: fn(), onFinish: fn(), onLeave: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(heading(canvasElement)).toHaveTextContent("The session is over. Thank you, Jonas");
    await expect(rowsIn(canvasElement)).toEqual(["feedbackReady", "owed", "talk"]);
    await expect(canvas.getByText("Mateo waits for your scores")).toBeVisible();
    await expect(canvasElement).toHaveTextContent("2 of 9 missing");
    await userEvent.click(canvas.getByRole("button", { name: "Read it" }));
    await expect(args.actions?.onRead).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Finish" }));
    await expect(args.actions?.onFinish).toHaveBeenCalledWith(MATEO);
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(args.actions?.onLeave).toHaveBeenCalledOnce();
  },
};
/** Before I have rated myself my feedback is closed: the card says so and offers no way to it. */
export const EndedBeforeMyOwnRating: Story = {
  args: {
    moment: "ended",
    schedule: storySchedule({ status: "FINISHED" }),
    cast: { ...storyCast("lead"), after: { feedback: "waits", owed: [] } },
    actions: { onRead: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await expect(rowsIn(canvasElement)).toEqual(["feedback", "talk"]);
    await expect(canvasElement).toHaveTextContent("once you have rated yourself");
    await expect(within(canvasElement).queryByRole("button", { name: "Read it" })).toBeNull();
    // The page of the feedback begins with one's own rating.
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Rate yourself" }));
    await expect(args.actions?.onRead).toHaveBeenCalledOnce();
  },
};
/** Observers neither score nor are scored. */
export const EndedForAnObserver: Story = {
  args: { moment: "ended", schedule: storySchedule({ status: "FINISHED" }), cast: storyCast("observer") },
  play: async ({ canvasElement }) => {
    await expect(rowsIn(canvasElement)).toEqual(["talk"]);
  },
};
export const BeforeTheStart: Story = {
  args: {
    moment: "introduction",
    schedule: storySchedule({ status: "IDLE", current_index: 0, started_at: null }),
    cast: {
      ...storyCast("candidate"),
      people: storyPeople.map((one) => (one.attendeeId === MATEO ? { ...one, isPresent: false } : one)),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("You answer first");
    await expect(canvasElement).toHaveTextContent("Not here yet: Mateo");
  },
};
export const FirstQuestionComes: Story = {
  args: { moment: "firstQuestion", schedule: freeSchedule() },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Amara’s first question comes now");
    await expect(rowsIn(canvasElement)).toEqual(["asksFirst", "answers", "observes"]);
  },
};
/** The first question runs and its text is still on its way to the page. */
export const FirstQuestionOfATimedTurn: Story = {
  args: { moment: "firstQuestion", schedule: storySchedule({ current_index: 0 }), cast: storyCast("candidate") },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Your first question comes now");
    await expect(rowsIn(canvasElement)).toEqual(["asksFirst", "answersYou", "observes"]);
    await expect(canvasElement).toHaveTextContent("NextThe next question");
    await expect(canvasElement).not.toHaveTextContent("until");
  },
};
export const NextQuestionComes: Story = {
  args: { moment: "nextQuestion", schedule: storySchedule({ current_index: 3 }) },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Amara’s next question comes now");
    await expect(rowsIn(canvasElement)).toEqual(["answers", "observes"]);
    await expect(canvasElement).toHaveTextContent("NextOpen questions");
  },
};
/** The turn waits for Lucie; the peers see no question of hers yet. */
export const WaitingForTheCandidate: Story = {
  args: { moment: "waiting", schedule: storyWaiting(), cast: { ...storyCast("peer"), candidateId: LUCIE } },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent("Waiting for Lucie");
    await expect(rowsIn(canvasElement)).toEqual(["decides", "observes"]);
    await expect(canvasElement).toHaveTextContent("Jonas decides how to go on");
  },
};

const asked = fn();
const called = {
  people: storyPeople
    .filter(({ isObserver }) => !isObserver)
    .map((one) => (one.attendeeId === MATEO ? { ...one, isPresent: false } : one)),
  myId: JONAS,
  questions: [AMARA, LUCIE].map((attendeeId, index) => ({
    id: index + 1,
    number: index + 1,
    attendeeId,
    text: "A ward asks for alerts on phones. What would you ask before drawing anything?",
    category: "Understanding",
    total: 4,
  })),
  minutesEach: 18,
  faceOf,
  onAsk: asked,
};
const around = (card: React.ReactNode) => (
  <div style={{ width: 624, maxWidth: "100%", height: 700 }}>
    <WorkspaceView tab="question" onTabChange={fn()} question={null} card={card} />
  </div>
);
/** An absent person stays visible and cannot be chosen; one press calls the chosen person and asks the question. */
export const SelfPacedStart: Story = {
  render: () => around(<CallFirstView {...called} calledId={null} />),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: /Amara Diallo/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /Mateo Rossi/ })).toBeDisabled();
    await userEvent.click(canvas.getByText("Lucie Moreau"));
    await expect(canvas.getByText(/Lucie goes into the hot seat/)).toBeVisible();
    // Lucie's first question was asked before the mode changed.
    const ask = canvas.getByRole("button", { name: "Ask question 2" });
    await expect(ask.offsetHeight).toBe(56);
    await userEvent.click(ask);
    await expect(asked).toHaveBeenCalledWith(LUCIE, 2);
  },
};
/** The host calls themself: somebody else asks, and no question is shown before. */
export const SelfPacedStartWithMe: Story = {
  render: () => around(<CallFirstView {...called} calledId={null} />),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Jonas Keller"));
    await expect(canvas.queryByText(/A ward asks/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Begin the turn" }));
    await expect(asked).toHaveBeenCalledWith(JONAS, null);
  },
};
/** Somebody has been called and no question is asked yet. */
export const SelfPacedCalled: Story = {
  render: () => around(<CallFirstView {...called} calledId={AMARA} />),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    await expect(heading(canvasElement)).toHaveTextContent("Amara is in the hot seat");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Ask question 1" }));
    await expect(asked).toHaveBeenCalledWith(AMARA, 1);
  },
};
