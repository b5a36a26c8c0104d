import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { AbsentCandidateBarView } from "./absent-bar-view";
import { absentProps, hostDecides } from "./absent-candidate.fixtures";

const meta = {
  title: "Session/AbsentCandidateBar",
  component: AbsentCandidateBarView,
  args: { ...absentProps, onSwap: fn(), onSkip: fn(), onAnswer: fn() },
} satisfies Meta<typeof AbsentCandidateBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the card has no room: waiting goes on, swapping is a menu, skipping a button. */
export const HostDecides: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Lucie is not here" }));
    await expect(bar.getByText("Waiting 0:42")).toBeVisible();
    await userEvent.click(bar.getByRole("button", { name: "Swap" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Mateo · 14:54" }));
    await expect(args.onSwap).toHaveBeenCalledWith(hostDecides.swaps[1]);
    await userEvent.click(bar.getByRole("button", { name: "Skip" }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};
export const AskedToSwap: Story = {
  args: { role: { kind: "asked", myFullName: "Mateo Rossi", startsAt: "2026-11-24T14:54:00.000Z" } },
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Take your turn now?" }));
    await userEvent.click(bar.getByRole("button", { name: "Yes, I am ready" }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await userEvent.click(bar.getByRole("button", { name: "Not now" }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
export const OthersWait: Story = {
  args: { role: { kind: "waits", hostName: "Jonas" } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Waiting for Lucie" }));
    await expect(bar.getByText("Waiting 0:42")).toBeVisible();
    await expect(bar.queryByRole("button")).toBeNull();
  },
};
