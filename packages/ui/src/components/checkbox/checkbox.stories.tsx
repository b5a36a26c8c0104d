import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { Checkbox } from "./checkbox";

const meta = { title: "ui/Checkbox", component: Checkbox, args: { label: "Keep a replay" } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

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
