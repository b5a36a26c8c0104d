import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Pencil, Trash2 } from "lucide-react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { Button } from "../button/button";
import { Menu, MenuCheckboxItem, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from "./menu";

const onEdit = fn();

const meta = {
  title: "ui/Menu",
  component: Menu,
  subcomponents: { MenuItem, MenuCheckboxItem, MenuRadioGroup, MenuRadioItem, MenuLabel, MenuSeparator },
  parameters: { layout: "centered", docs: { story: { inline: false } } },
  args: {
    trigger: <Button variant="secondary">More</Button>,
    children: (
      <>
        <MenuLabel>This row</MenuLabel>
        <MenuItem icon={Pencil} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={Download} disabled>
          Export
        </MenuItem>
        <MenuSeparator />
        <MenuCheckboxItem checked onCheckedChange={fn()}>
          Show archived
        </MenuCheckboxItem>
        <MenuRadioGroup value="en" onValueChange={fn()}>
          <MenuRadioItem value="en">English</MenuRadioItem>
          <MenuRadioItem value="fr">Français</MenuRadioItem>
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem icon={Trash2} tone="danger">
          Remove
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens by keyboard, moves by arrows, and gives focus back. */
export const WorksByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "More" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };
