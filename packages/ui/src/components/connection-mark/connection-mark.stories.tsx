import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { ConnectionMark } from "./connection-mark";

const meta = {
  title: "ui/ConnectionMark",
  component: ConnectionMark,
  args: { state: "good", label: "Good" },
} satisfies Meta<typeof ConnectionMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={12}>
      <ConnectionMark state="good" label="Good" />
      <ConnectionMark state="unsteady" label="Unsteady" />
      <ConnectionMark state="reconnecting" label="Reconnecting" />
      <ConnectionMark state="lost" label="Lost" />
      <ConnectionMark state="good" label="Good" compact />
    </Stack>
  ),
};
