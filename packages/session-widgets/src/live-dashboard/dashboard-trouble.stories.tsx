import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { STORY_SECOND_MS } from "../schedule/schedule.fixtures";
import { layoutOf, WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { dashboardProps, storySlots } from "./live-dashboard.fixtures";
import { LiveDashboardView } from "./view/live-dashboard-view";

const meta = {
  title: "Session/LiveDashboard/Trouble",
  tags: ["!autodocs"],
  component: LiveDashboardView,
  args: dashboardProps,
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A blip: only the mark shows it. */
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
/** The dialog about the lost connection is closed: board, pad and notes can be used, and the banner stays. */
export const LostAndGoingOn: Story = {
  tags: ["LS-D4.8", "no-picture"],
  args: Lost.args ?? {},
  play: async ({ args, canvas }) => {
    const dialog = await screen.findByRole("alertdialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Continue without the call" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByRole("toolbar")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try now" }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
  },
};
/** The call is on another device: nothing covers the text field, and the call can be taken back. */
export const InAnotherTab: Story = {
  args: {
    face: { state: "elsewhere" },
    slots: storySlots({ isElsewhere: true }),
    actions: { ...dashboardProps.actions, retry: fn() },
  },
  play: async ({ canvasElement, args }) => {
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    const banner = canvasElement.querySelector<HTMLElement>("[data-tone]:has(button)");
    if (!banner) throw new Error("the banner was not found");
    await userEvent.click(within(banner).getByRole("button", { name: "Bring the call here" }));
    await expect(args.actions.retry).toHaveBeenCalledOnce();
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
/** 'Evaluation Component Error' with 'Reload Page'. */
export const BrokenEvaluation: Story = {
  args: { ...layoutOf({ rail: "evaluation" }), slots: { ...storySlots(), evaluation: <Broken /> } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Evaluation Component Error")).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Reload Page" })).toBeVisible();
  },
};
