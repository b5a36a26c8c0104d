import { toast } from "@hotseat/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SessionClockView } from "../session-clock/view";
import { layoutOf, WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { dashboardProps, storySlots, time } from "./live-dashboard.fixtures";
import { LiveDashboardView } from "./view/live-dashboard-view";

const meta = {
  title: "Session/LiveDashboard",
  component: LiveDashboardView,
  args: dashboardProps,
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interviewer: Story = {
  name: "Interviewer",
  tags: ["LS-2.22", "LS-2.25", "LS-2.26", "LS-2.28"],
  args: { layout: { ...dashboardProps.layout, rail: "participants" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const badge = canvas.getByText("Questions").getBoundingClientRect();
    const page = canvasElement.getBoundingClientRect();
    await expect(badge.top - page.top).toBeLessThan(64);
    await expect(badge.right - page.left).toBeLessThan(page.width / 2);
    const top = within(canvas.getByRole("button", { name: "Back to Your Home Page" }).closest("header") as HTMLElement);
    const clock = top.getByRole("timer").getBoundingClientRect();
    await expect(clock.top - page.top).toBeLessThan(64);
    await expect(page.right - clock.right).toBeLessThan(64);
    const video = canvas.getByRole("region", { name: "Video" });
    await expect(video.querySelector('[data-tile="main"]')).toBeVisible();
    await expect(video.querySelectorAll('[data-tile="thumbnail"]').length).toBeGreaterThan(0);
    const work = within(canvas.getByRole("region", { name: "Workspace" }));
    await expect(work.getByRole("tab", { name: "Whiteboard" })).toBeVisible();
    await expect(work.getByRole("tab", { name: "Question" })).toBeVisible();
  },
};
/** Three tabs and the window's button stand side by side; the rail is 22rem wide and a small picture 200 × 112. */
export const Measures: Story = {
  name: "Measures of rail and tiles",
  tags: ["no-picture", "LS-2.22", "LS-2.30", "LS-9.23", "LS-9.24"],
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
/** On a tablet the same panel is a drawer of 20rem over the stage. */
export const DrawerOnATablet: Story = {
  name: "Drawer on a tablet",
  tags: ["no-picture", "LS-9.23"],
  globals: { viewport: { value: "tablet" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^People/ }));
    const drawer = await screen.findByRole("dialog", { name: "Participants, evaluation and chat" });
    await expect(drawer.offsetWidth).toBe(320);
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
/** Replays are kept here and everybody has agreed: the badge is there only while that is so. */
export const Recording: Story = {
  args: {
    head: { ...dashboardProps.head, isRecording: true },
    layout: { ...dashboardProps.layout, rail: "participants" },
  },
  tags: ["LS-D4.5"],
  play: async ({ canvasElement }) => {
    const head = within(canvasElement.querySelector("header") as HTMLElement);
    await expect(head.getByText("Recording")).toBeVisible();
  },
};
/** Compact mode: smaller bars and gaps, more room for picture and work. */
export const Compact: Story = { args: { compact: true, layout: { ...dashboardProps.layout, rail: "participants" } } };
/** Observers do not score: they read profile and scenario in the evaluation's place, and nothing there can be rated or sent. */
export const Observer: Story = {
  args: { slots: storySlots({ seenBy: "observer" }), readsOnly: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tab = page.queryByRole("radio", { name: "Profiles" }) ?? page.getByRole("button", { name: "Profiles" });
    await userEvent.click(tab);
    const panel = await waitFor(() => within(canvasElement.querySelector("section[data-view]") as HTMLElement));
    await waitFor(() => expect(panel.getByText(/Backend engineer, six years/)).toBeVisible());
    await userEvent.click(panel.getByRole("tab", { name: "Scenario context" }));
    await waitFor(() => expect(panel.getByText(/The group runs 12 sites/)).toBeVisible());
    await expect(page.queryByRole("button", { name: /Submit|Save/ })).toBeNull();
    await expect(page.queryByRole("radio", { name: "Evaluation" })).toBeNull();
  },
};
/** The chat in the rail; new messages are read here. */
export const ChatInTheRail: Story = { args: { layout: { ...dashboardProps.layout, rail: "chat" } } };
/** With the rail closed, the bar shows the number of new messages and opens the chat. */
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
/** Toasts keep above the controls, and off the rail with the scores and their submit button. */
export const WithToast: Story = {
  tags: ["no-picture", "regression"],
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
  name: "Leaving home",
  tags: ["LS-2.21"],
  args: { actions: { ...dashboardProps.actions, goHome: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Good")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back to Your Home Page" }));
    const dialog = await screen.findByRole("dialog", { name: "Leave the session and go back?" });
    await expect(args.actions.goHome).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Leave" }));
    await expect(args.actions.goHome).toHaveBeenCalledOnce();
  },
};
/** The console of server events above the dashboard, for people with authority. */
export const WithDebugConsole: Story = {
  tags: ["LS-D4.3"],
  args: layoutOf({ isConsoleOpen: true }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const events = canvas.getByRole("region", { name: "Server events" }).getBoundingClientRect();
    await expect(events.bottom).toBeLessThanOrEqual(canvas.getByRole("banner").getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(await screen.findByRole("menuitemcheckbox", { name: "Server events" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
  },
};
/** Nobody else finds the console, not even in More. */
export const NoConsoleWithoutAuthority: Story = {
  tags: ["no-picture", "LS-D4.3"],
  args: { ...layoutOf({ isConsoleOpen: true }), slots: { ...storySlots(), debugConsole: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText("Server events")).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More" }));
    await expect(await screen.findByRole("menuitem", { name: /^Keyboard shortcuts/ })).toBeVisible();
    await expect(screen.queryByRole("menuitemcheckbox", { name: "Server events" })).toBeNull();
  },
};
/** The video made small: everybody in the participants' rail of 200 × 112 beside the workspace. */
export const VideoSmall: Story = { args: layoutOf({ isStageOpen: false }) };
/** The participants' rail under the stage is optional. */
export const TilesHidden: Story = {
  name: "Tiles hidden",
  tags: ["LS-2.22"],
  args: layoutOf({ areTilesShown: false }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-tile="main"]')).toBeVisible();
    await expect(canvasElement.querySelector('[data-tile="thumbnail"]')).toBeNull();
  },
};

/** On a phone one panel shows at a time (below 768 pixels); each is looked at in the narrow windows too. */
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
/** Pixels beside a point, in one direction, in which a press meets the button; 44 at the most. */
function reach(button: HTMLElement, [x, y]: readonly [number, number], [dx, dy]: readonly [number, number]): number {
  let far = 0;
  while (far < 44 && button.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far += 1;
  return far;
}
/** Width and height of the area in which a press meets the button: it may be larger than what is drawn. */
function hitArea(button: HTMLElement): { width: number; height: number } {
  button.scrollIntoView({ block: "center" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const middle = [left + width / 2, top + height / 2] as const;
  return {
    width: reach(button, middle, [-1, 0]) + reach(button, middle, [1, 0]),
    height: reach(button, middle, [0, -1]) + reach(button, middle, [0, 1]),
  };
}
/** Every button in view is met by a press in an area of 44 by 44 px, for a thumb. */
const forThumbs = (panel: RegExp): Story => ({
  ...phonePanel(panel),
  play: async (context) => {
    await phonePanel(panel).play?.(context);
    const small = within(context.canvasElement)
      .getAllByRole("button")
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
      .map(({ button }) => ({ button, area: hitArea(button) }))
      .filter(({ area }) => area.width < 44 || area.height < 44);
    await expect(small.map(({ button, area }) => `${button.textContent}: ${area.width} × ${area.height}`)).toEqual([]);
  },
});
export const PhoneEvaluate: Story = forThumbs(/^Evaluate/);
export const PhonePeople: Story = forThumbs(/^People/);
export const PhoneChat: Story = phonePanel(/Chat/);

/** Toasts stay above the action row and the tab bar, and cover no button of the panel that is open. */
const phoneToast = (panel: Story): Story => ({
  ...panel,
  tags: ["no-picture"],
  play: async (context) => {
    await panel.play?.(context);
    const id = toast.info({ title: "A toast on the phone" }, { durationMs: null });
    const card = (await screen.findByText("A toast on the phone")).closest("li") as HTMLElement;
    const covered = () => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return [...context.canvasElement.querySelectorAll<HTMLElement>("button, textarea, [role=radio]")].filter(
        (one) => {
          const box = one.getBoundingClientRect();
          if (card.contains(one)) return false;
          return box.width > 0 && box.top < bottom && box.bottom > top && box.left < right && box.right > left;
        },
      );
    };
    await waitFor(() => expect(covered()).toEqual([]));
    toast.dismiss(id);
  },
});
export const PhoneToast: Story = phoneToast(phonePanel(/^Evaluate/));
export const PhoneToastOverTheQuestion: Story = phoneToast(phonePanel(/^Call/));

/** "?" shows the keys; other keys show and hide parts. */
export const ByKeys: Story = {
  name: "By keys",
  tags: ["no-picture", "LS-2.23", "LS-2.27"],
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard("{Alt>}{Shift>}d{/Shift}{/Alt}");
    const events = canvas.getByRole("region", { name: "Server events" });
    await expect(events).toBeVisible();
    const video = canvas.getByRole("region", { name: "Video" });
    await expect(events.getBoundingClientRect().bottom).toBeLessThanOrEqual(video.getBoundingClientRect().top);
    await userEvent.keyboard("{Alt>}{Shift>}w{/Shift}{/Alt}");
    await expect(canvas.queryByRole("region", { name: "Workspace" })).toBeNull();
    await userEvent.keyboard("?");
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByText("Keyboard shortcuts")).toBeVisible();
  },
};
