import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { adminRequests, NOW } from "./admin-requests.fixtures";
import type { DecideRequests } from "./admin-requests.types";
import { AdminRequestsView } from "./admin-requests-view";

const meta = {
  title: "Admin/AdminRequests",
  component: AdminRequestsView,
  args: {
    list: { status: "ready", items: adminRequests, count: 12, more: "available" },
    now: NOW,
    onDecide: fn<DecideRequests>(async () => ({ ok: true })),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminRequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const REASON = "Please register again with your address at the institution, so that we know it is you.";
const rows = () => screen.getAllByRole("row").slice(1);

/** A request is approved in its row; more are loaded on request. */
export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(rows()[0]).toHaveTextContent("3 days");
    await userEvent.click(canvas.getByRole("button", { name: "Approve Karim Belhadj" }));
    await expect(args.onDecide).toHaveBeenCalledWith(["b"], { decision: "approve" });
    await userEvent.click(canvas.getByRole("button", { name: "Load more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** An address that another identity provider did not confirm is marked: anybody can have typed it. */
export const NotConfirmed: Story = {
  tags: ["no-picture", "AS-2.11"],
  args: {
    list: {
      status: "ready",
      items: adminRequests.map((request) => ({ ...request, is_confirmed: request.id !== "b" })),
      count: 5,
      more: "none",
    },
  },
  play: async () => {
    const marked = rows().filter((row) => within(row).queryByText("Address not confirmed") !== null);
    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveTextContent("karim.belhadj@mail.example");
  },
};
export const NotConfirmedMobile: Story = { ...NotConfirmed, globals: { viewport: { value: "phone" } } };

/** Several are selected; the bar counts them and approves them together. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Anna Test" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select Selma Novak" }));
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Select all" })).toBePartiallyChecked();
  },
};

export const ManyApproved: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all" }));
    await userEvent.click(
      within(canvas.getByRole("region", { name: "Selection" })).getByRole("button", { name: "Approve" }),
    );
    await expect(args.onDecide).toHaveBeenCalledWith(["a", "b", "c", "d", "e"], { decision: "approve" });
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Selection" })).toBeNull());
  },
};

/** The reason has words to begin with; what the person will read can be changed. */
export const Rejecting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Reject Anna Test" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("textbox")).toHaveValue(REASON);
    await userEvent.click(dialog.getByRole("radio", { name: "Other" }));
    await expect(dialog.getByRole("button", { name: "Reject" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("radio", { name: "We do not know this address" }));
    await expect(dialog.getByRole("textbox")).toHaveValue(REASON);
  },
};

/** Typed words stay when another suggestion is chosen, and they are sent. */
export const RejectedWithOwnWords: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Reject Anna Test" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "  Ask Ivan. ");
    await userEvent.click(dialog.getByRole("radio", { name: "Already has an account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await expect(args.onDecide).toHaveBeenCalledWith(["a"], { decision: "reject", reason: "Ask Ivan." });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A refused rejection keeps the typed words, with the reason beside them. */
export const RejectionRefused: Story = {
  tags: ["no-picture"],
  args: {
    onDecide: fn<DecideRequests>(async () => ({ ok: false, message: "Hotseat could not answer.", fields: {} })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Reject Anna Test" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "Ask Ivan.");
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/Hotseat could not answer\./));
    await expect(dialog.getByRole("textbox")).toHaveValue("Ask Ivan.");
  },
};

/** A second press while one runs sends nothing. */
export const Deciding: Story = {
  tags: ["no-picture"],
  args: { onDecide: fn<DecideRequests>(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const approve = within(canvasElement).getByRole("button", { name: "Approve Anna Test" });
    await userEvent.click(approve);
    await userEvent.click(approve);
    await expect(approve).toHaveAttribute("aria-busy", "true");
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

/** On a phone each request is a card, and nothing is cut. */
export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table").parentElement as HTMLElement;
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(within(rows()[0] as HTMLElement).getByRole("button", { name: /Approve/ })).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { list: { status: "ready", items: [], count: 0, more: "none" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Nobody is waiting" })).toBeVisible();
  },
};
export const Loading: Story = { args: { list: { status: "loading" } } };
export const Failed: Story = {
  args: { list: { status: "failed", detail: null } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
