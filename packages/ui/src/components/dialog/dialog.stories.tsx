import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, RotateCw } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button";
import { Menu, MenuItem } from "../menu/menu";
import { TextField } from "../text-field/text-field";
import { Dialog, DialogActions, DialogClose } from "./dialog";
import { DialogFormActions } from "./form-actions";

const meta = {
  title: "ui/Dialog",
  component: Dialog,
  parameters: { docs: { story: { inline: false } } },
  subcomponents: { DialogActions, DialogClose, DialogFormActions },
  args: {
    title: "Rename the list",
    description: "Everyone who can see it sees the new name at once.",
    closeLabel: "Close",
    trigger: <Button variant="secondary">Rename</Button>,
    children: <TextField label="Name" defaultValue="Autumn" />,
    footer: (
      <DialogActions>
        <DialogClose>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
        <Button variant="primary">Rename</Button>
      </DialogActions>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

/** Focus moves in, stays in, and goes back to the button on Escape. */
export const KeepsFocus: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Rename" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Rename the list" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    for (let stop = 0; stop < 6; stop += 1) {
      await userEvent.tab();
      await expect(dialog.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const NotDismissable: Story = {
  args: {
    open: true,
    dismissable: false,
    size: "small",
    title: "The connection is lost",
    description: "You have been away for 1:30. What you wrote is kept here.",
    children: null,
    trigger: undefined,
    footer: (
      <DialogActions layout="stack">
        <Button variant="primary" icon={RotateCw}>
          Rejoin
        </Button>
        <Button variant="secondary" icon={Download}>
          Keep my notes
        </Button>
      </DialogActions>
    ),
  },
  play: async () => {
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("alertdialog", { name: "The connection is lost" })).toBeVisible();
  },
};

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Settings</MenuItem>
      </Menu>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Settings" closeLabel="Close" />
    </>
  );
}
/** A menu closes with its dialog: the menu's button has the focus again. */
export const FromAMenu: Story = {
  tags: ["no-picture", "regression"],
  render: () => <FromMenu />,
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole("button", { name: "More" });
    more.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Settings" });
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Settings" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(more).toHaveFocus());
  },
};

const submitted = fn();

/** The second button at the foot submits the form, as Enter in its field does. */
export const WithForm: Story = {
  args: {
    children: (
      <form
        id="rename"
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <TextField label="Name" defaultValue="Autumn" />
      </form>
    ),
    footer: <DialogFormActions form="rename" cancelLabel="Cancel" submitLabel="Rename it" />,
  },
  play: async ({ canvasElement }) => {
    submitted.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Rename" }));
    await userEvent.click(await screen.findByRole("button", { name: "Rename it" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "{Enter}");
    await expect(submitted).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
