import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { FirstStepsView } from "./first-steps-view";

const meta = {
  title: "Shell/FirstSteps",
  component: FirstStepsView,
  args: {
    done: { organisation: true, institution: false, people: false, session: false },
    hrefs: { organisation: "#organisation", institution: "#institution", people: "#people", session: "#session" },
    onDismiss: fn(),
  },
} satisfies Meta<typeof FirstStepsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

/** A done step has no link; the others lead to their pages. */
export const OneDone: Story = {
  play: async ({ args }) => {
    await expect(hrefs()).toEqual(["#institution", "#people", "#session"]);
    await userEvent.click(screen.getByRole("button"));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const NothingDone: Story = {
  args: { done: { organisation: false, institution: false, people: false, session: false } },
  play: async () => expect(hrefs()).toHaveLength(4),
};

export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
