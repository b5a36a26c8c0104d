import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ListedTool } from "./headless/tool-panel-rules";
import { storyTools } from "./tool-panel.fixtures";
import { ToolPanelView, type ToolPanelViewProps } from "./view/tool-panel-view";

const [board, delivery] = storyTools as [ListedTool, ListedTool];

function Stage(props: ToolPanelViewProps) {
  return (
    <div style={{ display: "flex", width: 424, maxWidth: "100%", height: 520 }}>
      <ToolPanelView {...props}>
        {props.open.status === "open" ? <p style={{ margin: "auto" }}>The board</p> : null}
      </ToolPanelView>
    </div>
  );
}

const meta = {
  title: "Session/ToolPanel",
  component: Stage,
  subcomponents: { ToolPanelView },
  args: {
    kind: "whiteboard",
    tools: storyTools,
    open: { status: "open", tool: board },
    rights: { mayCreate: true, mayLock: true, mayClear: true },
    onSelect: fn(),
    onCreate: fn(),
    onRename: fn(),
    onLock: fn(),
    onClear: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const actionOf = async (name: string, action: string) => {
  await userEvent.click(screen.getByRole("button", { name: `What to do with ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
};

/** The people in each tool, the locked tool and the open one. */
export const TwoBoards: Story = {
  tags: ["LS-2.22"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText("Amara and you here")).toBeVisible();
    const items = within(canvas.getByRole("list", { name: "Choose a tool" })).getAllByRole("listitem");
    await expect(within(items[1] as HTMLElement).getByLabelText("Locked")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Whiteboard/ })).toHaveAttribute("aria-current", "true");
    await userEvent.click(canvas.getByRole("button", { name: /^Delivery/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(delivery.id);
    await userEvent.click(canvas.getByRole("button", { name: "New whiteboard" }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(canvas.getByText("The board")).toBeVisible();
  },
};
export const Rename: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await actionOf("Whiteboard", "Rename…");
    const field = await screen.findByRole("textbox", { name: "Name" });
    await userEvent.clear(field);
    await expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.type(field, "Overview{Enter}");
    await expect(args.onRename).toHaveBeenCalledWith(board.id, "Overview");
  },
};
export const LockIt: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await actionOf("Whiteboard", "Lock");
    await expect(args.onLock).toHaveBeenCalledWith(board.id, true);
  },
};
/** Clearing asks first. */
export const Clear: Story = {
  play: async ({ args }) => {
    await actionOf("Whiteboard", "Clear…");
    const dialog = await screen.findByRole("dialog", { name: "Clear Whiteboard?" });
    await expect(args.onClear).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Clear" }));
    await expect(args.onClear).toHaveBeenCalledWith(board.id);
  },
};
/** Closing asks first; cancelling closes nothing. */
export const Close: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await actionOf("Whiteboard", "Close…");
    await screen.findByRole("dialog", { name: "Close Whiteboard?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await actionOf("Whiteboard", "Close…");
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledWith(board.id);
  },
};
/** Somebody who takes part names a tool; locking, clearing and closing are not offered. */
export const ForAPeer: Story = {
  tags: ["no-picture"],
  args: { rights: { mayCreate: true, mayLock: false, mayClear: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "What to do with Whiteboard" }));
    const items = await screen.findAllByRole("menuitem");
    await expect(items.map((item) => item.textContent)).toEqual(["Rename…"]);
  },
};
/** An observer chooses what to look at and changes nothing. */
export const ForAnObserver: Story = {
  args: {
    tools: storyTools.map((tool) => ({ ...tool, isReadOnly: true })),
    open: { status: "open", tool: { ...board, isReadOnly: true } },
    rights: { mayCreate: false, mayLock: false, mayClear: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "New whiteboard" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "What to do with Whiteboard" })).toBeNull();
  },
};
export const NoWhiteboard: Story = {
  tags: ["LS-2.49", "LS-8.28"],
  args: { tools: [], open: { status: "none" } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("heading", { name: "No whiteboard selected" })).toBeVisible();
    await expect(canvas.getByText("Create or select a tool from the sidebar to get started.")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "New whiteboard" })[1] as HTMLElement);
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
/** Somebody else has closed what I had open. */
export const ClosedMeanwhile: Story = {
  tags: ["LS-8.28"],
  args: { open: { status: "gone", id: "s12-Gone01" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Error: Tool "s12-Gone01" not found.')).toBeVisible();
  },
};
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { kind: "code", tools: storyTools.map((tool) => ({ ...tool, name: `${tool.name} of the delivery service` })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
