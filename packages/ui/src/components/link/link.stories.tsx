import type { Meta, StoryObj } from "@storybook/react-vite";
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
