import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { chatEntries, failedEntry, longEntries, manyEntries, removedEntry, sendingEntry } from "./chat.fixtures";
import { ChatView, type ChatViewProps } from "./view/chat-view";

/** Keeps what is typed, as the connected chat does. */
function WithDraft(props: ChatViewProps) {
  const [draft, setDraft] = useState(props.draft);
  const change = (text: string) => {
    setDraft(text);
    props.onDraft(text);
  };
  return <ChatView {...props} draft={draft} onDraft={change} />;
}

const meta = {
  title: "Session/Chat",
  component: ChatView,
  args: {
    entries: chatEntries,
    draft: "",
    onDraft: fn(),
    onSend: fn(),
    mayWrite: "yes",
    mayRemoveAny: false,
    onRemove: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    timeZone: "Europe/Zurich",
  },
  // A new value from the controls restarts the story with it.
  render: (args) => <WithDraft key={args.draft} {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 352, height: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ChatView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {};
export const Empty: Story = { args: { entries: [] } };
/** Enter sends, Shift+Enter begins a line. */
export const Writing: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox");
    await userEvent.type(field, "One{Shift>}{Enter}{/Shift}Two");
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue("One\nTwo");
    await userEvent.type(field, "{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
/** On the screen at once, before the server has it. */
export const Sending: Story = { args: { entries: [...chatEntries, sendingEntry] } };
/** The text is kept; it can be sent again or given up. */
export const NotSent: Story = {
  args: { entries: [...chatEntries, failedEntry({ kind: "unreachable" })] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("client-8");
  },
};
/** A page without an access token names that, and not the connection. */
export const NoAccessToken: Story = {
  tags: ["no-picture"],
  args: { entries: [...chatEntries, failedEntry({ kind: "accessToken" })] },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^Not sent: This page could not sign you in to Hotseat\./),
    ).toBeVisible();
  },
};
export const TooManyAtOnce: Story = { args: { entries: [...chatEntries, failedEntry({ kind: "tooFast" })] } };
export const Refused: Story = {
  args: { entries: [...chatEntries, failedEntry({ kind: "refused", message: "This session is over." })] },
};
export const Removed: Story = { args: { entries: [...chatEntries, removedEntry] } };
/** The host takes anybody's message back; it takes two presses. */
export const Removing: Story = {
  tags: ["no-picture"],
  args: { mayRemoveAny: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getAllByRole("button", { name: "More actions for this message" })[1] as HTMLElement,
    );
    await userEvent.click(await screen.findByRole("menuitem"));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
};
/** Links are links, markup is text, long words wrap, other scripts run their own way. */
export const LongAndStrange: Story = {
  args: { entries: longEntries },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(canvasElement.querySelector("script, b")).toBeNull();
    const log = within(canvasElement).getByRole("log");
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};
/** The newest message is in view; older ones are fetched. */
export const Long: Story = {
  args: { entries: manyEntries, older: { isLoading: false, onLoad: fn() } },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole("log");
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 4);
  },
};
export const NearlyTooLong: Story = { args: { draft: "a".repeat(960) } };
export const TooLong: Story = { args: { draft: `${"word ".repeat(201)}end` } };
/** Observers read along (decided in the server's README). */
export const Observer: Story = { args: { mayWrite: "observer" } };
export const Over: Story = { args: { mayWrite: "over" } };
export const NotLive: Story = { args: { mayWrite: "notLive", entries: [] } };
