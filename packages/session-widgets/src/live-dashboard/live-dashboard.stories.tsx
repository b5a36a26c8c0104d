import { toast } from "@hotseat/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { STORY_SECOND_MS } from "../schedule/schedule.fixtures";
import { dashboardProps, storySlots } from "./live-dashboard.fixtures";
import type { LiveDashboardViewProps } from "./live-dashboard.types";
import { LiveDashboardView } from "./live-dashboard-view";

/** Keeps the layout, as the connected dashboard does. */
function WithLayout(props: LiveDashboardViewProps) {
  const [layout, setLayout] = useState(props.layout);
  return (
    <LiveDashboardView
      {...props}
      layout={layout}
      onLayout={(part) => setLayout((before) => ({ ...before, ...part }))}
    />
  );
}

const meta = {
  title: "Session/Live dashboard",
  component: LiveDashboardView,
  args: dashboardProps,
  parameters: {
    layout: "fullscreen",
    // As wide as the design's pictures: the rail stands beside the stage.
    viewport: {
      options: { wide: { name: "Wide", styles: { width: "1440px", height: "900px" } } },
      defaultViewport: "wide",
    },
  },
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
    slots: storySlots({ isInterviewee: true }),
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
export const Observer: Story = { args: { slots: { ...storySlots({ isInterviewee: true }), evaluation: null } } };
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
/** A blip: the mark alone says so. */
export const Unsteady: Story = { args: { face: { state: "unsteady" } } };
/** The banner takes the turn strip's place; the last pictures are kept. */
export const Reconnecting: Story = {
  args: {
    face: { state: "reconnecting", since: STORY_SECOND_MS - 8_000, attempt: 2 },
    slots: storySlots({ isAway: true }),
    actions: { ...dashboardProps.actions, retry: fn() },
  },
};
export const Lost: Story = {
  args: {
    face: { state: "lost", since: STORY_SECOND_MS - 90_000, attempt: 40 },
    slots: storySlots({ isAway: true }),
    actions: { ...dashboardProps.actions, retry: fn(), keepNotes: fn() },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getAllByRole("button")[0] as HTMLElement);
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};
/** The call is held elsewhere: nothing lies over what is being written, and it can be taken back. */
export const InAnotherTab: Story = {
  args: {
    face: { state: "elsewhere" },
    slots: storySlots({ isElsewhere: true }),
    actions: { ...dashboardProps.actions, retry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Take it over here" }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};
/** Toasts keep above the controls (decisions.md, Notifications). */
export const WithToast: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    toast.info({ title: "A toast" }, { durationMs: null });
    const shown = await screen.findByText("A toast");
    const controls = within(canvasElement).getByRole("toolbar");
    await waitFor(() =>
      expect(shown.getBoundingClientRect().bottom).toBeLessThan(controls.getBoundingClientRect().top),
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
const layoutOf = (part: Partial<LiveDashboardViewProps["layout"]>) => ({
  layout: { ...dashboardProps.layout, rail: "participants" as const, ...part },
});
/** The console of server events above the dashboard, for people with authority (live-session.md §2 Dashboard). */
export const WithDebugConsole: Story = { args: layoutOf({ isConsoleOpen: true }) };
/** The video made small: everybody in the participants' rail of 200 × 112 beside the workspace. */
export const VideoSmall: Story = { args: layoutOf({ isStageOpen: false }) };
/** The participants' rail under the stage is optional. */
export const TilesHidden: Story = { args: layoutOf({ areTilesShown: false }) };

/** Windows are frames here, so that they can be looked at. */
function openInFrame(canvasElement: HTMLElement): () => void {
  const real = window.open;
  window.open = () => {
    const frame = document.createElement("iframe");
    Object.assign(frame, { width: "600", height: "700", title: "The other window" });
    Object.assign(frame.style, {
      position: "fixed",
      right: "24px",
      top: "84px",
      border: "1px solid gray",
      zIndex: "19",
    });
    canvasElement.append(frame);
    const { contentWindow } = frame as HTMLIFrameElement & { contentWindow: Window };
    contentWindow.close = () => frame.remove();
    return contentWindow;
  };
  return () => {
    window.open = real;
  };
}
/** The workspace in its own window of 600 × 700, with the same second; what was there says so (live-session.md §2, §9). */
export const WorkspacePoppedOut: Story = {
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const restore = openInFrame(canvasElement);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Open the workspace in its own window" }));
    restore();
    const theirs = () => canvasElement.querySelector("iframe")?.contentDocument;
    await waitFor(() => expect(theirs()?.querySelector('[data-popped="workspace"]')?.textContent).toContain("1:42"));
    await expect(theirs()?.title).toBe("Workspace · System design");
    await expect(within(canvasElement).getByText("The workspace is in its own window.")).toBeVisible();
  },
};
/** The video in its own window, from More; the workspace has its room meanwhile (live-session.md §2). */
export const VideoPoppedOut: Story = {
  name: "Video popped out (§2.23)",
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const restore = openInFrame(canvasElement);
    await userEvent.click(within(canvas.getByRole("toolbar")).getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Open the video in its own window" }));
    restore();
    const theirs = () => canvasElement.querySelector("iframe")?.contentDocument;
    await waitFor(() => expect(theirs()?.querySelector('[data-popped="stage"]')?.textContent).toContain("Amara"));
    await expect(theirs()?.title).toBe("Video · System design");
    await expect(canvas.getByText("The video is in its own window.")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Video" })).toBeNull();
  },
};
/** Brought back, the panel is in its place and focus on what opened the window. */
export const BroughtBack: Story = {
  tags: ["no-picture"],
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const restore = openInFrame(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Open this panel in its own window" }));
    restore();
    await userEvent.click(await canvas.findByRole("button", { name: "Bring it back" }));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Open this panel in its own window" })).toHaveFocus(),
    );
    await waitFor(() => expect(canvasElement.querySelector("iframe")).toBeNull());
  },
};
/** 'Popup blocked! Please allow popups for this site.' (live-session.md §2 Dashboard). */
export const PopupBlocked: Story = {
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const real = window.open;
    window.open = () => null;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Open the workspace in its own window" }));
    window.open = real;
    await screen.findByText("Popup blocked! Please allow popups for this site.");
    await expect(within(canvasElement).getByRole("button", { name: "Collapse workspace" })).toBeVisible();
  },
};
function Broken(): never {
  throw new Error("planted in a story");
}
/** One broken widget never takes the call down. */
export const BrokenWidget: Story = {
  args: { ...layoutOf({}), slots: { ...storySlots(), workspace: () => <Broken /> } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("This part could not be shown")).toBeVisible();
    await expect(within(canvasElement).getByRole("toolbar")).toBeVisible();
  },
};
/** 'Evaluation Component Error' with 'Reload Page' (live-session.md §2 Dashboard). */
export const BrokenEvaluation: Story = {
  args: { ...layoutOf({ rail: "evaluation" }), slots: { ...storySlots(), evaluation: <Broken /> } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Evaluation Component Error")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Reload Page" })).toBeVisible();
  },
};
/** On a phone one panel shows at a time (DESIGN, below 768); each is looked at in the narrow windows too. */
const phonePanel = (panel: RegExp): Story => ({
  tags: ["no-picture"],
  parameters: {
    viewport: {
      options: { phone: { name: "Phone", styles: { width: "390px", height: "844px" } } },
      defaultViewport: "phone",
    },
  },
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
