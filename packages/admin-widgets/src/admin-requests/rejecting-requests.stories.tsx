import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { requestArgs } from "./admin-requests.stage.fixtures";
import { calledOnceWith, openRejection, REASON, reasonsIn, select } from "./deciding.fixtures";
import type { RequestDecisions } from "./headless/admin-requests.types";
import { AdminRequestsView } from "./view/admin-requests-view";

const meta = {
  title: "Admin/AdminRequests/Rejecting",
  component: AdminRequestsView,
  args: requestArgs,
} satisfies Meta<typeof AdminRequestsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reason has words to begin with; what the person will read can be changed. */
export const Rejecting: Story = {
  play: async () => {
    await select("Anna Test", "Karim Belhadj");
    const dialog = await openRejection();
    await expect(dialog.getByText("Anna Test and Karim Belhadj")).toBeVisible();
    await expect(reasonsIn(dialog)).toEqual([
      "We do not know this address",
      "Not a member of the institution",
      "Already has an account",
      "Other",
    ]);
    await expect(dialog.getByRole("textbox")).toHaveValue(REASON);
    await userEvent.click(dialog.getByRole("radio", { name: "Other" }));
    await expect(dialog.getByRole("button", { name: "Reject 2" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("radio", { name: "We do not know this address" }));
    await expect(dialog.getByRole("textbox")).toHaveValue(REASON);
  },
};
export const RejectingMobile: Story = { ...Rejecting, globals: { viewport: { value: "phone" } } };

/** Requests for seats have reasons of their own. */
export const RejectingSeats: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Reject Hana Kovar" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(reasonsIn(dialog)).toEqual([
      "No seat left",
      "The session is for another group",
      "Others go first this time",
      "Other",
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await calledOnceWith(args.decisions.seats, [2], {
      decision: "reject",
      reason: "All seats of this session are taken. Please choose another session.",
    });
  },
};

/** A mixed selection has the reasons that fit both kinds, and sends one call for each. */
export const RejectingBoth: Story = {
  play: async ({ args }) => {
    await select("Anna Test", "Karim Belhadj", "Selma Novak", "Tom Whitfield", "Hana Kovar");
    const dialog = await openRejection();
    await expect(dialog.getByText("Anna Test, Karim Belhadj, Selma Novak and 2 others")).toBeVisible();
    await expect(reasonsIn(dialog)).toEqual([
      "Not a member of the institution",
      "We would like to talk first",
      "Other",
    ]);
    await userEvent.click(dialog.getByRole("radio", { name: "Other" }));
    await userEvent.type(dialog.getByRole("textbox"), "  Ask Ivan. ");
    await userEvent.click(dialog.getByRole("button", { name: "Reject 5" }));
    const decision = { decision: "reject", reason: "Ask Ivan." };
    await calledOnceWith(args.decisions.accounts, ["a", "b", "c"], decision);
    await calledOnceWith(args.decisions.seats, [1, 2], decision);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Typed words stay when another suggestion is chosen, and they are sent. */
export const RejectedWithOwnWords: Story = {
  tags: ["no-picture"],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Reject Anna Test" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "  Ask Ivan. ");
    await userEvent.click(dialog.getByRole("radio", { name: "Already has an account" }));
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await expect(args.decisions.accounts).toHaveBeenCalledWith(["a"], { decision: "reject", reason: "Ask Ivan." });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A refused rejection keeps the typed words, with the reason beside them; what is done is not sent again. */
export const RejectionRefused: Story = {
  tags: ["no-picture"],
  args: {
    decisions: {
      accounts: fn<RequestDecisions["accounts"]>(async () => ({ ok: true, failed: [] })),
      seats: fn<RequestDecisions["seats"]>(async () => ({
        ok: false,
        message: "Hotseat could not answer.",
        fields: {},
      })),
    },
  },
  play: async ({ args }) => {
    await select("Anna Test", "Tom Whitfield");
    const dialog = await openRejection();
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "Ask Ivan.");
    await userEvent.click(dialog.getByRole("button", { name: "Reject 2" }));
    await waitFor(() => expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/Hotseat could not answer\./));
    await expect(dialog.getByRole("textbox")).toHaveValue("Ask Ivan.");
    await userEvent.click(dialog.getByRole("button", { name: "Reject" }));
    await expect(args.decisions.seats).toHaveBeenCalledTimes(2);
    await expect(args.decisions.accounts).toHaveBeenCalledOnce();
  },
};
