import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_SECOND_MS, storySchedule } from "./schedule.fixtures";
import { SegmentClock, TimeFill, TimeWarningStatus } from "./view/schedule.parts";

const meta = {
  title: "Session/Schedule",
  component: SegmentClock,
  subcomponents: { TimeFill, TimeWarningStatus },
  args: { schedule: storySchedule(), time: fixedTicker(STORY_SECOND_MS) },
} satisfies Meta<typeof SegmentClock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The time left in the current segment. */
export const Clock: Story = { tags: ["no-picture"] };
