import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../text/text";
import { VisuallyHidden } from "./visually-hidden";

const meta = {
  title: "ui/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "Words for screen readers" },
  render: (args) => (
    <Text as="p">
      Behind this sentence: <VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
