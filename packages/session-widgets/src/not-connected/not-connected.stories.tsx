import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fixedSecond } from "../schedule/headless";
import { NotConnectedView } from "./not-connected-view";

const startsAt = "2026-11-24T14:00:00.000Z";
const at = (minutes: number) => fixedSecond(Date.parse(startsAt) - minutes * 60_000 - 12_000);
const scheduled = { status: "SCHEDULED", startsAt, canStart: false } as const;

const meta = {
  title: "Session/Not connected",
  component: NotConnectedView,
  args: { session: scheduled, title: "System design", time: at(4), onSetUp: fn(), onStart: fn(), onHome: fn() },
} satisfies Meta<typeof NotConnectedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: "Live (§2.43)",
  args: { session: { ...scheduled, status: "IN_PROGRESS" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};
export const ReadyToBegin: Story = {
  name: "Ready to begin (§2.44, §2.47)",
  args: { session: { ...scheduled, canStart: true } },
};
export const Starting: Story = { args: { session: { ...scheduled, canStart: true }, isStarting: true } };
/** Four minutes before: the way in is open. */
export const StartingSoon: Story = { name: "Starting soon (§2.45)" };
export const TwoDaysBefore: Story = { args: { time: at(3_107) } };
export const Over: Story = { args: { session: { ...scheduled, status: "COMPLETED" } } };
export const Verifying: Story = { name: "Verifying (§2.46)", args: { session: null, title: null } };
