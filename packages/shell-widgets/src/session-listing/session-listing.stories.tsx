import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { readAddress } from "./headless/listing-filters";
import { leading, listedSession, listedSessions, myNext, ownAndPastSessions } from "./session-listing.fixtures";
import { listingProps } from "./session-listing.props.fixtures";
import { SessionListingView } from "./view/session-listing-view";

const meta = {
  title: "Shell/SessionListing",
  component: SessionListingView,
  parameters: { layout: "fullscreen" },
  args: listingProps,
} satisfies Meta<typeof SessionListingView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One row for each action and state; the next session starts in four minutes. */
export const Rows: Story = {};

/** The longest action of a list sets the width of the column in all rows, so that languages and seats align. */
export const ColumnsLineUp: Story = {
  tags: ["regression"],
  globals: { language: "de" },
  args: { reader: { locale: "de", timeZone: "Europe/Zurich" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Teilnahme anfragen");
    const lefts = [...canvasElement.querySelectorAll("[data-session]")].map((row) =>
      Math.round(row.querySelector("[data-seats]")?.getBoundingClientRect().left ?? 0),
    );
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** Finished sessions follow the planned ones, under their own headings, and are marked. */
export const MineWithThoseOver: Story = {
  args: {
    address: readAddress("?tab=mine"),
    content: { status: "ready", sessions: ownAndPastSessions, total: ownAndPastSessions.length, more: "none" },
  },
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('[data-session="52"]') as HTMLElement;
    for (const link of within(row).getAllByRole("link")) await expect(link).toHaveAttribute("href", "#feedback-52");
  },
};

/** A leader sees the sessions with open requests for a seat; answered requests are not shown. */
export const RequestsWaiting: Story = {
  tags: ["AS-8.10"],
  args: {
    next: { ...myNext, view: { ...myNext.view, badges: ["HOST"] }, waiting_requests: 1 },
    content: { status: "ready", sessions: leading, total: leading.length, more: "none" },
  },
  play: async ({ canvasElement }) => {
    const rowOf = (id: number) => canvasElement.querySelector(`[data-session="${id}"]`);
    await expect(within(canvasElement).getByRole("region", { name: "Your next session" })).toHaveTextContent(
      "1 request",
    );
    await expect(rowOf(61)).toHaveTextContent("2 requests");
    await expect(rowOf(62)).not.toHaveTextContent("request");
  },
};

/** A long action goes below the text that it would squeeze: a title that fits one line stays on it, no word is broken. */
export const LongActionsOnAPhone: Story = {
  tags: ["regression"],
  globals: { viewport: { value: "phone" }, language: "fr" },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole("link", { name: "Panel role play" });
    const ask = within(canvasElement).getByRole("link", { name: /^Demander à participer/ });
    await expect(ask.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
    await expect(title.getClientRects()).toHaveLength(1);
  },
};

/** Choosing a language changes the address, and only that filter. */
export const Filters: Story = {
  args: { address: readAddress("?language=en") },
  play: async ({ canvasElement, args }) => {
    const chip = canvasElement.querySelector<HTMLElement>("[data-filter=language]");
    if (!chip) throw new Error("no language chip");
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Deutsch" }));
    await expect(args.onAddressChange).toHaveBeenCalledWith(readAddress("?language=en,de"));
  },
};

/** A press on a tab adds one entry to the browser's history, also while the address has not changed yet. */
export const AnotherTab: Story = {
  tags: ["no-picture", "regression"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("tab", { name: "Mine" }));
    await expect(args.onAddressChange).toHaveBeenCalledOnce();
    await expect(args.onAddressChange).toHaveBeenCalledWith(readAddress("?tab=mine"));
  },
};

export const ManyFilters: Story = {
  args: { address: readAddress("?module=M1,M2&language=en,de,fr&sector=health&from=2026-11-24&to=2026-11-30") },
};

export const LoadingMore: Story = {
  args: { content: { status: "ready", sessions: listedSessions.slice(0, 2), total: 40, more: "loading" } },
};

export const MoreToLoad: Story = {
  args: { content: { status: "ready", sessions: listedSessions.slice(0, 2), total: 40, more: "available" } },
  play: async ({ canvasElement, args }) => {
    const buttons = within(canvasElement).getAllByRole("button");
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Each recommended session says why; the pillar is named once there are ratings. */
export const Recommended: Story = {
  tags: ["AS-8.9"],
  args: {
    address: readAddress("?tab=recommended"),
    content: {
      status: "ready",
      sessions: [
        listedSession({
          id: 71,
          recommendation: { reasons: ["your_language", "lowest_pillar"], pillar: "Leadership" },
        }),
        listedSession({ id: 72, recommendation: { reasons: ["your_language"], pillar: null } }),
      ],
      total: 2,
      more: "none",
    },
  },
  play: async ({ canvasElement }) => {
    const row = (id: number) => canvasElement.querySelector(`[data-session="${id}"]`);
    await within(canvasElement).findAllByText(/language|langue|Sprache|lingua/);
    await expect(row(71)).toHaveTextContent("Trains Leadership, where peers rate you lowest · In your language");
    await expect(row(72)).toHaveTextContent("In your language");
  },
};

/** A cancelled session of mine has the owner's reason. */
export const CancelledWithReason: Story = {
  args: {
    address: readAddress("?tab=mine"),
    content: {
      status: "ready",
      sessions: [
        listedSession({
          id: 73,
          status: "CANCELLED",
          my_status: "CONFIRMED",
          cancel_reason: "I have a fever. Let us meet next week.",
          view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } },
        }),
      ],
      total: 1,
      more: "none",
    },
  },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText("Reason: I have a fever. Let us meet next week.")).toBeVisible(),
};

/** A program takes one of the seats: a text says so before a person registers. */
export const WithProgram: Story = {
  args: {
    content: {
      status: "ready",
      sessions: listedSessions.map((session) => ({
        ...session,
        people: session.people.map((person) => ({ ...person, is_program: person.full_name === "Samuel Osei" })),
      })),
      total: 6,
      more: "none",
    },
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll("[data-program]")].map((label) => label.closest("[data-session]"));
    await expect(rows.map((row) => row?.getAttribute("data-session"))).toEqual(["41", "45"]);
    await expect(canvasElement.querySelectorAll("[data-mark]")).toHaveLength(2);
  },
};

/** The language of the session stands in every row, on a phone too. */
export const LanguageOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>("[data-session]")];
    const shown = rows.map((row) =>
      within(row)
        .getAllByText(/English|Deutsch/)
        .some((words) => words.checkVisibility()),
    );
    await expect(shown).toEqual(rows.map(() => true));
  },
};

export const LongTexts: Story = {
  args: {
    content: {
      status: "ready",
      total: 1,
      more: "none",
      sessions: [
        listedSession({
          duration_minutes: 240,
          capacity: 8,
          attendee_count: 8,
          type: {
            module: { key: "M1", title: "Ihr Pitch, Ihre Handschrift", shortTitle: "Persönlicher Pitch" },
            workshop: {
              key: "pitch_pro",
              title: "Der berufliche Pitch: 60 Sekunden, höchstens 90, vor einem Auswahlgremium",
            },
          },
          view: { state: "JOINABLE", badges: ["LIVE", "OWNER"], cta: { action: "JOIN" } },
        }),
      ],
    },
  },
};
