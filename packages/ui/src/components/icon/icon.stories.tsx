import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mic } from "lucide-react";
import { Icon } from "./icon";

const meta = {
  title: "ui/Icon",
  component: Icon,
  args: { as: Mic, size: 20, label: "Microphone" },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
