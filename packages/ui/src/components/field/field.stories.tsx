import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "./field";

const meta = {
  title: "ui/Field",
  component: Field,
  args: {
    label: "Your name",
    hint: "As others see it.",
    children: ({ labelId: _labelId, ...ids }) => <input {...ids} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
