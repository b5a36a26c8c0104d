import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BackLink } from "./back-link";

const meta = {
  title: "ui/BackLink",
  component: BackLink,
  args: { href: "#sessions", children: "All sessions" },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow is a picture only, the name is the text. */
export const InABar: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "All sessions" });
    await expect(link).toHaveAttribute("href", "#sessions");
    await expect(link.querySelector("svg.lucide-arrow-left")).toBeVisible();
  },
};
