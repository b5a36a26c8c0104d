import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button";
import { Text } from "../text/text";
import { Sheet } from "./sheet";

const meta = {
  title: "ui/Sheet",
  component: Sheet,
  args: {
    open: true,
    title: "Participants",
    closeLabel: "Close",
    children: <Text as="p">What does not fit beside the stage.</Text>,
    footer: <Button variant="soft">Save draft</Button>,
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheEnd: Story = {};
export const FromBelow: Story = { args: { side: "bottom" } };
