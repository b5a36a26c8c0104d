import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { Stack } from "../stack/stack";
import { TextField } from "./text-field";

const meta = {
  title: "ui/TextField",
  component: TextField,
  args: { label: "Name", hint: "As others see it." },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={16} style={{ width: 320 }}>
      <TextField label="Name" defaultValue="Jonas" hint="As others see it." />
      <TextField label="E-mail" type="email" defaultValue="lea@bfh" error="Invalid email address." />
      <TextField label="Search" hideLabel icon={Search} placeholder="Search name or e-mail" type="search" />
      <TextField label="Large" size="large" placeholder="Placeholder" />
      <TextField label="Off" defaultValue="Cannot be changed" disabled />
    </Stack>
  ),
};
