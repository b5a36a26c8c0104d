import type { Meta, StoryObj } from "@storybook/react-vite";
import { SmallLine } from "./small-line";

const meta = {
  title: "ui/SmallLine",
  component: SmallLine,
  args: {
    values: [3.3, 3.7, 3.6, 4.1, 4.3, 4.5, 5],
    pillar: "expertise",
    label: "From 3.3 in September to 5.0 today",
    startLabel: "Sep",
    endLabel: "Today",
  },
  render: (args) => (
    <div style={{ width: 200 }}>
      <SmallLine {...args} />
    </div>
  ),
} satisfies Meta<typeof SmallLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {};
export const OnePoint: Story = { args: { values: [4], pillar: "innovation", label: "4 today" } };
