import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { WelcomeView } from "./welcome-view";

const meta = {
  title: "Shell/Welcome",
  component: WelcomeView,
  args: { name: "Léa", howHref: "#how", onDismiss: fn() },
} satisfies Meta<typeof WelcomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A person whose account was approved reads what comes next. */
export const Approved: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("heading")).toHaveTextContent("Léa");
    await expect(screen.getByRole("link")).toHaveAttribute("href", "#how");
    await userEvent.click(screen.getByRole("button"));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
