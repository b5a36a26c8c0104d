import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { ConfirmDialog } from "./confirm-dialog";

const meta = {
  title: "ui/ConfirmDialog",
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false } } },
  args: {
    title: "Send the list?",
    description: "Everyone on it gets a message. It cannot be taken back.",
    confirmLabel: "Send",
    cancelLabel: "Not yet",
    closeLabel: "Close",
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };
export const Danger: Story = {
  args: { open: true, variant: "danger", title: "Delete the list?", confirmLabel: "Delete", buttonSize: "large" },
};
export const Busy: Story = { args: { open: true, busy: true } };
export const Disabled: Story = { args: { open: true, disabled: true } };

/** By its button, the answer is asked for once, and focus goes back there. */
export const OpenedByItsButton: Story = {
  args: { trigger: <Button variant="primary">Send the list</Button> },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Send the list" });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "Not yet" }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole("button", { name: "Send" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Opened by something else, it stays until its owner closes it: what was asked for may fail. */
export const StaysUntilItIsDone: Story = {
  args: { open: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole("dialog", { name: "Send the list?" })).toBeVisible();
  },
};
