import { fixedTicker } from "@hotseat/core/ticker";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { listedSession, myNext } from "../session-listing/session-listing.fixtures";
import { storyLinks } from "../shared/story-links";
import type { BlockedPerson, WrittenEvaluation } from "./my-page.types";
import { MyPageView, type MyPageViewProps } from "./my-page-view";

const past = (id: number, start_time: string, title: string) =>
  listedSession({
    id,
    start_time,
    status: "COMPLETED",
    my_status: "CONFIRMED",
    type: {
      module: { key: "M3", title: "The Field Test", shortTitle: "Field test" },
      workshop: { key: "system_design", title },
    },
  });

const written = (id: number, evaluatee_name: string, change: Partial<WrittenEvaluation> = {}): WrittenEvaluation => ({
  id,
  session_id: 30,
  evaluatee: id,
  evaluatee_name,
  session: { title: "System design", start_time: "2026-11-18T13:00:00.000Z" },
  status: "SUBMITTED",
  answers: [{ score: 5 }, { score: 4 }, { score: 5 }],
  comments: "",
  ...change,
});

const meta = {
  title: "Shell/MyPage",
  component: MyPageView,
  parameters: { layout: "fullscreen" },
  args: {
    person: { full_name: "Jonas Keller", email: "jonas@hotseat.example" },
    next: myNext,
    past: {
      status: "ready",
      more: "none",
      items: [
        past(30, "2026-11-18T13:00:00.000Z", "System design"),
        past(29, "2026-11-11T13:00:00.000Z", "Your 60-second pitch"),
        past(28, "2026-11-04T13:00:00.000Z", "Talking about salary, hours and the first hundred days"),
      ],
    },
    written: {
      status: "ready",
      more: "none",
      items: [
        written(1, "Amara Diallo", { status: "DRAFT", answers: [{ score: 2 }, { score: null }] }),
        written(2, "Lucie Moreau"),
        written(3, "Mateo Rossi", { status: "DRAFT", answers: [] }),
      ],
    },
    reader: { locale: "en", timeZone: "Europe/Zurich" },
    time: fixedTicker(Date.parse("2026-11-24T13:07:00.000Z")),
    links: {
      ...storyLinks,
      newSession: "#new",
      calendar: "#calendar",
      evaluations: (id: number, person: number) => `#evaluations-${id}-${person}`,
    },
    blocked: { status: "ready", more: "none", items: [] },
    onUnblock: fn(async (_person: BlockedPerson) => true),
    onRetryBlocked: fn(),
    onMorePast: fn(),
    onRetryPast: fn(),
    onMoreWritten: fn(),
    onRetryWritten: fn(),
  },
} satisfies Meta<typeof MyPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A past session leads to its feedback with one press, and the page to the calendar feed. */
export const FeedbackAndCalendar: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const feedback = page.getByRole("link", { name: "Your feedback on System design" });
    await expect(feedback).toHaveAttribute("href", "#feedback-30");
    await expect(page.getByRole("link", { name: "Show the address" })).toHaveAttribute("href", "#calendar");
  },
};
/** A draft is marked, and links to the page where it is finished. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const draft = within(canvasElement).getByRole("link", { name: "Amara Diallo" });
    await expect(draft).toHaveAttribute("href", "#evaluations-30-1");
    await expect(draft.closest("li")).toHaveTextContent("Draft");
  },
};
/** The empty list of sessions leads to a new one. */
export const Nothing: Story = {
  tags: ["AS-8.7"],
  args: {
    next: null,
    past: { status: "ready", more: "none", items: [] },
    written: { status: "ready", more: "none", items: [] },
  },
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("link", { name: "New session" })).toHaveAttribute("href", "#new"),
};
export const Loading: Story = { args: { next: null, past: { status: "loading" }, written: { status: "loading" } } };
export const Failed: Story = {
  args: { past: { status: "failed", detail: null }, written: { status: "failed", detail: "The server is busy." } },
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole("button");
    await userEvent.click(first as HTMLElement);
    await expect(args.onRetryPast).toHaveBeenCalledOnce();
    await userEvent.click(second as HTMLElement);
    await expect(args.onRetryWritten).toHaveBeenCalledOnce();
  },
};
export const More: Story = {
  args: {
    past: { status: "ready", more: "available", items: [past(30, "2026-11-18T13:00:00.000Z", "System design")] },
    written: { status: "ready", more: "loading", items: [written(2, "Lucie Moreau")] },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole("button")[0] as HTMLElement);
    await expect(args.onMorePast).toHaveBeenCalledOnce();
  },
};

const blocked: readonly BlockedPerson[] = [
  { keycloak_id: "mateo", full_name: "Mateo Rossi", created_at: "2026-11-18T13:20:00.000Z" },
  { keycloak_id: "lucie", full_name: "Lucie Moreau van der Westhuizen", created_at: "2026-11-04T13:20:00.000Z" },
];

/** Keeps the list, as the connected page does. */
function WithBlocks({ blocked, onUnblock, ...rest }: MyPageViewProps) {
  const [items, setItems] = useState(blocked.status === "ready" ? blocked.items : []);
  const unblock = async (person: BlockedPerson) => {
    setItems(items.filter((each) => each !== person));
    return onUnblock(person);
  };
  return <MyPageView {...rest} blocked={{ status: "ready", more: "none", items }} onUnblock={unblock} />;
}

/** The people I blocked; a text says when the last block was removed. */
export const Blocked: Story = {
  args: { blocked: { status: "ready", more: "none", items: blocked } },
  // A new list from the controls restarts the story with it.
  render: (args) => <WithBlocks key={JSON.stringify(args.blocked)} {...args} />,
};
export const NobodyBlockedAnyMore: Story = {
  ...Blocked,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const heading = page.getByRole("heading", { name: "People you blocked" });
    await userEvent.click(page.getByRole("button", { name: "Unblock Mateo Rossi" }));
    await expect(args.onUnblock).toHaveBeenCalledWith(blocked[0]);
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(page.getByRole("button", { name: /^Unblock Lucie/ }));
    await expect(await page.findByText("Nobody is blocked any more")).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
/** A second press on a row that is busy does nothing; another row goes at once. */
export const UnblockingTwo: Story = {
  tags: ["no-picture"],
  args: {
    blocked: { status: "ready", more: "none", items: blocked },
    onUnblock: fn((_person: BlockedPerson) => new Promise<boolean>(() => {})),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const first = page.getByRole("button", { name: "Unblock Mateo Rossi" });
    for (const button of [first, first, page.getByRole("button", { name: /^Unblock Lucie/ })])
      await userEvent.click(button);
    await expect(args.onUnblock).toHaveBeenCalledTimes(2);
    await expect(args.onUnblock).toHaveBeenLastCalledWith(blocked[1]);
    await expect(first).toHaveAttribute("aria-busy", "true");
  },
};
export const BlockedFailed: Story = { args: { blocked: { status: "failed", detail: null } } };
