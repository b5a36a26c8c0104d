import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { preventNavigation, types, unknownItem, unreadItems } from "./notification.fixtures";
import { NotificationDropdownView, type NotificationDropdownViewProps } from "./view/notification-dropdown-view";

function Corner(props: NotificationDropdownViewProps) {
  return (
    <div style={{ display: "flex", justifyContent: "flex-end", alignItems: "flex-start", minHeight: 420, padding: 8 }}>
      <NotificationDropdownView {...props} />
    </div>
  );
}

const meta = {
  title: "Shell/NotificationDropdown",
  component: Corner,
  subcomponents: { NotificationDropdownView },
  args: {
    content: { status: "ready", items: unreadItems },
    unread: 3,
    types,
    reader: { locale: "en", timeZone: "Europe/Zurich" },
    allHref: "#all",
    onOpen: fn(),
    onRead: fn(),
    onReadAll: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Corner>;
export default meta;
type Story = StoryObj<typeof meta>;

const bellOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole("button", { name: "Notifications" });
const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(bellOf(canvasElement));
  return within(within(canvasElement).getByRole("region", { name: "Latest notifications" }));
};

/** The bell is a disclosure: it says whether the list is shown. */
export const Closed: Story = {
  tags: ["IN-6.1"],
  play: async ({ canvasElement, args }) => {
    const bell = bellOf(canvasElement);
    await expect(bell).toHaveAttribute("aria-expanded", "false");
    await expect(within(canvasElement).getByText("3 unread")).toBeInTheDocument();
    await expect(within(canvasElement).queryByRole("region", { name: "Latest notifications" })).toBeNull();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  tags: ["IN-6.1"],
  play: async ({ canvasElement, args }) => {
    const list = await open(canvasElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(list.getAllByRole("listitem")).toHaveLength(3);
    await expect(list.getByText("Panel role play, Thursday 26 November")).toBeVisible();
    await expect(list.getByText("13:55")).toBeVisible();
    await expect(list.getByRole("link", { name: "View all notifications" })).toHaveAttribute("href", "#all");
  },
};

/** Following a notification reads it; the button reads it without leaving. */
export const Reads: Story = {
  tags: ["no-picture", "IN-6.2"],
  play: async ({ canvasElement, args }) => {
    preventNavigation(canvasElement);
    const list = await open(canvasElement);
    await userEvent.click(list.getByRole("link", { name: /Samuel Osei/ }));
    await expect(args.onRead).toHaveBeenCalledWith(unreadItems[2]?.id, true);
    await userEvent.click(list.getByRole("button", { name: "Mark as read: Your session starts soon" }));
    await expect(args.onRead).toHaveBeenLastCalledWith(unreadItems[0]?.id, false);
    await userEvent.click(list.getByRole("button", { name: "Mark all as read" }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

/** Enter opens, Tab goes in, Escape closes and returns to the bell; focus elsewhere closes too. */
export const Keyboard: Story = {
  tags: ["no-picture", "IN-6.2"],
  play: async ({ canvasElement }) => {
    const bell = bellOf(canvasElement);
    bell.focus();
    await userEvent.keyboard("{Enter}");
    await expect(bell).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Mark all as read" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(bell).toHaveFocus();
    await expect(bell).toHaveAttribute("aria-expanded", "false");
  },
};

export const ManyUnread: Story = {
  tags: ["IN-6.1"],
  args: { unread: 10 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("9+")).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["IN-6.1"],
  args: { content: { status: "ready", items: [] }, unread: 0 },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await expect(list.getByText("No new notifications")).toBeVisible();
    await expect(list.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ["IN-6.1"],
  args: { content: { status: "loading" }, unread: null },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await expect(list.queryByText("No new notifications")).toBeNull();
    await expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull();
  },
};

export const Failed: Story = {
  tags: ["IN-6.1"],
  args: { content: { status: "failed" }, unread: null },
  play: async ({ canvasElement, args }) => {
    const list = await open(canvasElement);
    await expect(list.getByText("Failed to load notifications.")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A failure with a reason of its own shows it. */
export const FailedWithReason: Story = {
  tags: ["no-picture"],
  args: { content: { status: "failed", detail: "This page could not sign you in to Hotseat." }, unread: null },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await expect(list.getByText("This page could not sign you in to Hotseat.")).toBeVisible();
  },
};

/** A kind of a later version keeps its data in reach. */
export const UnknownKind: Story = {
  tags: ["IN-6.4"],
  args: { content: { status: "ready", items: [unknownItem] }, unread: 1 },
  play: async ({ canvasElement }) => {
    const list = await open(canvasElement);
    await expect(list.getByText("This notification has no content.")).toBeVisible();
    // A chevron stands in place of the browser's triangle.
    await expect(getComputedStyle(list.getByText("Details")).listStyleType).toBe("none");
    await userEvent.click(list.getByText("Details"));
    await expect(list.getByText(/"workshop": "System design"/)).toBeVisible();
  },
};

/** A notification that came on a page without a bell, such as a call, is announced on the next page. */
export const KnownFromAnEarlierPage: Story = {
  tags: ["no-picture", "IN-6.7"],
  args: { known: { get: () => 1, set: fn() } },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText("2 new notifications")).toBeInTheDocument();
    await expect(args.known?.set).toHaveBeenCalledWith(3);
  },
};
