import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useFromTime } from "../schedule/headless";
import { secondsLater, storyTimer } from "./free-timer.fixtures";
import { bandOf, type FreeTimer, type FreeTimerOptions, partLeft, timerRemaining, useFreeTimer } from "./headless";

function Left({ timer, time }: { timer: FreeTimer } & Pick<FreeTimerOptions, "time">) {
  const seconds = useFromTime(time, (now) => Math.ceil(timerRemaining(timer, now)));
  const band = useFromTime(time, (now) => bandOf(partLeft(timer, now)));
  return (
    <output>
      {seconds} seconds left, {band}
    </output>
  );
}

/** A timer in plain HTML: nothing but `useFreeTimer` and the browser's own elements. */
function OwnTimer(props: FreeTimerOptions) {
  const timer = useFreeTimer(props);
  return (
    <fieldset {...timer.getControlsProps()}>
      <legend>My own timer</legend>
      {timer.isShown && props.timer ? <Left timer={props.timer} time={props.time} /> : <output>Off</output>}
      <label>
        Minutes <input {...timer.getMinutesProps()} />
      </label>
      <button type="button" {...timer.getStepProps()}>
        {timer.step}
      </button>
      <button type="button" {...timer.getResetProps()}>
        reset
      </button>
      <button type="button" {...timer.getStopProps()}>
        stop
      </button>
    </fieldset>
  );
}

const meta = {
  title: "Session/FreeTimer/Build your own",
  component: OwnTimer,
  tags: ["no-picture"],
  args: { timer: storyTimer(), time: secondsLater(60), onAct: fn() },
} satisfies Meta<typeof OwnTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("60 seconds left, yellow")).toBeVisible();
    await userEvent.dblClick(canvas.getByRole("button", { name: "pause" }));
    await expect(args.onAct).toHaveBeenCalledOnce();
    await expect(args.onAct).toHaveBeenCalledWith({ op: "pause" });
    await userEvent.click(canvas.getByRole("button", { name: "stop" }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ op: "stop" });
  },
};

export const Off: Story = {
  args: { timer: storyTimer({ isActive: false, startedAtMs: null }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Off")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "stop" })).toBeDisabled();
    const minutes = canvas.getByRole("spinbutton", { name: "Minutes" });
    await userEvent.clear(minutes);
    await userEvent.type(minutes, "90");
    await userEvent.click(canvas.getByRole("button", { name: "start" }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ op: "start", duration_sec: 3_600 });
    await expect(minutes).toHaveValue(60);
  },
};

/** While an action is on its way, no button can be pressed. */
export const Pending: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};
