import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { STORY_SECOND_MS, STORY_WAITING_MS, storySchedule, storyWaiting } from "../schedule/schedule.fixtures";
import { SessionClockView } from "./session-clock-view";

const meta = {
  title: "Session/SessionClock",
  component: SessionClockView,
  args: { schedule: storySchedule(), time: fixedTicker(STORY_SECOND_MS) },
} satisfies Meta<typeof SessionClockView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Expiring: Story = { args: { time: fixedTicker(STORY_SECOND_MS + 78_000) } };
export const OverTimeOnHold: Story = {
  name: "Over time, on hold",
  args: { schedule: storySchedule({ held: true }), time: fixedTicker(STORY_SECOND_MS + 114_000) },
};
export const OverTimeAtTheEnd: Story = {
  name: "Over time, last segment",
  args: { schedule: storySchedule({ current_index: 24, remaining_sec: 60 }), time: fixedTicker(STORY_SECOND_MS) },
};
export const OnHold: Story = { args: { schedule: storySchedule({ held: true }) } };
export const Paused: Story = {
  args: { schedule: storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 }) },
};
/** It counts how long one has waited, and says for whom. */
export const WaitingForTheCandidate: Story = {
  args: { schedule: storyWaiting(), time: fixedTicker(STORY_WAITING_MS), waitingName: "Lucie" },
  play: async ({ canvasElement }) => {
    const clock = within(canvasElement).getByRole("timer");
    await expect(clock).toHaveTextContent("0:42waiting for Lucie");
    await expect(clock).toHaveAttribute("data-state", "running");
  },
};
/** Nobody knows the name of somebody who left the session, and on a phone the words are for screen readers. */
export const WaitingForSomebody: Story = {
  args: { schedule: storyWaiting(), time: fixedTicker(STORY_WAITING_MS), digitsOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("timer")).toHaveTextContent("0:42waiting for the candidate");
  },
};
export const Evaluation: Story = { args: { schedule: storySchedule({ current_index: 5, remaining_sec: 240 }) } };
export const DigitsOnly: Story = { args: { digitsOnly: true } };
