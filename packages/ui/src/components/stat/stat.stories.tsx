import type { Meta, StoryObj } from "@storybook/react-vite";
import { Users } from "lucide-react";
import { Stat } from "./stat";

const meta = {
  title: "ui/Stat",
  component: Stat,
  args: { icon: Users, tone: "green", children: "3 of 4 seats" },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
