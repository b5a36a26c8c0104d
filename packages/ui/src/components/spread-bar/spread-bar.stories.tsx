import type { Meta, StoryObj } from "@storybook/react-vite";
import { SpreadBar } from "./spread-bar";

const meta = {
  title: "ui/SpreadBar",
  component: SpreadBar,
  args: { lowest: 3, highest: 6, mean: 4.3, label: "3 to 6, mean 4.3" },
  render: (args) => (
    <div style={{ width: 320 }}>
      <SpreadBar {...args} />
    </div>
  ),
} satisfies Meta<typeof SpreadBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
