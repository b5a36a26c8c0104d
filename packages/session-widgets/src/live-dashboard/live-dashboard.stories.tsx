import { toast } from "@hotseat/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SessionClockView } from "../session-clock/view";
import { layoutOf, WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { dashboardProps, storySlots, time } from "./live-dashboard.fixtures";
import { LiveDashboardView } from "./live-dashboard-view";

const meta = {
  title: "Session/Live dashboard",
  component: LiveDashboardView,
  args: dashboardProps,
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interviewer: Story = {
  name: "Interviewer (§2.25, §2.28)",
  args: { layout: { ...dashboardProps.layout, rail: "participants" } },
};
/** Three tabs and the window's button stand side by side; the rail is 22rem wide and a small picture 200 × 112. */
export const Measures: Story = {
  name: "Measures of rail and tiles (§9.23, §9.24)",
  tags: ["no-picture"],
  args: { layout: { ...dashboardProps.layout, rail: "participants" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getByRole("radiogroup", { name: "Participants, evaluation and chat" });
    const popOut = canvas.getByRole("button", { name: "Open this panel in its own window" });
    await expect(tabs.getBoundingClientRect().right).toBeLessThanOrEqual(popOut.getBoundingClientRect().left);
    await expect(tabs.closest("aside")?.offsetWidth).toBe(352);
    const tile = canvasElement.querySelector<HTMLElement>('[data-tile="thumbnail"]');
    await expect([tile?.offsetWidth, tile?.offsetHeight]).toEqual([200, 112]);
  },
};
export const Candidate: Story = {
  args: {
    isInterviewee: true,
    head: { ...dashboardProps.head, phase: "yourTurn" },
    layout: { ...dashboardProps.layout, rail: "participants" },
    slots: storySlots({ seenBy: "candidate" }),
  },
};
/** Before the schedule there is no clock, and no line before it. */
export const BeforeTheSchedule: Story = {
  args: { slots: { ...storySlots(), clock: () => <SessionClockView schedule={null} time={time} /> } },
  play: async ({ canvasElement }) => {
    const top = within(canvasElement).getByRole("button", { name: "Back to Your Home Page" }).closest("header");
    const lines = [...(top?.querySelectorAll("span") ?? [])].filter(
      (part) => part.offsetWidth === 1 && part.offsetHeight === 20,
    );
    await expect(lines).toHaveLength(1);
  },
};
/** Everybody has agreed: the badge is there only while that is so (decisions.md, Authority). */
export const Recording: Story = {
  args: {
    head: { ...dashboardProps.head, isRecording: true },
    layout: { ...dashboardProps.layout, rail: "participants" },
  },
};
/** Compact mode: smaller bars and gaps, more room for picture and work (live-session.md §3 Preferences). */
export const Compact: Story = { args: { compact: true, layout: { ...dashboardProps.layout, rail: "participants" } } };
/** Observers do not score: the rail holds the people only. */
export const Observer: Story = { args: { slots: storySlots({ seenBy: "observer" }) } };
/** The chat in the rail; what is new is seen here. */
export const ChatInTheRail: Story = { args: { layout: { ...dashboardProps.layout, rail: "chat" } } };
/** With the rail closed, the bar says how much is new and opens the chat (issue: text chat in the room). */
export const ChatFromTheBar: Story = {
  args: { layout: { ...dashboardProps.layout, isRailOpen: false } },
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("toolbar");
    const chat = within(bar).queryByRole("button", { name: /Chat/ });
    if (!chat) return;
    await userEvent.click(chat);
    await expect(await screen.findByRole("log")).toBeVisible();
  },
};
export const WorkspaceCollapsed: Story = {
  args: { layout: { ...dashboardProps.layout, isWorkspaceOpen: false, rail: "participants" } },
};
/** Toasts keep above the controls (decisions.md, Notifications), and off the rail with the scores and their submit button. */
export const WithToast: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    toast.info({ title: "A toast" }, { durationMs: null });
    const shown = await screen.findByText("A toast");
    const controls = within(canvasElement).getByRole("toolbar");
    await waitFor(() =>
      expect(shown.getBoundingClientRect().bottom).toBeLessThan(controls.getBoundingClientRect().top),
    );
    const close = screen.getByRole("button", { name: "Close" });
    const rail = canvasElement.querySelector("aside");
    await waitFor(() =>
      expect(close.getBoundingClientRect().right).toBeLessThan(rail?.getBoundingClientRect().left ?? 0),
    );
  },
};
/** Going home is confirmed once. */
export const LeavingHome: Story = {
  name: "Leaving home (§2.21)",
  args: { actions: { ...dashboardProps.actions, goHome: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole("button")[0] as HTMLElement);
    const dialog = await screen.findByRole("dialog");
    await expect(args.actions.goHome).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Leave" }));
    await expect(args.actions.goHome).toHaveBeenCalledOnce();
  },
};
/** The console of server events above the dashboard, for people with authority (live-session.md §2 Dashboard). */
export const WithDebugConsole: Story = { args: layoutOf({ isConsoleOpen: true }) };
/** The video made small: everybody in the participants' rail of 200 × 112 beside the workspace. */
export const VideoSmall: Story = { args: layoutOf({ isStageOpen: false }) };
/** The participants' rail under the stage is optional. */
export const TilesHidden: Story = { args: layoutOf({ areTilesShown: false }) };

/** On a phone one panel shows at a time (DESIGN, below 768); each is looked at in the narrow windows too. */
const phonePanel = (panel: RegExp): Story => ({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getByRole("navigation");
    const tab = within(tabs).getByRole("button", { name: panel });
    await userEvent.click(tab);
    await expect(tab).toHaveAttribute("aria-current", "page");
  },
});
export const PhoneWorkspace: Story = phonePanel(/^Workspace/);
export const PhoneEvaluate: Story = phonePanel(/^Evaluate/);
export const PhonePeople: Story = phonePanel(/^People/);
export const PhoneChat: Story = phonePanel(/Chat/);

/** "?" shows the keys; other keys show and hide parts (DESIGN, Keyboard). */
export const ByKeys: Story = {
  tags: ["no-picture"],
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard("{Alt>}{Shift>}d{/Shift}{/Alt}");
    await expect(canvas.getByRole("region", { name: "Server events" })).toBeVisible();
    await userEvent.keyboard("{Alt>}{Shift>}w{/Shift}{/Alt}");
    await expect(canvas.queryByRole("region", { name: "Workspace" })).toBeNull();
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByText("Keyboard shortcuts")).toBeVisible();
  },
};
