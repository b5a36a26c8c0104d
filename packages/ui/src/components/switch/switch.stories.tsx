import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { Switch } from "./switch";

const meta = { title: "ui/Switch", component: Switch, args: { label: "Compact mode" } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Not to be changed" disabled defaultChecked />
    </Stack>
  ),
};
