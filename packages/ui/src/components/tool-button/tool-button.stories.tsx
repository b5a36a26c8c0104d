import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mic } from "lucide-react";
import { ToolButton } from "./tool-button";

const meta = {
  title: "ui/ToolButton",
  component: ToolButton,
  args: { icon: Mic, label: "Mic", action: "mute", state: "rest" },
} satisfies Meta<typeof ToolButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
