import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { type NotificationDropdownOptions, useNotificationDropdown } from "./headless";

/** A bell in plain HTML: nothing but `useNotificationDropdown` and the browser's own elements. */
function OwnBell(options: NotificationDropdownOptions) {
  const bell = useNotificationDropdown(options);
  return (
    <div {...bell.getRootProps()}>
      <button {...bell.getTriggerProps()}>News {bell.badge ?? ""}</button>
      <ul {...bell.getPanelProps()}>
        <li>
          <a href="#session">Your session starts soon</a>
        </li>
      </ul>
    </div>
  );
}

const meta = {
  title: "Shell/NotificationDropdown/Build your own",
  component: OwnBell,
  tags: ["no-picture"],
  args: { unread: 12, onOpen: fn() },
} satisfies Meta<typeof OwnBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "News 9+" });
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: "Your session starts soon" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(button).toHaveFocus();
  },
};
