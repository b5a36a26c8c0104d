import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { absentProps } from "../absent-candidate/absent-candidate.fixtures";
import { AbsentCandidateBarView, AbsentCandidateView } from "../absent-candidate/view";
import { controlBarProps } from "../control-bar/control-bar.fixtures";
import { ControlBarView } from "../control-bar/view";
import { STORY_WAITING_MS, storyWaiting } from "../schedule/schedule.fixtures";
import { SessionClockView } from "../session-clock/view";
import { stageLayout } from "../video-stage/headless";
import { drawingOf, faceOf, stagePeople } from "../video-stage/video-stage.fixtures";
import { VideoStageView } from "../video-stage/view";
import { WorkspaceView } from "../workspace/view";
import { storyQuestion } from "../workspace/workspace.fixtures";
import { WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { dashboardProps, storySlots } from "./live-dashboard.fixtures";
import type { DashboardSlots } from "./view/live-dashboard.types";
import { LiveDashboardView } from "./view/live-dashboard-view";

const schedule = storyWaiting();
const time = fixedTicker(STORY_WAITING_MS);
const nothing = () => {};
const first = {
  ...storyQuestion.question,
  id: 11,
  number: 1,
  text: "A ward asks for alerts on phones. What would you ask?",
};
const question = { ...storyQuestion, question: first, schedule, time, waits: { name: "Lucie", next: "Jonas" } };
const slots: DashboardSlots = {
  ...storySlots(),
  clock: ({ digitsOnly }) => (
    <SessionClockView schedule={schedule} time={time} digitsOnly={digitsOnly} waitingName="Lucie" />
  ),
  waitingBar: <AbsentCandidateBarView {...absentProps} />,
  stage: ({ size, tilesShown }) => (
    <VideoStageView
      state="connected"
      layout={stageLayout(stagePeople, { spotlightIdentity: null })}
      size={size}
      tilesShown={tilesShown}
      instead={size === "full" ? <AbsentCandidateView {...absentProps} /> : null}
      onJoin={nothing}
      onRetry={nothing}
      mediaOf={drawingOf}
      faceOf={faceOf}
    />
  ),
  workspace: ({ headActions }) => (
    <WorkspaceView tab="question" onTabChange={nothing} headActions={headActions} question={question} />
  ),
  controlBar: ({ workspace, people, onLeave, onEndSession }) => (
    <ControlBarView
      {...controlBarProps}
      workspace={workspace}
      people={{ ...people, count: 5 }}
      timing={{
        ...(controlBarProps.timing as NonNullable<typeof controlBarProps.timing>),
        schedule,
      }}
      onLeave={onLeave}
      onEndSession={onEndSession}
    />
  ),
};

const meta = {
  title: "Session/LiveDashboard, waiting",
  tags: ["!autodocs"],
  component: LiveDashboardView,
  args: { ...dashboardProps, head: { ...dashboardProps.head, phase: "turnWaits" }, slots },
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Badge, clock, card, question and tray show the same state. */
export const Host: Story = {
  args: { layout: { ...dashboardProps.layout, rail: "participants" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('[data-phase="turnWaits"]')).toHaveTextContent("Waiting");
    await expect(canvas.getByText("waiting for Lucie")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Lucie is not here" })).toBeVisible();
    await expect(canvas.getByText("Queued")).toBeVisible();
    await expect(canvasElement.querySelector("[data-next]")).toBeNull();
    await expect(canvasElement.querySelector("[data-compact][data-absent]")).toBeNull();
  },
};
/** Beside a large workspace the stage is a column of tiles: the card is a bar above both. */
export const SmallStage: Story = {
  args: { layout: { ...dashboardProps.layout, isStageOpen: false } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Lucie is not here" }));
    await expect(bar.getByRole("button", { name: "Swap" })).toBeVisible();
    await expect(bar.getByRole("button", { name: "Skip" })).toBeVisible();
  },
};
/** On a phone the call shows the card, and every other panel the bar. */
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Lucie is not here" })).toBeVisible();
    for (const panel of [/^People/, /Chat/, /^Workspace/]) {
      await userEvent.click(within(canvas.getByRole("navigation")).getByRole("button", { name: panel }));
      const bar = within(canvas.getByRole("region", { name: "Lucie is not here" }));
      const skip = bar.getByRole("button", { name: "Skip" });
      await expect(skip).toBeVisible();
      await expect(skip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
