import type { Meta, StoryObj } from "@storybook/react-vite";
import { RotateCw } from "lucide-react";
import { Button } from "../button/button";
import { ErrorState } from "./error-state";

const meta = {
  title: "ui/ErrorState",
  component: ErrorState,
  args: {
    title: "The sessions did not load",
    description: "The server did not answer. Your registrations are safe.",
    action: <Button icon={RotateCw}>Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
