import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { Checkbox } from "./checkbox";

const meta = { title: "ui/Checkbox", component: Checkbox } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked />
      <Checkbox label="Some of them" checked="indeterminate" />
      <Checkbox label="Off" disabled />
      <Checkbox aria-label="Named by its surroundings" defaultChecked />
    </Stack>
  ),
};
