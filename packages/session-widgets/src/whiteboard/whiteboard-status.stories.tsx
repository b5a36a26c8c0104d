import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyDrawing } from "./whiteboard.fixtures";
import { noteRequests, outside, Stage, says } from "./whiteboard-stage.fixtures";

const meta = {
  title: "Session/Whiteboard",
  tags: ["!autodocs"],
  component: Stage,
  beforeEach: noteRequests,
  afterEach: () => expect(outside()).toEqual([]),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  args: { drawing: storyDrawing, isReadOnly: true, reason: "locked", mayClear: false },
  play: ({ canvasElement }) => says(canvasElement, /The board is locked/),
};
export const Ended: Story = {
  args: { drawing: storyDrawing, isReadOnly: true, reason: "ended", mayClear: false },
  play: ({ canvasElement }) => says(canvasElement, /The session is over/),
};
export const EndedWithLostStrokes: Story = {
  tags: ["TL-W.50"],
  args: { drawing: storyDrawing, isReadOnly: true, reason: "ended", lost: 3, mayClear: false },
  play: ({ canvasElement }) => says(canvasElement, /The session is over.*3 changes were not stored/),
};
export const ClosedWithLostStrokes: Story = {
  tags: ["no-picture", "TL-W.67"],
  args: { drawing: storyDrawing, isReadOnly: true, reason: "closed", lost: 1, mayClear: false },
  play: ({ canvasElement }) => says(canvasElement, /The board was closed.*1 change was not stored/),
};
export const LockedWithUnsentStrokes: Story = {
  tags: ["no-picture", "TL-W.51"],
  args: { drawing: storyDrawing, isReadOnly: true, reason: "locked", unsent: 1, mayClear: false },
  play: ({ canvasElement }) => says(canvasElement, /The board is locked.*1 change waits/),
};
export const EndedAndEmpty: Story = {
  tags: ["no-picture"],
  args: { isReadOnly: true, reason: "ended", mayClear: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nothing is drawn yet.")).toBeVisible();
  },
};
export const ReadOnly: Story = {
  tags: ["no-picture"],
  args: { drawing: storyDrawing, isReadOnly: true, reason: "read_only", mayClear: false },
  play: ({ canvasElement }) => says(canvasElement, /look at this board, not draw on it/),
};
export const Connecting: Story = {
  tags: ["no-picture"],
  args: { isReadOnly: true, face: "connecting" },
  play: ({ canvasElement }) => says(canvasElement, /Connecting to the board/),
};
export const Reconnecting: Story = {
  args: { drawing: storyDrawing, face: "reconnecting", unsent: 3, onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await says(canvasElement, /What you draw is kept and sent afterwards.*3 changes wait/);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = {
  args: { drawing: storyDrawing, face: "offline", unsent: 1, onRetry: fn() },
  play: ({ canvasElement }) => says(canvasElement, /You are offline.*1 change waits/),
};
export const Refused: Story = {
  tags: ["no-picture"],
  args: { isReadOnly: true, face: "refused", onRetry: fn() },
  play: ({ canvasElement }) => says(canvasElement, /does not let you into this board/),
};
export const SignInNeeded: Story = {
  tags: ["no-picture", "TL-P.120"],
  args: { isReadOnly: true, face: "refused", refusal: "not_authenticated", onRetry: fn() },
  play: ({ canvasElement }) => says(canvasElement, /Sign in to open this board/),
};
export const NoSuchBoard: Story = {
  tags: ["no-picture", "TL-P.120"],
  args: { isReadOnly: true, face: "refused", refusal: "not_found", onRetry: fn() },
  play: ({ canvasElement }) => says(canvasElement, /does not exist, or you may not open it/),
};
export const TooManyConnections: Story = {
  tags: ["no-picture", "TL-P.120"],
  args: { isReadOnly: true, face: "refused", refusal: "too_many_requests", unsent: 2, onRetry: fn() },
  play: ({ canvasElement }) => says(canvasElement, /Too many connections from your network.*2 changes wait/),
};
export const Removed: Story = {
  tags: ["no-picture", "TL-W.53"],
  args: { isReadOnly: true, face: "refused", refusal: "removed", unsent: 2, onRetry: fn() },
  play: ({ canvasElement }) => says(canvasElement, /no longer in this session\. 2 changes were not stored\./),
};
export const Full: Story = {
  tags: ["no-picture"],
  args: { drawing: storyDrawing, refusal: "full" },
  play: ({ canvasElement }) => says(canvasElement, /The board is full/),
};
export const FullOfImages: Story = {
  tags: ["no-picture", "TL-W.41"],
  args: { drawing: storyDrawing, refusal: "images_full" },
  play: ({ canvasElement }) => says(canvasElement, /as many images as it can hold/),
};
