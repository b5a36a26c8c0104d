import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { sessionRemaining, useFromTime } from "../schedule/headless";
import { freeSchedule, STORY_TURNS, storySchedule } from "../schedule/schedule.fixtures";
import { controlBarProps, storyTiming } from "./control-bar.fixtures";
import { type BarToggle, useControlBar } from "./headless";
import type { Timing } from "./headless/control-bar.types";

const WORDS: Record<BarToggle, string> = {
  microphone: "Microphone",
  camera: "Camera",
  screen: "Share screen",
  hand: "Hand",
  workspace: "Workspace",
  people: "People",
  chat: "Chat",
};

function MinutesLeft({ schedule, time, sessionSec }: Timing) {
  const minutes = useFromTime(time, (now) => Math.ceil(sessionRemaining(schedule, now, sessionSec) / 60));
  return <output>{minutes} minutes left</output>;
}

interface OwnBarProps {
  timing: Timing | null;
  onLeave: () => void;
  onChoose: (deviceId: string) => void;
}

/** A bar in plain HTML: nothing but `useControlBar` and the browser's own elements. */
function OwnBar({ timing, onLeave, onChoose }: OwnBarProps) {
  const [isOn, setOn] = useState(true);
  const { microphone } = controlBarProps;
  const bar = useControlBar({
    ...controlBarProps,
    microphone: microphone && { ...microphone, on: isOn, onToggle: () => setOn(!isOn), onChoose },
    camera: null,
    timing,
    onLeave,
  });
  return (
    <div {...bar.getToolbarProps()} role="toolbar" aria-label="My own bar">
      {bar.toggles.map((name) => (
        <button key={name} type="button" {...bar.getToggleProps(name)}>
          {WORDS[name]}
        </button>
      ))}
      <select aria-label="Which microphone" {...bar.getDeviceProps("microphone")}>
        {microphone?.devices.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {label}
          </option>
        ))}
      </select>
      {timing && bar.timing ? (
        <>
          <MinutesLeft {...timing} />
          {bar.timing.pause ? (
            <button type="button" {...bar.timing.getPauseProps()}>
              {bar.timing.pause}
            </button>
          ) : null}
          {bar.timing.mayExtend ? (
            <button type="button" {...bar.timing.getExtendProps(5)}>
              5 minutes more
            </button>
          ) : null}
          {bar.timing.next && bar.timing.calls === null ? (
            <button type="button" {...bar.timing.getNextProps()}>
              Next: {bar.timing.next}
            </button>
          ) : null}
          {bar.timing.calls?.map(({ attendeeId, name }) => (
            <button key={attendeeId} type="button" {...bar.timing?.getCallProps(attendeeId)}>
              Call {name}
            </button>
          ))}
        </>
      ) : null}
      <button type="button" {...bar.getLeaveProps()}>
        Leave
      </button>
    </div>
  );
}

const act = fn();
const meta = {
  title: "Session/ControlBar/Build your own",
  component: OwnBar,
  tags: ["no-picture"],
  args: { timing: { ...storyTiming, act }, onLeave: fn(), onChoose: fn() },
  beforeEach: () => void act.mockClear(),
} satisfies Meta<typeof OwnBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guided: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("toolbar", { name: "My own bar" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Camera" })).toBeNull();
    const microphone = canvas.getByRole("button", { name: "Microphone", pressed: true });
    await userEvent.click(microphone);
    await expect(microphone).toHaveAttribute("aria-pressed", "false");
    await userEvent.selectOptions(canvas.getByLabelText("Which microphone"), "two");
    await expect(args.onChoose).toHaveBeenCalledWith("two");
    await expect(canvas.getByText("73 minutes left")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "pause" }));
    await userEvent.click(canvas.getByRole("button", { name: "5 minutes more" }));
    await userEvent.click(canvas.getByRole("button", { name: "Next: QUESTION" }));
    await expect(act.mock.calls).toEqual([[{ kind: "pause" }], [{ kind: "extend", minutes: 5 }], [{ kind: "next" }]]);
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** The second press of a double click would undo the first. */
export const TakesOnePress: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "pause" }));
    await expect(act).toHaveBeenCalledOnce();
  },
};

/** In FREE mode one calls somebody in place of pressing "next". */
export const Free: Story = {
  args: { timing: { ...storyTiming, schedule: freeSchedule(), act } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Next/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Call Lucie" }));
    await expect(act).toHaveBeenCalledWith({ kind: "next", intervieweeAttendeeId: STORY_TURNS[1] });
  },
};

/** While an action is on its way, the schedule's buttons are off and the others are not. */
export const Pending: Story = {
  args: { timing: { ...storyTiming, schedule: storySchedule(), pending: true, act } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "pause" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: "Leave" })).toBeEnabled();
  },
};

/** Without authority there are no controls of the schedule. */
export const WithoutAuthority: Story = {
  args: { timing: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "pause" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "People" })).toBeEnabled();
  },
};
