import type { Meta, StoryObj } from "@storybook/react-vite";
import { Anchors } from "./anchors";

const meta = {
  title: "ui/Anchors",
  component: Anchors,
  args: {
    items: [
      { score: 1, text: "Names parts, but no choice is explained and failure is not considered." },
      { score: 3, text: "Explains the main choices. Failure comes up only when asked." },
      { score: 6, text: "Weighs each choice against the needs, names what can fail and how it is seen." },
    ],
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Anchors {...args} />
    </div>
  ),
} satisfies Meta<typeof Anchors>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
