import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button";
import { Tooltip } from "./tooltip";

const meta = {
  title: "ui/Tooltip",
  component: Tooltip,
  parameters: { layout: "centered" },
  args: { content: "Everyone sees it", children: <Button>Share</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Everyone sees it");
  },
};

export const OnHoverAfterHalfASecond: Story = {
  play: async ({ canvas }) => {
    // Before the pointer moves: on a busy machine the hover itself takes a part of the half second.
    const since = performance.now();
    await userEvent.hover(canvas.getByRole("button", { name: "Share" }));
    await screen.findByRole("tooltip", undefined, { timeout: 5000 });
    await expect(performance.now() - since).toBeGreaterThan(450);
  },
};
