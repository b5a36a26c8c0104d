import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { SHORTCUTS, shortcutsFor } from "./headless";
import { ShortcutsDialogView } from "./shortcuts-dialog-view";

const meta = {
  title: "Session/Shortcuts",
  component: ShortcutsDialogView,
  args: { shortcuts: SHORTCUTS, onClose: fn(), singleKey: true, onSingleKeyChange: fn() },
} satisfies Meta<typeof ShortcutsDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The interviewer has them all; Escape closes the list. */
export const Interviewer: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** Keys that one may not use are not listed. */
export const Participant: Story = { args: { shortcuts: shortcutsFor(new Set()), singleKey: false } };
