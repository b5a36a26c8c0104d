import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyEvents } from "./debug-console.fixtures";
import { DebugConsoleView } from "./debug-console-view";

const meta = {
  title: "Session/DebugConsole",
  component: DebugConsoleView,
  parameters: { layout: "fullscreen" },
  args: {
    shown: storyEvents,
    isPaused: false,
    waiting: 0,
    family: null,
    onFamilyChange: fn(),
    onPausedChange: fn(),
    onClear: fn(),
    onCopy: fn(),
    onClose: fn(),
    timeZone: "Europe/Zurich",
  },
} satisfies Meta<typeof DebugConsoleView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Server events with their time, name and ids. */
export const Events: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Copy what is shown" }));
    await expect(args.onCopy).toHaveBeenCalledWith(storyEvents);
  },
};
/** 'No events yet…'. */
export const Empty: Story = { args: { shown: [] } };
/** Nothing moves; what comes meanwhile is counted. */
export const Paused: Story = { args: { isPaused: true, waiting: 3 } };
/** One family only. */
export const OneFamily: Story = { args: { family: "schedule" } };
/** All 500, the newest in view. */
export const Full: Story = {
  args: {
    shown: Array.from({ length: 500 }, (_, index) => ({
      ...(storyEvents[index % storyEvents.length] as (typeof storyEvents)[number]),
      id: index + 1,
    })),
  },
};
