import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { RecordingBadge, RecordingConsentView } from "./view";

const meta = {
  title: "Session/RecordingConsent",
  component: RecordingConsentView,
  args: { consent: { agreed: false, status: "saved" }, onConsent: fn() },
} satisfies Meta<typeof RecordingConsentView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Never ticked in advance. */
export const NotAsked: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await expect(args.onConsent).toHaveBeenCalledWith(true);
  },
};
/** Can be taken back at any time. */
export const Agreed: Story = {
  args: { consent: { agreed: true, status: "saved" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("checkbox"));
    await expect(args.onConsent).toHaveBeenCalledWith(false);
  },
};
export const NotSaved: Story = { args: { consent: { agreed: false, status: "failed" } } };
export const Reading: Story = { args: { consent: { agreed: false, status: "unknown" } } };
export const Details: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(await within(document.body).findByRole("dialog")).toBeVisible();
  },
};
/** In the dashboard's top bar only while everybody agrees. */
export const Badge: Story = { render: () => <RecordingBadge /> };
