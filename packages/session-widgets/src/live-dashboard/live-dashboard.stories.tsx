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
  parameters: { layout: "fullscreen" },
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Interviewer: Story = { args: { layout: { ...dashboardProps.layout, rail: "participants" } } };
export const Candidate: Story = {
  args: {
    isInterviewee: true,
    head: { ...dashboardProps.head, phase: "yourTurn" },
    layout: { ...dashboardProps.layout, rail: "participants" },
    slots: storySlots({ isInterviewee: true }),
  },
};
/** Observers do not score: the rail holds the people only. */
export const Observer: Story = { args: { slots: { ...storySlots({ isInterviewee: true }), evaluation: null } } };
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
  args: { actions: { ...dashboardProps.actions, goHome: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole("button")[0] as HTMLElement);
    const dialog = await screen.findByRole("dialog");
    await expect(args.actions.goHome).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Leave" }));
    await expect(args.actions.goHome).toHaveBeenCalledOnce();
  },
};
