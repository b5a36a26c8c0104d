import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { allItems, NOW, preventNavigation, types } from "./notification.fixtures";
import { NotificationsPageView } from "./view/notifications-page-view";

const meta = {
  title: "Shell/NotificationsPage",
  component: NotificationsPageView,
  parameters: { layout: "fullscreen" },
  args: {
    content: { status: "ready", items: allItems },
    unread: 3,
    types,
    reader: { locale: "en", timeZone: "Europe/Zurich" },
    now: NOW,
    filter: "all",
    onFilter: fn(),
    more: "none",
    onMore: fn(),
    preferencesHref: "#preferences",
    onRead: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof NotificationsPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  tags: ["IN-6.3"],
  play: async ({ canvas, canvasElement, args }) => {
    preventNavigation(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Today",
      "Yesterday",
      "Friday 20 November",
    ]);
    await userEvent.click(canvas.getByRole("link", { name: "Set up and join" }));
    await expect(args.onRead).toHaveBeenCalledWith(allItems[0]?.id, true);
    await userEvent.click(canvas.getByRole("radio", { name: "Unread · 3" }));
    await expect(args.onFilter).toHaveBeenCalledWith("unread");
  },
};

/** A session that the reader may no longer see: the message stays, the way there is gone. */
export const SessionOutOfSight: Story = {
  tags: ["no-picture", "IN-5.2"],
  play: async ({ canvas }) => {
    const row = canvas.getByText("You are invited").closest("li") as HTMLElement;
    await expect(within(row).getByText("You can no longer see this session.")).toBeVisible();
    await expect(within(row).queryByRole("link")).toBeNull();
  },
};

export const MoreToLoad: Story = {
  tags: ["no-picture", "IN-2.1"],
  args: { more: "available" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show more" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const NothingYet: Story = {
  args: { content: { status: "ready", items: [] }, unread: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have no notifications yet")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  },
};

export const AllRead: Story = {
  tags: ["no-picture"],
  args: { content: { status: "ready", items: [] }, unread: 0, filter: "unread" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have read everything")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { content: { status: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("listitem")).toBeNull();
    await expect(canvas.queryByText("You have no notifications yet")).toBeNull();
  },
};

export const Failed: Story = {
  args: { content: { status: "failed" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A failure with a reason of its own shows it. */
export const FailedWithReason: Story = {
  tags: ["no-picture"],
  args: { content: { status: "failed", detail: "This page could not sign you in to Hotseat." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("This page could not sign you in to Hotseat.");
  },
};
