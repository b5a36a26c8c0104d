import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { Clock } from "./clock";

const meta = {
  title: "ui/Clock",
  component: Clock,
  args: { seconds: 102, label: "left in question 3" },
} satisfies Meta<typeof Clock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: Story = {
  render: () => (
    <Stack gap={12}>
      <Clock seconds={102} label="left in question 3" />
      <Clock seconds={24} state="expiring" label="ends soon" />
      <Clock seconds={12} state="over" label="over time, question 4 is next" />
      <Clock seconds={102} state="hold" label="left, then it waits" />
      <Clock seconds={102} state="paused" label="paused" />
      <Clock seconds={642} size="medium" layout="stack" label="Amara’s turn" digits={5} />
      <Clock seconds={252} size="huge" layout="stack" label="until it starts" />
    </Stack>
  ),
};
