import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ScheduleAction } from "../schedule/headless/schedule.types";
import { STORY_TURNS, storySchedule, storyWaiting } from "../schedule/schedule.fixtures";
import { fetchLater } from "../shared/view/later";
import { controlBarProps, sentenceProps, storyTiming, timing } from "./control-bar.fixtures";
import { BarSentenceLine } from "./view/control-bar-sentence";
import { ControlBarView } from "./view/control-bar-view";

const meta = {
  title: "Session/ControlBar",
  component: ControlBarView,
  args: controlBarProps,
  loaders: [fetchLater],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ControlBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = fn();
const PAUSE_OR_RESUME = /^(Pause|Resume) the time$/;
const nextSteps = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[data-next]")].map((button) => button.getAttribute("data-next"));

/** How many whiteboards and code pads are open stands at the workspace's button. */
export const ActiveTools: Story = {
  tags: ["LS-2.38", "LS-D4.3", "no-picture"],
  args: { workspace: { on: true, onToggle: fn(), tools: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 tools open")).toBeInTheDocument();
  },
};
/** A question runs: pause, lengthen, hold, go on. */
export const Running: Story = {
  name: "Running",
  tags: ["LS-2.38", "LS-D4.3"],
  args: { timing: { ...storyTiming, act } },
  play: async ({ canvas, canvasElement }) => {
    act.mockClear();
    // The segment's time is in the top bar: here are the turn's and the session's.
    await expect(canvas.getAllByRole("timer")).toHaveLength(2);
    await expect(canvas.getByRole("timer", { name: "Amara’s turn" })).toHaveTextContent("10:42");
    await expect(canvas.getByRole("timer", { name: "Session" })).toHaveTextContent("72:42");
    await expect(canvas.getByRole("button", { name: /^Workspace/ })).toBeVisible();
    await expect(canvas.getByText("5 people here")).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: PAUSE_OR_RESUME }));
    await expect(act).toHaveBeenCalledWith({ kind: "pause" });
    await userEvent.click(canvasElement.querySelector('[data-next="QUESTION"]') as HTMLElement);
    await expect(act).toHaveBeenCalledWith({ kind: "next" });
  },
};
/** The debrief is no turn: the session's time stands alone. */
export const NoTurn: Story = {
  tags: ["no-picture"],
  args: { timing: timing(storySchedule({ current_index: 24, remaining_sec: 480 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("timer")).toHaveLength(1);
  },
};
/** A long name is cut off; it does not widen the tray. */
export const LongNameFits: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "wide" } },
  args: {
    timing: {
      ...storyTiming,
      candidates: storyTiming.candidates.map((one) => ({ ...one, name: "Maximiliane-Charlotte" })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole("toolbar");
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(canvas.getByRole("timer", { name: /Maximiliane-Charlotte/ })).toBeVisible();
    await expect((canvasElement.querySelector("[data-clocks]") as HTMLElement).clientWidth).toBeLessThanOrEqual(96);
  },
};
export const NotStarted: Story = {
  name: "Not started",
  tags: ["LS-4.16"],
  args: { timing: timing(storySchedule({ status: "IDLE", current_index: 0, started_at: null })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(nextSteps(canvasElement)).toEqual(["start"]);
    await expect(canvas.queryByRole("button", { name: PAUSE_OR_RESUME })).toBeNull();
  },
};
export const Paused: Story = {
  name: "Paused",
  tags: ["LS-2.38", "LS-4.16"],
  args: { timing: timing(storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 }), { act }) },
  play: async ({ canvas }) => {
    act.mockClear();
    await expect(canvas.queryByRole("button", { name: "Pause the time" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Resume the time" }));
    await expect(act.mock.calls).toEqual([[{ kind: "resume" }]]);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** The ways on are in the absent candidate's card: the tray says the times, and nothing in it leads past the person. */
export const WaitingForTheCandidate: Story = {
  args: { timing: timing(storyWaiting(), { act }) },
  play: async ({ canvas, canvasElement }) => {
    act.mockClear();
    await expect(canvas.getByRole("timer", { name: "Session" })).toHaveTextContent("62:00");
    const pause = canvas.getByRole("button", { name: "The turn waits for its candidate" });
    await expect(pause).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(pause);
    await expect(act).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector("[data-next]")).toBeNull();
    for (const name of [/Extend|\+1|\+5/, /^Hold/, /^Resume/])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
    // With focus its tooltip would open again as soon as the window gets the focus.
    await userEvent.unhover(pause);
    pause.blur();
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
export const Held: Story = { args: { timing: timing(storySchedule({ held: true })) } };
export const LastSegment: Story = {
  name: "Last segment",
  tags: ["LS-D3.4"],
  args: { timing: timing(storySchedule({ current_index: 24, remaining_sec: 480 }), { act }), onEndSession: fn() },
  play: async ({ canvas, canvasElement, args }) => {
    act.mockClear();
    await expect(nextSteps(canvasElement)).toEqual(["session"]);
    await userEvent.click(canvas.getByRole("button", { name: "End session" }));
    await expect(args.onEndSession).toHaveBeenCalledOnce();
    await expect(act).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** A person who drives the session but may not end it for everybody ends the schedule. */
export const LastSegmentWithoutTheLead: Story = {
  tags: ["no-picture", "LS-D3.4"],
  args: { timing: timing(storySchedule({ current_index: 24, remaining_sec: 480 }), { act }), onEndSession: undefined },
  play: async ({ canvas }) => {
    act.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "End" }));
    await expect(act.mock.calls).toEqual([[{ kind: "next" }]]);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};
/** People who are nervous press twice: no question is passed over, while two minutes are meant. */
export const PressedTwice: Story = {
  tags: ["no-picture", "regression"],
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
/** Holding Enter too long advances one question only. */
export const KeyHeldDown: Story = {
  tags: ["no-picture", "regression"],
  play: async ({ canvasElement }) => {
    const next = canvasElement.querySelector('[data-next="QUESTION"]') as HTMLElement;
    // `false`: the browser's own press is prevented.
    await expect(await fireEvent.keyDown(next, { key: "Enter" })).toBe(true);
    await expect(await fireEvent.keyDown(next, { key: "Enter", repeat: true })).toBe(false);
  },
};
/** The second of two presses on "Start" falls on what came into its place. */
export const StartedTwice: Story = {
  tags: ["no-picture", "regression"],
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
  name: "Turns done",
  tags: ["LS-4.16"],
  args: {
    timing: timing(storySchedule({ status: "FINISHED", current_index: 24 })),
    onEndSession: fn(),
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(nextSteps(canvasElement)).toEqual(["session"]);
    await expect(canvas.queryByRole("button", { name: PAUSE_OR_RESUME })).toBeNull();
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
/** An action is on its way. */
export const Pending: Story = {
  name: "Pending",
  tags: ["LS-4.16"],
  args: { timing: { ...storyTiming, pending: true, act } },
  play: async ({ canvas, canvasElement }) => {
    act.mockClear();
    await expect(canvas.queryByRole("button", { name: "Resume the time" })).toBeNull();
    const buttons = [canvas.getByRole("button", { name: "Pause the time" }), canvas.getByText("+1 min")];
    for (const button of [...buttons, canvasElement.querySelector("[data-next]") as HTMLElement]) {
      await userEvent.click(button);
      await expect(button).toHaveAttribute("aria-disabled", "true");
    }
    await expect(act).not.toHaveBeenCalled();
  },
};
/** No connection: the host's controls are off, my own devices are not. */
export const Offline: Story = { args: { isOffline: true } };
/** With the rail closed: what is new in the chat. */
export const UnreadMessages: Story = { args: { chat: { on: false, onToggle: fn(), unread: 3 } } };
/** Without authority: one sentence. */
export const Candidate: Story = {
  name: "Candidate",
  tags: ["LS-2.39", "LS-D4.3"],
  args: {
    timing: null,
    onEndSession: undefined,
    people: { ...controlBarProps.people, on: true },
    sentence: <BarSentenceLine {...sentenceProps} myAttendeeId={STORY_TURNS[0]} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("button", { name: "Pause the time" })).toBeNull();
    await expect(canvasElement.querySelector("[data-next]")).toBeNull();
    await expect(canvas.getByRole("button", { name: /^Mic/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Camera/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Leave" })).toBeVisible();
  },
};
/** My hand is up until I or the host lower it. */
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
/** Compact mode: buttons without their words in a lower bar. */
export const Compact: Story = { args: { compact: true } };
/** My settings are in More, for everybody. */
export const SettingsInMore: Story = {
  name: "Settings in More",
  tags: ["LS-2.38", "LS-D4.3"],
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
  tags: ["regression"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("toolbar")).toHaveLength(1);
  },
};
