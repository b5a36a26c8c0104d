import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { layoutOf, WIDE, WithLayout } from "./dashboard-stage.fixtures";
import { dashboardProps } from "./live-dashboard.fixtures";
import { LiveDashboardView } from "./view/live-dashboard-view";

const meta = {
  title: "Session/LiveDashboard/Windows",
  tags: ["!autodocs"],
  component: LiveDashboardView,
  args: dashboardProps,
  ...WIDE,
  render: (args) => <WithLayout {...args} />,
} satisfies Meta<typeof LiveDashboardView>;
export default meta;
type Story = StoryObj<typeof meta>;

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
/** The workspace in its own window of 600 × 700, with the same clock; a note takes its place in the page. */
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
/** The line between video and workspace moves by keyboard. */
export const PanelsResized: Story = {
  name: "Panels resized",
  tags: ["no-picture", "LS-2.23"],
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole("separator", { name: "Video and workspace" });
    const before = Number(line.getAttribute("aria-valuenow"));
    line.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(Number(line.getAttribute("aria-valuenow"))).toBeLessThan(before));
  },
};
/** The video in its own window, from More; the workspace has its room meanwhile. */
export const VideoPoppedOut: Story = {
  name: "Video popped out",
  tags: ["LS-2.23"],
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
/** After its return the panel is in its place, and the focus is on the button that opened the window. */
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
/** 'Popup blocked! Please allow popups for this site.' */
export const PopupBlocked: Story = {
  name: "Popup blocked",
  tags: ["LS-2.23", "LS-9.25"],
  args: layoutOf({}),
  play: async ({ canvasElement }) => {
    const real = window.open;
    const blocked = fn(() => null);
    window.open = blocked;
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Open the workspace in its own window" }));
    window.open = real;
    await expect(blocked.mock.calls).toEqual([[expect.anything(), expect.anything(), "popup,width=600,height=700"]]);
    await screen.findByText("Popup blocked! Please allow popups for this site.");
    await expect(within(canvasElement).getByRole("button", { name: "Collapse workspace" })).toBeVisible();
  },
};
