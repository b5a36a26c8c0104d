import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button";
import { Checkbox } from "../checkbox/checkbox";
import { Chip } from "../chip/chip";
import { Stack } from "../stack/stack";
import { Popover } from "./popover";

const meta = {
  title: "ui/Popover",
  component: Popover,
  parameters: { layout: "centered", docs: { story: { inline: false } } },
  args: {
    trigger: <Chip>Language</Chip>,
    label: "Language",
    open: true,
    width: 220,
    children: (
      <Stack gap={8}>
        <Checkbox label="English" defaultChecked />
        <Checkbox label="Français" />
        <Button variant="soft">Apply</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
