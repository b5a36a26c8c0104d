import { IllustratedPerson } from "@hotseat/ui/illustrated-person";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { ChooseHostView } from "./connected/choose-host-view";
import { EveryoneLeftView } from "./connected/everyone-left";
import type { Successor } from "./connected/lead-rules";
import { OwnTurnView } from "./connected/own-turn";
import { layoutOf, WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { successors } from "./lead.fixtures";
import { dashboardProps, schedule, storySlots, time } from "./live-dashboard.fixtures";
import type { DashboardSlots } from "./view/live-dashboard.types";
import { LiveDashboardView } from "./view/live-dashboard-view";

const meta = {
  title: "Session/LiveDashboard/Leave",
  tags: ["!autodocs"],
  component: LiveDashboardView,
  args: dashboardProps,
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = fn();
const ended = fn();

const DRAWN = { 401: "amara", 402: "lucie", 404: "mateo" } as const;
const leaving = (people: readonly Successor[]): DashboardSlots => ({
  ...storySlots(),
  leaveAsHost: ({ onStay, onEnd }) => (
    <ChooseHostView
      kind="leave"
      successors={people}
      ownTurn={<OwnTurnView schedule={schedule} time={time} myAttendeeId={403} timeZone="Europe/Zurich" />}
      faceOf={({ attendeeId }) => <IllustratedPerson person={DRAWN[attendeeId as keyof typeof DRAWN]} />}
      onChoose={chosen}
      onStay={onStay}
      onEnd={onEnd}
    />
  ),
});

/** A dialog asks a leaving host for the next host. */
export const HostLeaves: Story = {
  args: { slots: leaving(successors), ...layoutOf({}) },
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Leave" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave the session?" }));
    await expect(dialog.getByText("Your own turn at 14:36 is kept for you.")).toBeVisible();
    const foot = ["End for everyone", "Stay", "Leave, Mateo leads"].map((name) => dialog.getByRole("button", { name }));
    const [end, stay, leave] = foot.map((button) => button.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect];
    // The two answers are in one line; the button that ends the session for everybody is before them, on a phone above them.
    await expect(Math.round(stay.top)).toBe(Math.round(leave.top));
    if (window.innerWidth < 500) await expect(end.bottom).toBeLessThan(stay.top);
    else await expect([Math.round(end.top), end.right < stay.left]).toEqual([Math.round(stay.top), true]);
    await expect(dialog.getByRole("radio", { name: /Mateo Rossi/ })).toBeChecked();
    await userEvent.click(dialog.getByText("Lucie Moreau"));
    await userEvent.click(dialog.getByRole("button", { name: "Leave, Lucie leads" }));
    await expect(chosen).toHaveBeenCalledWith(402);
  },
};
/** The same on a phone: nothing wraps within a line. */
export const HostLeavesOnAPhone: Story = { ...HostLeaves, globals: { viewport: { value: "phone" } } };
/** The candidate of the current turn leaves: the dialog says that their turn is on, and until when. */
export const CandidateLeaves: Story = {
  args: {
    slots: {
      ...storySlots({ seenBy: "candidate" }),
      ownTurn: <OwnTurnView schedule={schedule} time={time} myAttendeeId={401} timeZone="Europe/Zurich" />,
    },
    isInterviewee: true,
    ...layoutOf({}),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Back to Your Home Page" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave the session and go back?" }));
    await expect(dialog.getByText(/^Your own turn is on until 14:18\./)).toBeVisible();
  },
};
/** Nobody else takes part: the host leaves without a hand-over, and reads the effect on the session. */
export const HostLeavesAlone: Story = {
  args: { slots: leaving([]), ...layoutOf({}) },
  play: async ({ canvasElement }) => {
    chosen.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Leave" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave the session?" }));
    await expect(dialog.getByText(/Nobody else in the call can lead it/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Leave" }));
    await expect(chosen).toHaveBeenCalledWith(null);
  },
};
/** The last person in the call reads that all is saved, and can wait or end the session. */
export const EveryoneHasLeft: Story = {
  args: {
    slots: {
      ...storySlots(),
      everyoneLeft: ({ onEnd }) => (
        <EveryoneLeftView
          leads
          closesAt="2026-11-24T13:14:00.000Z"
          timeZone="Europe/Zurich"
          onWait={fn()}
          onGo={onEnd}
        />
      ),
    },
    actions: { ...dashboardProps.actions, endSession: ended },
    ...layoutOf({}),
  },
  play: async () => {
    ended.mockClear();
    const dialog = within(await screen.findByRole("dialog", { name: "Everyone has left" }));
    await expect(
      dialog.getByText(
        "You lead the session. Your notes and scores are saved. The room closes at 14:14 if nobody comes.",
      ),
    ).toBeVisible();
    await expect(dialog.getByText("Wait here")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "End session" }));
    await expect(ended).toHaveBeenCalledOnce();
  },
};
