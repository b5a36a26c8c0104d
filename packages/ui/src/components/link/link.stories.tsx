import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "./link";

const meta = {
  title: "ui/Link",
  component: Link,
  args: { href: "#sessions", children: "All sessions" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To try the props with the controls. */
export const Example: Story = { tags: ["no-picture"] };
/** In a bar: the arrow is a picture only, the name is the text. */
export const Back: Story = {
  args: { look: "back" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "All sessions" });
    await expect(link).toHaveAttribute("href", "#sessions");
    await expect(link.querySelector("svg.lucide-arrow-left")).toBeVisible();
  },
};
