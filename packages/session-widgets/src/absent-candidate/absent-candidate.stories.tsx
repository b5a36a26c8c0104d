import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { absentProps, hostDecides } from "./absent-candidate.fixtures";
import { AbsentCandidateView } from "./absent-candidate-view";

const decides = hostDecides;
const [, mateo] = hostDecides.swaps;

const meta = {
  title: "Session/AbsentCandidate",
  component: AbsentCandidateView,
  args: {
    ...absentProps,
    onSwap: fn(),
    onSkip: fn(),
    onAnswer: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", maxWidth: "616px", minHeight: "480px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AbsentCandidateView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host waits, swaps or skips; waiting is the choice made. */
export const HostDecides: Story = {
  name: "The host decides",
  tags: ["LS-D3.6"],
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Lucie is not here" })).toBeVisible();
    await expect(card.getByText("Left at 14:16. 18 minutes are kept and have not begun.")).toBeVisible();
    await expect(card.getByText("2:18")).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: /^Mateo/ }));
    await expect(args.onSwap).toHaveBeenCalledWith(mateo);
    await userEvent.click(card.getByRole("button", { name: "Skip" }));
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};
/** Somebody has been asked; until they answer they are not asked again. */
export const SomebodyIsAsked: Story = {
  args: { role: { ...decides, asked: "Mateo" } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText("Mateo has been asked.")).toBeVisible();
    await expect(card.getByRole("button", { name: /^Mateo/ })).toBeDisabled();
  },
};
/** Nobody is left to swap with, and the candidate has not come at all. */
export const NeverCame: Story = {
  args: { leftAt: null, role: { ...decides, swaps: [], skipTo: null } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText(/Has not joined yet\./)).toBeVisible();
    await expect(card.queryByText("Swap with somebody who is here")).toBeNull();
    await expect(card.getByText(/The session goes on with what comes after/)).toBeVisible();
  },
};
/** They were removed, or gave the seat back: their name is still known. */
export const HasNoSeat: Story = {
  args: { leftAt: null, hasNoSeat: true },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Lucie is not here" })).toBeVisible();
    await expect(card.getByText(/^Has no seat any more\./)).toBeVisible();
  },
};
/** The candidate left in the middle of their turn. */
export const LeftInTheMiddle: Story = {
  args: { kept: { minutes: 7, hasBegun: true }, role: { ...decides, skipTo: { name: "Mateo", isMe: false } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/7 minutes of the turn are left\./)).toBeVisible();
  },
};
export const OthersWait: Story = {
  args: { role: { kind: "waits", hostName: "Jonas" } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Waiting for Lucie" })).toBeVisible();
    await expect(card.getByText("Waiting 0:42")).toBeVisible();
    await expect(card.queryByRole("button")).toBeNull();
  },
};
export const AskedToSwap: Story = {
  args: { role: { kind: "asked", myFullName: "Mateo Rossi", startsAt: "2026-11-24T14:54:00.000Z" } },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByText(/Lucie is not here\./)).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Yes, I am ready" }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await expect(card.getByRole("button", { name: "Not now" })).toHaveAttribute("data-look", "secondary");
    await userEvent.click(card.getByRole("button", { name: "Not now" }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
