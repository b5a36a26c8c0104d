import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { readAddress } from "./headless/listing-filters";
import { listedSession, myNext } from "./session-listing.fixtures";
import { listingProps } from "./session-listing.props.fixtures";
import { SessionListingView } from "./view/session-listing-view";

const meta = {
  title: "Shell/SessionListing",
  tags: ["!autodocs"],
  component: SessionListingView,
  parameters: { layout: "fullscreen" },
  args: listingProps,
} satisfies Meta<typeof SessionListingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Past their time: one waits for its start, one was cancelled, one was never started. */
export const LateAndCancelled: Story = {
  args: {
    time: fixedTicker(Date.parse("2026-11-24T15:12:00.000Z")),
    next: null,
    content: {
      status: "ready",
      sessions: [
        listedSession({ id: 71 }),
        listedSession({
          id: 72,
          status: "CANCELLED",
          view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } },
        }),
        listedSession({
          id: 73,
          start_time: "2026-11-24T09:00:00.000Z",
          view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } },
        }),
      ],
      total: 3,
      more: "none",
    },
  },
  play: async ({ canvasElement }) => {
    const row = (id: number) => canvasElement.querySelector(`[data-session="${id}"]`);
    await expect(row(71)).toHaveTextContent("Late");
    await expect(row(72)).toHaveTextContent("Cancelled");
    await expect(row(73)).toHaveTextContent("Did not take place");
  },
};

export const Live: Story = {
  args: { next: { ...myNext, status: "IN_PROGRESS", view: { ...myNext.view, badges: ["LIVE", "HOST"] } } },
};

export const WaitingForTheStart: Story = {
  args: {
    next: { ...myNext, access_level: "CLOSED" },
    time: fixedTicker(Date.parse("2026-11-24T13:02:00.000Z")),
  },
};

/** The others wait for me: I may start it. */
export const MineToStart: Story = {
  args: {
    next: { ...myNext, access_level: "CLOSED", view: { ...myNext.view, badges: ["HOST"] } },
    time: fixedTicker(Date.parse("2026-11-24T13:02:00.000Z")),
  },
};

export const LaterToday: Story = { args: { time: fixedTicker(Date.parse("2026-11-24T07:48:10.000Z")) } };

export const InDays: Story = {
  args: {
    next: listedSession({ ...myNext, start_time: "2026-11-28T13:00:00.000Z", opens_at: "2026-11-28T12:55:00.000Z" }),
  },
};

export const NoNextSession: Story = { args: { next: null } };

export const Loading: Story = { args: { content: { status: "loading" }, next: undefined } };

/** An empty list leads to the form of a new session, under each tab and with filters. */
export const Empty: Story = {
  tags: ["AS-8.7", "LS-D1.1"],
  args: { content: { status: "ready", sessions: [], total: 0, more: "none" }, next: null },
  play: async ({ canvasElement }) => {
    const panel = within(within(canvasElement).getByRole("tabpanel"));
    await expect(panel.getByRole("link", { name: "New session" })).toHaveAttribute("href", "#new-session");
  },
};

export const NothingFits: Story = { ...Empty, args: { ...Empty.args, address: readAddress("?language=it") } };

export const MineEmpty: Story = { ...Empty, args: { ...Empty.args, address: readAddress("?tab=mine") } };

export const RecommendedEmpty: Story = { ...Empty, args: { ...Empty.args, address: readAddress("?tab=recommended") } };

export const TimelineEmpty: Story = { ...Empty, args: { ...Empty.args, address: readAddress("?tab=timeline") } };

/** While changes do not arrive, the page says that it may be old. */
export const ConnectionLost: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(/^The connection is lost\. What you see may be out of date/);
    await expect(words).toBeVisible();
    await expect(words.closest('[role="status"]')).not.toBeNull();
  },
};
export const ConnectionLostMobile: Story = { ...ConnectionLost, globals: { viewport: { value: "phone" } } };

export const Failed: Story = { args: { content: { status: "failed", detail: null }, next: null } };
