import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { Menu, MenuItem } from "../menu/menu";
import { Row } from "../stack/stack";
import { Chip } from "./chip";

function Filter() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Menu
      trigger={
        <Chip chosen={value !== null} onRemove={() => setValue(null)} removeLabel={`Remove ${value}`}>
          {value ?? "Language"}
        </Chip>
      }
    >
      <MenuItem onSelect={() => setValue("English")}>English</MenuItem>
      <MenuItem onSelect={() => setValue("Deutsch")}>Deutsch</MenuItem>
    </Menu>
  );
}

const meta = { title: "ui/Chip", component: Chip, args: { children: "Module" } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Row wrap>
      <Chip>Module</Chip>
      <Chip chosen onRemove={() => {}} removeLabel="Remove English">
        English
      </Chip>
      <Chip aria-expanded>Open</Chip>
      <Chip opens={false}>Only mine</Chip>
      <Chip opens={false} chosen>
        Only problems
      </Chip>
      <Chip disabled>Off</Chip>
    </Row>
  ),
};

/** Opens a choice, shows it, and lets go of it by its cross or by Delete. */
export const ChoosesAndRemoves: Story = {
  render: () => <Filter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Language" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "English" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Remove English" }));
    const empty = await canvas.findByRole("button", { name: "Language" });
    await userEvent.click(empty);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deutsch" }));
    const chosen = await canvas.findByRole("button", { name: "Deutsch" });
    chosen.focus();
    await userEvent.keyboard("{Delete}");
    await expect(await canvas.findByRole("button", { name: "Language" })).toBeVisible();
  },
};
