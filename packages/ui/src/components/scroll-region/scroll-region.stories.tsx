import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { ScrollRegion } from "./scroll-region";

const LINES = [
  "Whom does the service tell?",
  "By which way?",
  "What if nobody answers?",
  "Does it try a second time?",
  "And at night?",
];

const meta = {
  title: "ui/ScrollRegion",
  component: ScrollRegion,
  args: {
    label: "Question",
    style: { height: 72, maxWidth: 320 },
    children: LINES.map((line) => <div key={line}>{line}</div>),
  },
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanFits: Story = {};
export const Log: Story = { args: { label: "Conversation", role: "log" } };

/** The Tab key focuses it, and screen readers read its name. */
export const WorksByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("region", { name: "Question" })).toHaveFocus();
  },
};
