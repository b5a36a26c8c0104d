import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { TurnStripView } from "./turn-strip-view";

const meta = {
  title: "Session/TurnStrip",
  component: TurnStripView,
  args: {
    schedule: storySchedule(),
    time: fixedTicker(STORY_SECOND_MS),
    names: new Map([
      [401, "Amara"],
      [402, "Lucie"],
      [403, "Jonas"],
      [404, "Mateo"],
    ]),
    myAttendeeId: 403,
    timeZone: "Europe/Zurich",
  },
} satisfies Meta<typeof TurnStripView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherPersonsTurn: Story = { name: "Another person’s turn" };
export const YourTurn: Story = { args: { myAttendeeId: 401 } };
export const YouAreNext: Story = { args: { myAttendeeId: 402 } };
export const Paused: Story = {
  args: { schedule: storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 }) },
};
export const Expiring: Story = { args: { time: fixedTicker(STORY_SECOND_MS + 78_000) } };
export const OverTime: Story = {
  args: { schedule: storySchedule({ held: true }), time: fixedTicker(STORY_SECOND_MS + 114_000) },
};
export const LastTurn: Story = { args: { schedule: storySchedule({ current_index: 23, remaining_sec: 240 }) } };
/** The segment has the name of the debrief; the title beside it does not repeat it. */
export const Debrief: Story = {
  args: { schedule: storySchedule({ current_index: 24, remaining_sec: 480 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("li[aria-current=step]")).toHaveLength(1);
    await expect(canvasElement.textContent?.startsWith("All turns are done")).toBe(true);
  },
};
/** Two questions were never asked: they have no check mark. */
export const QuestionsSkipped: Story = {
  name: "Questions skipped",
  tags: ["no-picture"],
  args: {
    schedule: storySchedule({
      current_index: 4,
      timeline: storySchedule({ current_index: 4 }).timeline.map((segment, index) =>
        index === 1 || index === 2 ? { ...segment, started_at: null } : segment,
      ),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText("skipped")).toHaveLength(2);
    await expect(canvasElement.querySelectorAll('[data-place="skipped"] svg')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('[data-place="past"] svg')).toHaveLength(2);
  },
};
export const NotStarted: Story = {
  args: { schedule: storySchedule({ status: "IDLE", current_index: 0, started_at: null }) },
};
export const Finished: Story = {
  args: { schedule: storySchedule({ status: "FINISHED", current_index: 24, started_at: null, remaining_sec: 0 }) },
};
export const Free: Story = { args: { schedule: freeSchedule() } };
/** In FREE the host calls any candidate: no next person is shown, regardless of the seating order. */
export const FreeNotStarted: Story = {
  args: { schedule: freeSchedule({ status: "IDLE", started_at: null }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Nobody called yet")).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("Amara");
  },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 358, maxWidth: "100%" }}>
        <Story />
      </div>
    ),
  ],
};
/** 'No schedule timeline available.': nobody takes the hot seat. */
export const NoTimeline: Story = { args: { schedule: storySchedule({ status: "IDLE", timeline: [] }) } };
