import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "../stack/stack";
import { Kbd } from "./kbd";

const meta = { title: "ui/Kbd", component: Kbd, args: { children: "?" } } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };

export const Keys: Story = {
  render: () => (
    <Row>
      <Kbd>?</Kbd>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
    </Row>
  ),
};
