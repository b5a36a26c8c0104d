import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { freeSchedule, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import type { ScheduleAction } from "../schedule/schedule.types";
import { controlBarProps, sentenceProps, storyTiming } from "./control-bar.fixtures";
import { BarSentenceLine } from "./control-bar-sentence";
import { ControlBarView } from "./control-bar-view";

const meta = {
  title: "Session/Control bar",
  component: ControlBarView,
  args: controlBarProps,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ControlBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const timing = (schedule: typeof storyTiming.schedule, part: Partial<typeof storyTiming> = {}) => ({
  ...storyTiming,
  schedule,
  ...part,
});
const act = fn();

/** A question runs: pause, lengthen, hold, go on. */
export const Running: Story = {
  name: "Running (§2.38)",
  args: { timing: { ...storyTiming, act } },
  play: async ({ canvasElement }) => {
    act.mockClear();
    await userEvent.click(canvasElement.querySelector('[data-next="QUESTION"]') as HTMLElement);
    await expect(act).toHaveBeenCalledWith({ kind: "next" });
  },
};
export const NotStarted: Story = {
  args: { timing: timing(storySchedule({ status: "IDLE", current_index: 0, started_at: null })) },
};
export const Paused: Story = {
  args: { timing: timing(storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 })) },
};
export const Held: Story = { args: { timing: timing(storySchedule({ held: true })) } };
export const LastSegment: Story = {
  args: { timing: timing(storySchedule({ current_index: 24, remaining_sec: 480 }), { turnName: null }) },
};
/** People who are nervous press twice: no question is passed over, while two minutes are meant. */
export const PressedTwice: Story = {
  tags: ["no-picture"],
  args: { timing: { ...storyTiming, act } },
  play: async ({ canvas, canvasElement }) => {
    act.mockClear();
    await userEvent.dblClick(canvasElement.querySelector('[data-next="QUESTION"]') as HTMLElement);
    await expect(act.mock.calls).toEqual([[{ kind: "next" }]]);
    act.mockClear();
    await userEvent.dblClick(canvas.getByRole("button", { name: "+1 min" }));
    await expect(act.mock.calls).toEqual(Array(2).fill([{ kind: "extend", minutes: 1 }]));
  },
};
/** Whoever holds Enter longer than they mean goes one question on. */
export const KeyHeldDown: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    const next = canvasElement.querySelector('[data-next="QUESTION"]') as HTMLElement;
    // `false`: the browser's own press is prevented.
    await expect(await fireEvent.keyDown(next, { key: "Enter" })).toBe(true);
    await expect(await fireEvent.keyDown(next, { key: "Enter", repeat: true })).toBe(false);
  },
};
/** The second of two presses on "Start" falls on what came into its place. */
export const StartedTwice: Story = {
  tags: ["no-picture"],
  args: { timing: { ...storyTiming, act } },
  render: function Starts(args) {
    const [started, setStarted] = useState(false);
    const schedule = started ? storySchedule() : storySchedule({ status: "IDLE", current_index: 0, started_at: null });
    const start = (action: ScheduleAction) => {
      act(action);
      setStarted(true);
    };
    return <ControlBarView {...args} timing={timing(schedule, { act: start })} />;
  },
  play: async ({ canvas, canvasElement }) => {
    act.mockClear();
    await fireEvent.click(canvasElement.querySelector('[data-next="start"]') as HTMLElement, { detail: 1 });
    await fireEvent.click(await canvas.findByRole("button", { name: "+1 min" }), { detail: 2 });
    await expect(act.mock.calls).toEqual([[{ kind: "start" }]]);
  },
};
/** All turns are done: what is left is to end the session. */
export const TurnsDone: Story = {
  args: {
    timing: timing(storySchedule({ status: "FINISHED", current_index: 24 }), { turnName: null }),
    onEndSession: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(canvasElement.querySelector('[data-next="session"]') as HTMLElement);
    await expect(args.onEndSession).toHaveBeenCalledOnce();
  },
};
/** Others raise their hands, seen also with the list of people closed. */
export const HandsUp: Story = {
  args: { people: { on: false, count: 5, hands: 2, onToggle: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2 hands up")).toBeInTheDocument();
  },
};
/** In a free session "next" carries the next person. */
export const FreeMode: Story = {
  args: { timing: timing(freeSchedule(), { act }) },
  play: async ({ canvasElement }) => {
    act.mockClear();
    await userEvent.click(canvasElement.querySelector('[data-next="turn"]') as HTMLElement);
    await expect(act).toHaveBeenCalledWith({ kind: "next", intervieweeAttendeeId: STORY_TURNS[1] });
  },
};
/** An action is on its way. */
export const Pending: Story = { name: "Pending (§4.16)", args: { timing: { ...storyTiming, pending: true } } };
/** No connection: the host's controls are off, my own devices are not. */
export const Offline: Story = { args: { isOffline: true } };
/** With the rail closed: what is new in the chat. */
export const UnreadMessages: Story = { args: { chat: { on: false, onToggle: fn(), unread: 3 } } };
/** Without authority: one sentence. */
export const Candidate: Story = {
  name: "Candidate (§2.39, D4.3)",
  args: {
    timing: null,
    onEndSession: undefined,
    people: { ...controlBarProps.people, on: true },
    sentence: <BarSentenceLine {...sentenceProps} myAttendeeId={STORY_TURNS[0]} />,
  },
};
/** My hand is up until I or the host lower it (§6). */
export const HandRaised: Story = {
  args: { hand: { on: true, onToggle: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Hand, lower" }));
    await expect(args.hand?.onToggle).toHaveBeenCalledOnce();
  },
};
/** Observers send nothing. */
export const Observer: Story = {
  args: {
    hand: null,
    microphone: null,
    camera: null,
    screen: null,
    timing: null,
    onEndSession: undefined,
    sentence: <BarSentenceLine {...sentenceProps} myAttendeeId={null} />,
  },
};
export const Muted: Story = {
  args: {
    microphone: { ...(controlBarProps.microphone as NonNullable<typeof controlBarProps.microphone>), on: false },
    camera: {
      ...(controlBarProps.camera as NonNullable<typeof controlBarProps.camera>),
      on: false,
      problem: "Blocked by the browser",
      devices: [],
    },
  },
};
/** Compact mode: buttons without their words in a lower bar (live-session.md §3 Preferences). */
export const Compact: Story = { args: { compact: true } };
/** My settings are in More, for everybody (decisions.md, Authority). */
export const SettingsInMore: Story = {
  name: "Settings in More (§2.38)",
  args: { timing: null, onEndSession: undefined, onSettings: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /more|plus|mehr|altro/i }));
    await userEvent.click(
      await within(document.body).findByRole("menuitem", { name: /settings|réglages|einst|impost/i }),
    );
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
};
/** The name of the bar reads the same in every width. */
export const IsOneToolbar: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("toolbar")).toHaveLength(1);
  },
};
