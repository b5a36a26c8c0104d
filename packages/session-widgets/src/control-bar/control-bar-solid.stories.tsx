import { Button } from "@hotseat/ui/button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { fetchLater } from "../shared/view/later";
import { controlBarProps, storyTiming } from "./control-bar.fixtures";
import { ControlBarView } from "./view/control-bar-view";

const meta = {
  title: "Session/ControlBar, solid button",
  tags: ["!autodocs"],
  component: ControlBarView,
  args: controlBarProps,
  loaders: [fetchLater],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof ControlBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

const act = fn();
const solidBeside = (bar: React.ReactNode) => (
  <>
    {bar}
    <Button variant="primary" data-solid>
      Submit
    </Button>
  </>
);
const looksOf = (canvasElement: HTMLElement, selector: string) =>
  getComputedStyle(canvasElement.querySelector(selector) as HTMLElement).backgroundColor;
/** The page has the one solid button, such as "Submit": going on is soft, and still there. */
export const NextElsewhere: Story = {
  args: { timing: { ...storyTiming, isNextElsewhere: true, act } },
  render: (args) => solidBeside(<ControlBarView {...args} />),
  play: async ({ canvasElement }) => {
    act.mockClear();
    await expect(looksOf(canvasElement, "[data-next]")).not.toBe(looksOf(canvasElement, "[data-solid]"));
    await userEvent.click(canvasElement.querySelector("[data-next]") as HTMLElement);
    await expect(act).toHaveBeenCalledWith({ kind: "next" });
  },
};
/** Without it the bar's button is the solid one. */
export const NextHere: Story = {
  tags: ["no-picture"],
  render: (args) => solidBeside(<ControlBarView {...args} />),
  play: async ({ canvasElement }) => {
    await expect(looksOf(canvasElement, "[data-next]")).toBe(looksOf(canvasElement, "[data-solid]"));
  },
};
