import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { prejoinProps, prejoinSession, storyWall } from "./prejoin.fixtures";
import { PrejoinView } from "./view/prejoin-view";

const meta = {
  title: "Session/Prejoin, before the start",
  tags: ["!autodocs"],
  component: PrejoinView,
  args: { ...prejoinProps, picture: storyWall },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PrejoinView>;
export default meta;
type Story = StoryObj<typeof meta>;

const { actions } = prejoinProps;

const BECOMES_HOST = "Note: You'll become the host when you start the session.";
const scheduled = { ...prejoinSession, status: "SCHEDULED" } as const;
/** Three days before: the day stands with the time. */
export const OnAnotherDay: Story = {
  args: { session: { ...scheduled, startsAt: "2026-11-27T21:32:00.000Z" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Starts Friday 27 November at 21:32")).toBeVisible();
  },
};
/** The host, four minutes before the start. */
export const ReadyToStart: Story = {
  name: "Ready to start",
  tags: ["LS-4.9", "LS-8.15"],
  args: { session: { ...scheduled, start: "now" }, actions: { ...actions, start: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(BECOMES_HOST)).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^Join/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Start Session" }));
    await expect(args.actions.start).toHaveBeenCalledOnce();
  },
};
/** Without a name nobody joins, so the start waits for one. */
export const StartNeedsName: Story = {
  tags: ["no-picture"],
  args: { session: { ...scheduled, start: "now" }, name: { ...prejoinProps.name, value: "  " } },
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole("button", { name: "Start Session" });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAttribute("data-block", "name");
  },
};
/** A running session cannot be started, whatever the viewer's role allows. */
export const RunsAlready: Story = {
  name: "Runs already",
  tags: ["no-picture", "LS-4.9"],
  args: { session: { ...prejoinSession, start: "now" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Join session" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Start Session" })).toBeNull();
  },
};
/** The host on a phone: the button in view is the start, there is no other, and the title stays in one line. */
export const ReadyToStartOnAPhone: Story = {
  args: { session: { ...scheduled, start: "now" }, actions: { ...actions, start: fn() } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole("button", { name: "Start Session" });
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByRole("button", { name: "Join session" })).toBeNull();
    const title = canvas.getByRole("heading", { level: 1 });
    await expect(title.getBoundingClientRect().height).toBeLessThan(30);
    await userEvent.click(start);
    await expect(args.actions.start).toHaveBeenCalledOnce();
  },
};
/** On a phone the note is over the button, not below the fold: a person who only wants to join reads it first. */
export const OpenSessionOnAPhone: Story = {
  name: "On a phone the consequence of starting is read over the button",
  tags: ["no-picture", "regression"],
  args: {
    session: { ...scheduled, myRole: "participant", start: "now" },
    actions: { ...actions, start: fn() },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole("button", { name: "Start Session" }).getBoundingClientRect();
    const note = canvas.getByText(BECOMES_HOST).getBoundingClientRect();
    await expect(note.bottom).toBeLessThanOrEqual(start.top);
    await expect(note.top).toBeGreaterThan(0);
    await expect(start.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
/** A participant of an open session may start it and becomes host. */
export const OpenSession: Story = {
  name: "Open session",
  tags: ["LS-8.15"],
  args: { session: { ...scheduled, myRole: "participant", start: "now" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Session Not Started")).toBeVisible();
    await expect(canvas.getByText("This is an open session. Any confirmed attendee can start it.")).toBeVisible();
    await expect(canvas.getByText(BECOMES_HOST)).toBeVisible();
  },
};
/** In a window of 1440 × 900 the last of four people is whole above the way in, whose one button works. */
export const OpenSessionOnALaptop: Story = {
  name: "On a laptop everybody who is there stands above the one button",
  tags: ["no-picture", "regression"],
  args: { session: { ...scheduled, myRole: "participant", start: "now" } },
  globals: { viewport: { value: "wide" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole("button", { name: "Start Session" });
    await expect(start).toBeEnabled();
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByRole("button", { name: /^Join/ })).toBeNull();
    const last = canvas.getByText("Ingrid Solberg");
    const { left, bottom } = last.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, bottom - 2)).toBe(last);
  },
};
/** Two days before, a participant reads from when they can start it, with its date. */
export const OpensLater: Story = {
  name: "Too early for a participant",
  tags: ["LS-D4.6"],
  args: {
    session: { ...scheduled, myRole: "participant", start: "later" },
    time: fixedTicker(Date.parse("2026-11-22T14:00:00.000Z")),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("You can start from Tuesday 24 November at 13:55.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Start Session" })).toBeNull();
  },
};
/** On the day itself the time is enough. */
export const OpensToday: Story = {
  tags: ["no-picture"],
  args: {
    session: { ...scheduled, myRole: "participant", start: "later" },
    time: fixedTicker(Date.parse("2026-11-24T13:50:00.000Z")),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("You can start from 13:55.")).toBeVisible();
  },
};
/** The host, two days before: the start asks first, with date and time. */
export const EarlyStart: Story = {
  name: "Early start",
  tags: ["LS-D4.6"],
  args: {
    session: { ...scheduled, start: "confirm" },
    time: fixedTicker(Date.parse("2026-11-22T14:00:00.000Z")),
    actions: { ...actions, start: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const press = async () =>
      userEvent.click(await within(canvasElement).findByRole("button", { name: "Start Session" }));
    await press();
    const question = within(await screen.findByRole("dialog", { name: "Start now?" }));
    await expect(question.getByText(/Tuesday 24 November at 14:00/)).toBeVisible();
    await userEvent.click(question.getByText("Not yet"));
    await expect(args.actions.start).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "Start now" }));
    await expect(args.actions.start).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press();
  },
};
export const ClosedSession: Story = {
  name: "Closed session, not mine to start",
  tags: ["LS-4.8", "LS-4.9"],
  args: { session: { ...scheduled, myRole: "participant", accessLevel: "CLOSED" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Session Not Started")).toBeVisible();
    await expect(
      within(canvasElement).getByText("This is a closed session. Only the owner or host can start it. Please wait."),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Start Session" })).toBeNull();
  },
};
export const WaitingAsObserver: Story = {
  name: "Waiting as observer",
  tags: ["LS-4.8"],
  args: { session: { ...scheduled, myRole: "observer", myAttendeeId: 5 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Please wait for an attendee to start the session.")).toBeVisible();
  },
};
export const Starting: Story = { args: { session: { ...scheduled, start: "now" }, join: { status: "starting" } } };
export const CannotJoinYet: Story = {
  name: "Cannot join yet",
  tags: ["LS-2.15", "LS-8.8"],
  args: {
    session: { ...scheduled, start: "now" },
    join: { status: "too-early", canStart: true },
    actions: { ...actions, start: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const notice = within(canvas.getByRole("alert"));
    await expect(notice.getByText("Cannot Join Yet")).toBeVisible();
    await expect(notice.getByText("The session needs to be started before you can join the call.")).toBeVisible();
    await expect(canvas.queryByText("Session Not Started")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Start Session Now" }));
    await expect(args.actions.start).toHaveBeenCalledOnce();
  },
};
/** The refusal denies the start, and the session meanwhile allows it to the viewer's role. */
export const CannotJoinMayStart: Story = {
  name: "Cannot join yet, to be started by role",
  tags: ["no-picture", "LS-8.8"],
  args: { session: { ...scheduled, start: "now" }, join: { status: "too-early", canStart: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Start Session Now" })).toBeVisible();
  },
};
export const CannotJoinNorStart: Story = {
  name: "Cannot join yet, not mine to start",
  tags: ["no-picture", "LS-8.8"],
  args: { session: { ...scheduled, myRole: "participant" }, join: { status: "too-early", canStart: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Cannot Join Yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Start Session Now" })).toBeNull();
  },
};
/** The server's sentence, or that it was unexpected. */
export const StartFailed: Story = {
  name: "Start failed",
  tags: ["LS-8.5"],
  args: {
    session: { ...scheduled, start: "now" },
    join: { status: "start-failed", message: "Only the owner or host can start this session." },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent(
      "Only the owner or host can start this session.",
    );
  },
};
export const StartFailedUnexpectedly: Story = {
  name: "Start failed unexpectedly",
  tags: ["no-picture", "LS-8.5"],
  args: { session: { ...scheduled, start: "now" }, join: { status: "start-failed", message: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("An unexpected error occurred.");
  },
};
