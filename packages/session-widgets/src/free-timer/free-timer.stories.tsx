import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { secondsLater as at, storyTimer as timer } from "./free-timer.fixtures";
import { FreeTimerBarView, FreeTimerControlsView } from "./view";

const meta = {
  title: "Session/FreeTimer",
  component: FreeTimerControlsView,
  args: { timer: timer(), time: at(20), onAct: fn() },
  render: (args) => (
    <div style={{ display: "grid", gap: 16, maxWidth: 352 }}>
      <FreeTimerBarView {...args} />
      <FreeTimerControlsView {...args} />
    </div>
  ),
} satisfies Meta<typeof FreeTimerControlsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** More than half is left. */
export const Green: Story = {};
/** Half or less is left. */
export const Yellow: Story = { args: { time: at(60) } };
/** A fifth or less is left. */
export const Red: Story = { args: { time: at(100) } };
/** Its length is not known. */
export const Unknown: Story = { args: { timer: timer({ durationSec: 0 }) } };
export const Paused: Story = { args: { timer: timer({ isPaused: true, startedAtMs: null, remainingSec: 73 }) } };
export const Off: Story = {
  args: { timer: timer({ isActive: false, startedAtMs: null }) },
};
/** At 0 it has stopped by itself. */
export const AtZero: Story = { args: { time: at(120) } };
export const Busy: Story = { args: { disabled: true } };
/** Minutes are 1 to 60; what is no number counts as 1. */
export const TypedMinutes: Story = {
  args: { timer: timer({ isActive: false, startedAtMs: null }), onAct: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("spinbutton");
    await expect(input).toHaveValue(2);
    await userEvent.clear(input);
    await userEvent.click(canvasElement.querySelector("button") as HTMLElement);
    await expect(args.onAct).toHaveBeenCalledWith({ op: "start", duration_sec: 60 });
  },
};
/** Whatever is typed, what is sent is 1 to 60 whole minutes, and the field says which once it is left. */
export const TypedNonsense: Story = {
  tags: ["no-picture", "regression"],
  args: { timer: timer({ isActive: false, startedAtMs: null }), onAct: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("spinbutton");
    for (const [typed, minutes] of [
      ["999", 60],
      ["-5", 1],
      ["0", 1],
      ["7.9", 7],
      ["1e9", 1],
    ] as const) {
      // Whole at once: what half a number is to a field is the browser's matter.
      await userEvent.click(input);
      await fireEvent.change(input, { target: { value: typed } });
      await userEvent.click(canvas.getByRole("button", { name: "Start timer" }));
      await expect(args.onAct).toHaveBeenLastCalledWith({ op: "start", duration_sec: minutes * 60 });
      await expect(input).toHaveValue(minutes);
    }
  },
};
/** By keyboard the place is kept from starting to pausing, also while the press is on its way. */
export const PlaceIsKept: Story = {
  tags: ["no-picture", "regression"],
  args: { timer: timer({ isActive: false, startedAtMs: null }) },
  render: function Steered(args) {
    const [shown, setShown] = useState(args);
    return <FreeTimerControlsView {...shown} onAct={() => setShown({ ...args, timer: timer(), disabled: true })} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Start timer" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Pause timer" })).toHaveFocus();
  },
};
/** The second of two presses does not pause what the first one started. */
export const StartedTwice: Story = {
  tags: ["no-picture", "regression"],
  args: { timer: timer({ isActive: false, startedAtMs: null }), onAct: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Start timer" }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
