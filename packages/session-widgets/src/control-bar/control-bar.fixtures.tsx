import { fixedTicker } from "@hotseat/core/ticker";
import { STORY_SECOND_MS, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import type { ControlBarViewProps, DeviceTool, Timing } from "./headless/control-bar.types";

const nothing = () => {};
const device = (label: string): DeviceTool => ({
  on: true,
  devices: [
    { deviceId: "one", label },
    { deviceId: "two", label: "Built-in" },
  ],
  deviceId: "one",
  onToggle: nothing,
  onChoose: nothing,
});

const NAMES = ["Amara", "Lucie", "Jonas", "Mateo"];

export const storyTiming: Timing = {
  schedule: storySchedule(),
  time: fixedTicker(STORY_SECOND_MS),
  pending: false,
  sessionSec: 80 * 60,
  candidates: STORY_TURNS.map((attendeeId, index) => ({ attendeeId, name: NAMES[index] ?? "" })),
  act: nothing,
};

/** The story's timing with another schedule. */
export const timing = (schedule: Timing["schedule"], part: Partial<Timing> = {}): Timing => ({
  ...storyTiming,
  schedule,
  ...part,
});

/** The bar of the interviewer in the story. */
export const controlBarProps: ControlBarViewProps = {
  microphone: device("Jabra Evolve2 40"),
  camera: device("FaceTime HD Camera"),
  screen: { on: false, onToggle: nothing },
  hand: { on: false, onToggle: nothing },
  workspace: { on: true, onToggle: nothing },
  timing: storyTiming,
  people: { on: false, count: 5, onToggle: nothing },
  onEndSession: nothing,
  onSettings: nothing,
  onLeave: nothing,
};

export const sentenceProps = {
  schedule: storyTiming.schedule,
  time: storyTiming.time,
  nameOf: () => "Amara",
  formatTime: (ms: number) => new Date(ms + 3_600_000).toISOString().slice(11, 16),
};
