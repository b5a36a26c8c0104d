import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../stack/stack";
import { ProgressBar, TimeBar } from "./progress-bar";

const meta = {
  title: "ui/ProgressBar",
  component: ProgressBar,
  subcomponents: { TimeBar },
  args: { value: 0.75, label: "Questions rated", valueText: "3 of 4" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const States: StoryObj = {
  render: () => (
    <Stack gap={16} style={{ width: 320 }}>
      <ProgressBar value={0.75} label="Questions rated" valueText="3 of 4" />
      <ProgressBar value={0.4} label="Import" size="thick" tone="green" />
      <TimeBar left={0.57} />
      <TimeBar left={0.1} state="expiring" size="thick" />
      <TimeBar left={0} state="over" />
    </Stack>
  ),
};
