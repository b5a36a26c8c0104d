import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { WritingStatus } from "./writing-status";

const meta = {
  title: "Session/Writing",
  component: WritingStatus,
  args: {
    writing: { kind: "writing", text: "" },
    label: "Your profile is being written",
    onRetry: fn(),
    onCancel: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320, maxWidth: "100%" }}>{Story()}</div>],
} satisfies Meta<typeof WritingStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Asked for; the first word has not arrived. */
export const Begun: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Stop" }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
/** Streamed by `ai.task.stream.*` events. */
export const Arriving: Story = {
  args: { writing: { kind: "writing", text: "Rehearses job interviews in these sectors: Health and Data. Has had" } },
};
export const WithoutStop: Story = { args: { onCancel: undefined } };
/** The endpoint did not respond. */
export const Failed: Story = {
  args: { writing: { kind: "failed", code: "provider_unavailable", detail: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: {
    writing: { kind: "failed", code: null, detail: "Scores or comments were already written on these questions." },
  },
};
