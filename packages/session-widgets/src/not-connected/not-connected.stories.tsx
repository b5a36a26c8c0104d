import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { momentFormat } from "../shared/headless/moment-format";
import { NotConnectedView } from "./not-connected-view";

const startsAt = "2026-11-24T14:00:00.000Z";
const at = (minutes: number) => fixedTicker(Date.parse(startsAt) - minutes * 60_000 - 12_000);
const scheduled = {
  status: "SCHEDULED",
  startsAt,
  mayStart: "never",
  opensAt: "2026-11-24T13:55:00.000Z",
  confirmBefore: "2026-11-24T13:45:00.000Z",
} as const;

const meta = {
  title: "Session/NotConnected",
  component: NotConnectedView,
  args: {
    session: scheduled,
    title: "System design",
    time: at(4),
    moments: momentFormat("en", "UTC"),
    onSetUp: fn(),
    onStart: fn(),
    onHome: fn(),
  },
} satisfies Meta<typeof NotConnectedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: "Live",
  tags: ["LS-2.43"],
  args: { session: { ...scheduled, status: "IN_PROGRESS" } },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Session is Live" })).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Set up & Join" }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};
/** The turn of the person who comes back waits for them. */
export const MyTurnWaits: Story = {
  args: {
    session: { ...scheduled, status: "IN_PROGRESS" },
    turnWaits: { since: "2026-11-24T14:18:00.000Z", minutes: 18, hasBegun: false },
    myName: "Lucie Moreau",
    onSetUp: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "It is your turn" })).toBeVisible();
    await expect(
      card.getByText("Everybody has been waiting since 14:18. Your 18 minutes are kept and begin when you are in."),
    ).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Join" }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};
/** They left in the middle of it. */
export const RestOfMyTurnWaits: Story = {
  args: { ...MyTurnWaits.args, turnWaits: { since: "2026-11-24T14:18:00.000Z", minutes: 7, hasBegun: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/7 minutes of your turn are left/)).toBeVisible();
  },
};
export const ReadyToBegin: Story = {
  name: "Ready to begin",
  tags: ["LS-2.44", "LS-2.47"],
  args: { session: { ...scheduled, mayStart: "any_time" }, onSetUp: fn(), onStart: fn() },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Ready to begin?" })).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Start Session" }));
    await expect(args.onStart).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole("button", { name: "Set up & Join" }));
    await expect(args.onSetUp).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = { args: { session: { ...scheduled, mayStart: "any_time" }, isStarting: true } };
/** Four minutes before: the way in is open. */
export const StartingSoon: Story = {
  name: "Starting soon",
  tags: ["LS-2.45"],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Session starting soon" })).toBeVisible();
    await expect(card.getByRole("timer")).toHaveTextContent("00days00hours04minutes12seconds");
    await expect(card.getByRole("button", { name: "Set up & Join" })).toBeEnabled();
  },
};
export const TwoDaysBefore: Story = {
  name: "Two days before",
  tags: ["LS-2.45"],
  args: { time: at(3_107) },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("timer")).toHaveTextContent("02days03hours47minutes12seconds");
    await expect(card.getByRole("button", { name: "Set up & Join" })).toBeDisabled();
    await expect(card.getByText("Opens: Tuesday 24 November at 13:55")).toBeVisible();
  },
};
/** A participant of an open session reads from when they can start it. */
export const TooEarlyForAParticipant: Story = {
  name: "Too early for a participant",
  tags: ["LS-D4.6"],
  args: { session: { ...scheduled, mayStart: "once_open" }, time: at(10) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("You can start from 13:55.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Start Session" })).toBeNull();
  },
};
/** The host two days before: the start asks first, with date and time. */
export const EarlyStart: Story = {
  name: "Early start",
  tags: ["LS-D4.6"],
  args: { session: { ...scheduled, mayStart: "any_time" }, time: at(3_107) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Start Session" }));
    const question = within(await screen.findByRole("dialog", { name: "Start now?" }));
    await expect(question.getByText(/Tuesday 24 November at 14:00/)).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
export const Over: Story = { args: { session: { ...scheduled, status: "COMPLETED" } } };
export const Verifying: Story = {
  name: "Verifying",
  tags: ["LS-2.46"],
  args: { session: null, title: null },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole("heading", { name: "Verifying session status..." })).toBeVisible();
    await expect(card.queryByRole("button")).toBeNull();
  },
};
