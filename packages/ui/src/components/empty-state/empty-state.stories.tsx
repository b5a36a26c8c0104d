import type { Meta, StoryObj } from "@storybook/react-vite";
import { CalendarX } from "lucide-react";
import { Button } from "../button/button";
import { EmptyState } from "./empty-state";

const meta = {
  title: "ui/EmptyState",
  component: EmptyState,
  args: {
    icon: CalendarX,
    title: "No session fits these filters",
    description: "Clear a filter, or open a session of your own.",
    action: <Button>Clear filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
