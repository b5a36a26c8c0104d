import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/stack";
import { Text } from "../text/text";
import { Spinner } from "./spinner";

const meta = {
  title: "ui/Spinner",
  component: Spinner,
  args: { size: "medium" },
  render: (args) => (
    <Row>
      <Spinner {...args} />
      <Text>Sending</Text>
    </Row>
  ),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
