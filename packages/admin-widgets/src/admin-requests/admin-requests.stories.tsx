import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountRequests, fullSeats, listWith, manyAccounts, seatRequests } from "./admin-requests.fixtures";
import { requestArgs } from "./admin-requests.stage.fixtures";
import { calledOnceWith, rowOf } from "./deciding.fixtures";
import { NO_REQUEST_FILTERS } from "./headless/request-filters";
import { AdminRequestsView } from "./view/admin-requests-view";

const meta = {
  title: "Admin/AdminRequests",
  component: AdminRequestsView,
  args: requestArgs,
} satisfies Meta<typeof AdminRequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two groups in one table, with their numbers, and the longest wait in words. */
export const Waiting: Story = {
  tags: ["AS-3.17"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("The oldest has waited 3 days")).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Accounts 6" })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: "Seats in sessions 4" })).toBeVisible();
    await expect(canvas.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
      "All 10All 10",
      "Accounts 6Accounts 6",
      "Seats 4Seats 4",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Approve Karim Belhadj" }));
    await expect(args.decisions.accounts).toHaveBeenCalledWith(["b"], { decision: "approve" });
    await userEvent.click(canvas.getByRole("button", { name: "Approve Tom Whitfield" }));
    await expect(args.decisions.seats).toHaveBeenCalledWith([1], { decision: "approve" });
  },
};

/** Remarks stand in words: doubts, a message to the host, nothing where there is none. */
export const ToKnow: Story = {
  tags: ["no-picture", "AS-3.17"],
  play: async () => {
    await expect(rowOf("Anna Test")).toHaveTextContent("Not an address of the institution");
    await expect(rowOf("Selma Novak")).toHaveTextContent("Address confirmed");
    await expect(rowOf("Noé Chappuis")).toHaveTextContent("Address confirmed");
    await expect(rowOf("Tom Whitfield")).toHaveTextContent(
      "Fri 27 Nov, 12:15 · hot seat“Could I go first? I have to leave at 13:00.”",
    );
    await expect(rowOf("Priya Raman")).toHaveTextContent("Thu 26 Nov, 18:30 · observer5 hrsApprove");
    await expect(rowOf("Samuel Osei")).toHaveTextContent("no turn of their own");
  },
};

/** The start is in the viewer's time zone. */
export const InNewYork: Story = {
  tags: ["no-picture"],
  args: { timeZone: "America/New_York" },
  play: async () => expect(rowOf("Tom Whitfield")).toHaveTextContent("Fri 27 Nov, 06:15"),
};

/** A message longer than two lines opens as a whole. */
export const LongMessage: Story = {
  args: { filters: { ...NO_REQUEST_FILTERS, tab: "seats" } },
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByRole("button", { name: /I sit before a panel/ });
    await expect(message).toHaveTextContent(/four years…”$/);
    await userEvent.click(message);
    const panel = await screen.findByRole("dialog", { name: "Message from Samuel Osei" });
    await expect(panel).toHaveTextContent(/Thank you for reading this\.$/);
  },
};

/** Without a free seat there is a place to watch; without observers only a rejection. */
export const NoSeat: Story = {
  tags: ["AS-3.17"],
  args: { seats: listWith([...seatRequests, ...fullSeats]), filters: { ...NO_REQUEST_FILTERS, tab: "seats" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Approve Hana Kovar as observer" }));
    await expect(args.decisions.seats).toHaveBeenCalledWith([2], { decision: "approve_as_observer" });
    await expect(rowOf("Mira Castellan")).toHaveTextContent("No seat left, and no observers in this session");
    await expect(rowOf("Odile Perret")).toHaveTextContent("No place for observers");
    for (const name of ["Mira Castellan", "Odile Perret"])
      await expect(within(rowOf(name)).getAllByRole("button").at(-1)).toHaveAccessibleName(`Reject ${name}`);
    await expect(within(rowOf("Odile Perret")).getAllByRole("button")).toHaveLength(1);
  },
};

/** An address that another identity provider did not confirm is marked: anybody can have typed it. */
export const NotConfirmed: Story = {
  tags: ["no-picture", "AS-2.11"],
  args: { accounts: listWith(accountRequests.map((each) => ({ ...each, is_confirmed: each.id !== "b" }))) },
  play: async () => {
    const marked = screen.getAllByText("Address not confirmed");
    await expect(marked).toHaveLength(1);
    await expect(rowOf("Karim Belhadj")).toContainElement(marked[0] as HTMLElement);
  },
};
export const NotConfirmedMobile: Story = { ...NotConfirmed, globals: { viewport: { value: "phone" } } };

/** On a phone each request is a card, and nothing is cut. */
export const Mobile: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole("table").parentElement as HTMLElement;
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const approve = within(rowOf("Anna Test")).getByRole("button", { name: /Approve/ });
    await expect(approve).toBeVisible();
    await expect(approve.getBoundingClientRect().top).toBeGreaterThan(
      screen.getByText("asdf@quickmail.example").getBoundingClientRect().bottom,
    );
  },
};

export const Nobody: Story = {
  args: {
    accounts: listWith([]),
    seats: listWith([]),
    summary: { waiting_since: null, institutions: [], sessions: [] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { name: "Nobody is waiting" })).toBeVisible();
    await expect(within(canvasElement).queryByText(/The oldest has waited/)).toBeNull();
  },
};

/** A group without requests is left out. */
export const OnlySeats: Story = {
  tags: ["no-picture"],
  args: { accounts: listWith([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("rowheader")).toHaveLength(1);
  },
};

export const NoMatch: Story = {
  args: {
    accounts: listWith([]),
    seats: listWith([]),
    filters: { ...NO_REQUEST_FILTERS, search: "zz", institution: 7, waiting: 3 },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "No request matches" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove the filter Campus Hautbois" }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...args.filters, institution: null });
    await userEvent.click(canvas.getAllByRole("button", { name: "Clear filters" }).at(-1) as HTMLElement);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(NO_REQUEST_FILTERS);
  },
};

export const Loading: Story = {
  args: { accounts: { status: "loading" }, seats: { status: "loading" }, summary: null },
};
export const Failed: Story = {
  args: { accounts: { status: "failed", detail: null }, seats: { status: "failed", detail: null }, summary: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledWith("account");
    await expect(args.onRetry).toHaveBeenCalledWith("seat");
  },
};

/** One group may fail or load for itself. */
export const OneGroupFailed: Story = {
  args: { accounts: { status: "failed", detail: null } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("These requests could not be loaded.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await calledOnceWith(args.onRetry, "account");
    await expect(canvas.getByRole("button", { name: "Approve Tom Whitfield" })).toBeVisible();
  },
};
export const OneGroupLoading: Story = {
  args: { seats: { status: "loading" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Approve Anna Test" })).toBeVisible();
  },
};

/** Each group has its own pages. */
export const MorePages: Story = {
  args: {
    accounts: { status: "ready", items: accountRequests.slice(0, 3), count: 43, more: "available" },
    seats: { status: "ready", items: seatRequests.slice(0, 2), count: 22, more: "loading" },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("3 of 43")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "More accounts" }));
    await calledOnceWith(args.onMore, "account");
    await expect(canvas.getByRole("button", { name: "More seats" })).toHaveAttribute("aria-busy", "true");
  },
};

/** Tabs, search, chips and the order are handed to the host. */
export const Filtering: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const filtered = (changed: object) =>
      expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_REQUEST_FILTERS, ...changed });
    await userEvent.click(canvas.getByRole("radio", { name: "Seats 4" }));
    await filtered({ tab: "seats" });
    await userEvent.type(canvas.getByRole("searchbox", { name: "Search name or e-mail" }), "a");
    await filtered({ search: "a" });
    await userEvent.click(canvas.getByRole("button", { name: "Session" }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Panel role play · Thu 26 Nov, 18:30" }));
    await filtered({ session: 13 });
    await userEvent.click(canvas.getAllByRole("button", { name: "Waiting" })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "At least 3 days" }));
    await filtered({ waiting: 3 });
    await userEvent.click(within(canvas.getByRole("columnheader", { name: "Waiting" })).getByRole("button"));
    await filtered({ order: "shortest" });
  },
};

/** The filter for a session holds on every tab: no account matches it, and the counts add up. */
export const OneSession: Story = {
  tags: ["AS-3.17"],
  args: { seats: listWith(seatRequests.slice(2)), filters: { ...NO_REQUEST_FILTERS, session: 13 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("radio").map(({ textContent }) => textContent)).toEqual([
      "All 2All 2",
      "Accounts 0Accounts 0",
      "Seats 2Seats 2",
    ]);
    await expect(canvas.queryByRole("rowheader", { name: /^Accounts/ })).toBeNull();
  },
};
export const OneSessionAccounts: Story = {
  tags: ["no-picture"],
  args: { ...OneSession.args, filters: { ...NO_REQUEST_FILTERS, session: 13, tab: "accounts" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("No request matches")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Panel role play/ })).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: /clear/i })[0] as HTMLElement);
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_REQUEST_FILTERS, tab: "accounts" });
  },
};

/** While changes do not arrive, the page says that it may be old. */
export const ConnectionLost: Story = {
  tags: ["AS-3.21"],
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      /^The connection is lost\. What you see may be out of date/,
    );
    await expect(canvas.getByRole("button", { name: "Approve Anna Test" })).toBeEnabled();
  },
};
export const ConnectionLostMobile: Story = { ...ConnectionLost, globals: { viewport: { value: "phone" } } };

/** 150 institutions to filter by: the menu has each, and scrolls to the one whose name is typed. */
export const ManyInstitutions: Story = {
  tags: ["AS-3.15"],
  args: {
    summary: {
      ...requestArgs.summary,
      institutions: Array.from({ length: 150 }, (_, n) => ({
        id: n + 1,
        name: `Campus ${String(n + 1).padStart(3, "0")}`,
      })),
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Institution" }));
    await expect(await screen.findAllByRole("menuitemradio")).toHaveLength(150);
    const menu = screen.getByRole("menu").getBoundingClientRect();
    await expect(menu.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.keyboard("campus 147");
    const last = screen.getByRole("menuitemradio", { name: "Campus 147" });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...NO_REQUEST_FILTERS, institution: 147 });
  },
};

/** All rows of a long list are selected by one press. */
export const Many: Story = {
  tags: ["no-picture"],
  args: { accounts: listWith(manyAccounts), filters: { ...NO_REQUEST_FILTERS, tab: "accounts" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all" }));
    await expect(canvas.getByText("25 selected")).toBeVisible();
  },
};
