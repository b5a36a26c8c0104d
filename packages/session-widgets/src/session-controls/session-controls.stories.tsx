import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { freeSchedule, STORY_SECOND_MS, storySchedule } from "../schedule/schedule.fixtures";
import { storyControls } from "./session-controls.fixtures";
import { SessionControlsView } from "./session-controls-view";

const meta = {
  title: "Session/SessionControls",
  component: SessionControlsView,
  args: {
    ...storyControls,
    onDesignate: fn(),
    onClear: fn(),
    onFeature: fn(),
    onFlowMode: fn(),
    onSeek: fn(),
  },
  render: (args) => (
    <div style={{ width: 352, maxWidth: "100%" }}>
      <SessionControlsView {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
  },
} satisfies Meta<typeof SessionControlsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guided: Story = {
  name: "Guided",
  tags: ["LS-2.38", "LS-D4.3"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await expect(await canvas.findByRole("combobox", { name: "Candidate" })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Interviewer" })).toBeVisible();
    for (const time of ["Candidate’s time left", "This question"]) await expect(canvas.getByText(time)).toBeVisible();
  },
};
/** Every segment says whose turn it is part of, and questions their number. */
export const GoToSegment: Story = {
  args: { onSeek: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    const box = await within(canvasElement).findByRole("combobox", { name: "Go to segment" });
    await expect(box).toHaveTextContent("Amara · Question 3");
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole("option", { name: "Lucie · Question 1" }));
    await expect(args.onSeek).toHaveBeenCalledWith(6);
  },
};
/** In FREE mode the question is chosen here, and its limit counts by the server's clock. */
export const Free: Story = {
  name: "Free",
  tags: ["LS-2.38"],
  args: {
    schedule: freeSchedule(),
    featured: { id: 2, limit: { startedAt: new Date(STORY_SECOND_MS - 20_000).toISOString(), remainingSec: 90 } },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    const label = await within(canvasElement).findByText("Time per question");
    await expect(label).toBeVisible();
    // A turn of 18 minutes and two questions.
    await expect(label.nextElementSibling).toHaveTextContent("9:00");
  },
};
/** The flow mode is changed only before the start and while paused. */
export const Paused: Story = {
  args: { schedule: storySchedule({ status: "PAUSED", started_at: null, remaining_sec: 102 }) },
};
export const Nobody: Story = { args: { designated: { interviewer: null, interviewee: null, spotlight: null } } };
export const Busy: Story = { args: { disabled: true } };
export const Closed: Story = { play: async () => {} };
/** 'Clear All Roles' is asked for twice. */
export const ClearAllRoles: Story = {
  args: { onClear: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvasElement.querySelector("summary") as HTMLElement);
    await userEvent.click(await canvas.findByText("Clear All Roles"));
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("Clear roles"));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
