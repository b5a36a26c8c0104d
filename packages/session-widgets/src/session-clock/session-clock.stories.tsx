import type { Meta, StoryObj } from "@storybook/react-vite";
import { fixedSecond } from "../schedule/headless";
import { STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { SessionClockView } from "./session-clock-view";

const meta = {
  title: "Session/SessionClock",
  component: SessionClockView,
  args: { schedule: storySchedule(), time: fixedSecond(STORY_SECOND_MS) },
} satisfies Meta<typeof SessionClockView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Expiring: Story = { args: { time: fixedSecond(STORY_SECOND_MS + 78_000) } };
export const OverTimeOnHold: Story = {
  name: "Over time, on hold",
  args: { schedule: storySchedule({ held: true }), time: fixedSecond(STORY_SECOND_MS + 114_000) },
};
export const OverTimeAtTheEnd: Story = {
  name: "Over time, last segment",
  args: { schedule: storySchedule({ current_index: 24, remaining_sec: 60 }), time: fixedSecond(STORY_SECOND_MS) },
};
export const OnHold: Story = { args: { schedule: storySchedule({ held: true }) } };
export const Paused: Story = {
  args: { schedule: storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 }) },
};
export const Evaluation: Story = { args: { schedule: storySchedule({ current_index: 5, remaining_sec: 240 }) } };
export const DigitsOnly: Story = { args: { digitsOnly: true } };
