import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LostDialog } from "./view/lost-dialog";
import { ElsewhereBanner, ReconnectingBanner, RoomConnectionMark } from "./view/room-view";

const meta = {
  title: "Session/Room",
  component: ReconnectingBanner,
  subcomponents: { RoomConnectionMark, ElsewhereBanner, LostDialog },
  args: { attempt: 2, onRetry: fn() },
} satisfies Meta<typeof ReconnectingBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The room reconnects; the button tries at once. */
export const Reconnecting: Story = {
  tags: ["no-picture"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
