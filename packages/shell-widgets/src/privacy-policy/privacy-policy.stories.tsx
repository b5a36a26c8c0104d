import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { POLICY_PARTS } from "./privacy-policy.types";
import { PrivacyPolicyView } from "./privacy-policy-view";

const meta = {
  title: "Shell/PrivacyPolicy",
  component: PrivacyPolicyView,
  args: { version: "2026-11-26" },
} satisfies Meta<typeof PrivacyPolicyView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every part has a heading, and no text is a key. */
export const Policy: Story = {
  tags: ["AS-2.12"],
  play: async ({ canvasElement }) => {
    await expect(screen.getAllByRole("heading")).toHaveLength(1 + POLICY_PARTS.length);
    await expect(canvasElement.textContent).not.toMatch(/privacy\./);
    await expect(canvasElement.textContent).toMatch(/2026/);
  },
};

/** The policy names the drawings and the code of a session, and the replay's conditions. */
export const Tools: Story = {
  tags: ["no-picture", "AS-2.12"],
  play: async () => {
    const text = screen.getByText("Whiteboard and code").nextElementSibling;
    await expect(text).toHaveTextContent(/with the time and you as its author/);
    await expect(text).toHaveTextContent(/only where everybody who took part has agreed/);
  },
};

export const Mobile: Story = { globals: { viewport: { value: "phone" } } };
