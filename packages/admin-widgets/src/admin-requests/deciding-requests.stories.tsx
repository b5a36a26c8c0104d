import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { listWith, ownSeat, seatRequests } from "./admin-requests.fixtures";
import { DecidedLive, requestArgs } from "./admin-requests.stage.fixtures";
import { bar, calledOnceWith, rowOf, select } from "./deciding.fixtures";
import type { RequestDecisions } from "./headless/admin-requests.types";
import { AdminRequestsView } from "./view/admin-requests-view";

const meta = {
  title: "Admin/AdminRequests/Deciding",
  component: AdminRequestsView,
  args: requestArgs,
} satisfies Meta<typeof AdminRequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Requests of both groups are selected: their boxes and the one of everything show a part. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await select("Anna Test", "Karim Belhadj");
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "Select all" })).toBePartiallyChecked();
    await expect(canvas.getByRole("checkbox", { name: "Select all: Accounts" })).toBePartiallyChecked();
    await expect(canvas.getByRole("checkbox", { name: "Select all: Seats in sessions" })).not.toBeChecked();
  },
};

/** The box of a group selects the group, the one of the table everything. */
export const GroupSelected: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByRole("checkbox", { name });
    await userEvent.click(box("Select all: Seats in sessions"));
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await expect(box("Select all: Seats in sessions")).toBeChecked();
    await expect(box("Select all")).toBePartiallyChecked();
    await userEvent.click(box("Select all"));
    await expect(canvas.getByText("10 selected")).toBeVisible();
    await userEvent.click(box("Select all: Accounts"));
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await expect(box("Select Tom Whitfield")).toBeChecked();
  },
};

/** A mixed selection is approved with one call for each kind. */
export const ManyApproved: Story = {
  tags: ["no-picture", "AS-3.18"],
  play: async ({ args }) => {
    await select("Selma Novak", "Tom Whitfield", "Anna Test", "Priya Raman");
    await userEvent.click(bar().getByRole("button", { name: "Approve" }));
    await calledOnceWith(args.decisions.accounts, ["a", "c"], { decision: "approve" });
    await calledOnceWith(args.decisions.seats, [1, 3], { decision: "approve" });
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
  },
};

/** Where no seat is free, the selected people are approved as observers together; accounts and free seats stay selected. */
export const ManyAsObservers: Story = {
  tags: ["AS-3.12"],
  args: {
    seats: listWith(seatRequests.map((request) => ({ ...request, is_full: request.id !== 1 }))),
    decisions: {
      ...meta.args.decisions,
      seats: fn<RequestDecisions["seats"]>(async () => ({ ok: true, failed: [{ id: 4, problem: "noObservers" }] })),
    },
  },
  play: async ({ args }) => {
    await select("Anna Test", "Tom Whitfield");
    await expect(bar().queryByRole("button", { name: /observer/ })).toBeNull();
    await select("Hana Kovar", "Samuel Osei");
    await userEvent.click(bar().getByRole("button", { name: "As observer (2)" }));
    await calledOnceWith(args.decisions.seats, [2, 4], { decision: "approve_as_observer" });
    await expect(args.decisions.accounts).not.toHaveBeenCalled();
    await waitFor(() => expect(bar().getByRole("status")).toHaveTextContent(/^3 selected1 not decided/));
    await expect(rowOf("Samuel Osei")).toHaveTextContent("This session takes no observers.");
    await expect(screen.getByRole("checkbox", { name: "Select Hana Kovar" })).not.toBeChecked();
  },
};
export const ManyAsObserversMobile: Story = { ...ManyAsObservers, globals: { viewport: { value: "phone" } } };

/** One's own request is decided by somebody else: it has no buttons, and no selection takes it. */
export const OwnRequest: Story = {
  tags: ["AS-3.19"],
  args: { seats: listWith([...seatRequests, ownSeat]) },
  play: async () => {
    const row = within(rowOf(ownSeat.full_name));
    await expect(row.queryByRole("button")).toBeNull();
    await expect(row.getByText("Your own request: somebody else decides it")).toBeVisible();
    await expect(row.getByRole("checkbox")).toBeDisabled();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all" }));
    await expect(bar().getByRole("status")).toHaveTextContent("10 selected");
    await expect(row.getByRole("checkbox")).not.toBeChecked();
    await expect(screen.getByRole("checkbox", { name: "Select all" })).toBeChecked();
  },
};

/** A request that could not be decided stays selected, and its row says why. */
export const SomeFailed: Story = {
  tags: ["AS-3.18"],
  args: {
    decisions: {
      accounts: fn<RequestDecisions["accounts"]>(async () => ({
        ok: true,
        failed: [{ id: "b", problem: "unavailable" }],
      })),
      seats: fn<RequestDecisions["seats"]>(async () => ({
        ok: true,
        failed: [
          { id: 1, problem: "over" },
          { id: 2, problem: "full" },
        ],
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await select("Anna Test", "Karim Belhadj", "Tom Whitfield", "Hana Kovar");
    await userEvent.click(bar().getByRole("button", { name: "Approve" }));
    await waitFor(() =>
      expect(bar().getByRole("status")).toHaveTextContent(/^3 selected3 not decided; the rows say why$/),
    );
    await expect(rowOf("Karim Belhadj")).toHaveTextContent("This did not work. Try again in a moment.");
    await expect(rowOf("Tom Whitfield")).toHaveTextContent("The session is over.");
    await expect(rowOf("Hana Kovar")).toHaveTextContent("The session is full.");
    await expect(rowOf("Hana Kovar")).not.toHaveTextContent("No seat left");
    await expect(within(canvasElement).getByRole("checkbox", { name: "Select Anna Test" })).not.toBeChecked();
  },
};
export const SomeFailedMobile: Story = { ...SomeFailed, globals: { viewport: { value: "phone" } } };

/** The failure of one row is announced where it stands. */
export const OneFailed: Story = {
  tags: ["no-picture"],
  args: {
    decisions: {
      ...meta.args.decisions,
      seats: fn<RequestDecisions["seats"]>(async () => ({ ok: true, failed: [{ id: 3, problem: "noObservers" }] })),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Approve Priya Raman" }));
    const alert = await within(rowOf("Priya Raman")).findByRole("alert");
    await expect(alert).toHaveTextContent("This session takes no observers.");
  },
};

/** A second press on a row whose decision is on its way sends nothing; a press on another row is sent at once. */
export const Busy: Story = {
  args: {
    decisions: {
      accounts: fn<RequestDecisions["accounts"]>(() => new Promise<never>(() => {})),
      seats: fn<RequestDecisions["seats"]>(() => new Promise<never>(() => {})),
    },
  },
  play: async ({ canvasElement, args }) => {
    const approve = within(canvasElement).getByRole("button", { name: "Approve Anna Test" });
    await userEvent.click(approve);
    await userEvent.click(approve);
    await expect(approve).toHaveAttribute("aria-busy", "true");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Approve Tom Whitfield" }));
    await expect(args.decisions.accounts).toHaveBeenCalledOnce();
    await calledOnceWith(args.decisions.seats, [1], { decision: "approve" });
  },
};

let endApproval = () => {};
/** An approval that ends while a reason is typed closes no dialog. */
export const ApprovedMeanwhile: Story = {
  tags: ["no-picture"],
  args: {
    decisions: {
      ...meta.args.decisions,
      accounts: fn<RequestDecisions["accounts"]>(
        () =>
          new Promise((resolve) => {
            endApproval = () => resolve({ ok: true, failed: [] });
          }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const approve = within(canvasElement).getByRole("button", { name: "Approve Anna Test" });
    await userEvent.click(approve);
    await expect(approve).toHaveAttribute("aria-busy", "true");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Reject Tom Whitfield" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "Ask Ivan.");
    endApproval();
    await waitFor(() => expect(approve).not.toHaveAttribute("aria-busy", "true"));
    await expect(dialog.getByRole("textbox")).toHaveValue("Ask Ivan.");
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** By keyboard: a decided row leaves, and the focus goes to the row in its place. */
export const Keyboard: Story = {
  tags: ["no-picture"],
  render: (args) => <DecidedLive {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button", { name: "Approve Karim Belhadj" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByText("Karim Belhadj")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Select Selma Novak" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("1 selected")).toBeVisible();
    canvas.getByRole("button", { name: "Reject Samuel Osei" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Select Priya Raman" })).toHaveFocus());
  },
};

/** Another tab or another search drops the selection: nothing is decided that is not seen. */
export const FilterDropsSelection: Story = {
  tags: ["no-picture"],
  render: (args) => <DecidedLive {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await select("Anna Test", "Tom Whitfield");
    await userEvent.click(within(canvas.getByRole("columnheader", { name: "Waiting" })).getByRole("button"));
    await expect(canvas.getByText("2 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Seats 4" }));
    await expect(canvas.queryByRole("region", { name: "Selection" })).toBeNull();
    await expect(args.onLeft).not.toHaveBeenCalled();
  },
};
