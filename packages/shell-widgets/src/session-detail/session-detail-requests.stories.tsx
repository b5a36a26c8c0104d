import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { detailArgs, readyDetail } from "./session-detail.args.fixtures";
import { seatRequests } from "./session-detail.fixtures";
import { SessionDetailView } from "./view/session-detail-view";

/** Requests for a seat in a closed session: of the person who asks, and before the host. */
const meta = {
  title: "Shell/SessionDetail",
  tags: ["!autodocs"],
  component: SessionDetailView,
  parameters: { layout: "fullscreen" },
  args: {
    content: readyDetail(),
    ...detailArgs,
  },
} satisfies Meta<typeof SessionDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The host's own closed session. */
const hosting: Parameters<typeof readyDetail>[0] = {
  my_status: "CONFIRMED",
  my_attendee_id: 1,
  userRole: "host",
  access_level: "CLOSED",
  view: { state: "REGISTERED", badges: ["OWNER"], cta: { action: "OPEN" } },
};

/** Closed: a message goes to the host. */
export const AskToJoin: Story = {
  args: {
    content: readyDetail({
      access_level: "CLOSED",
      view: { state: "REQUESTABLE", badges: [], cta: { action: "ASK" } },
    }),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole("textbox"), "Hello");
    await userEvent.click(
      screen.getByRole("button", {
        name: /^(Ask to join|Demander à participer|Teilnahme anfragen|Chiedere di partecipare)$/,
      }),
    );
    await expect(args.actions.onAsk).toHaveBeenCalledWith("hotSeat", "Hello");
  },
};

/** A long message is not cut; it is sent once it has been shortened. */
export const MessageTooLong: Story = {
  args: AskToJoin.args ?? {},
  tags: ["no-picture"],
  play: async () => {
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox");
    await userEvent.click(field);
    await userEvent.paste("Hello ".repeat(85));
    await expect(field.value).toHaveLength(510);
    await expect(field).toHaveAccessibleDescription(/^9 /);
    const send = { name: /^(Ask to join|Demander à participer|Teilnahme anfragen|Chiedere di partecipare)$/ };
    await expect(screen.getByRole("button", send)).toBeDisabled();
    await userEvent.keyboard("{Backspace>10/}");
    await expect(screen.getByRole("button", send)).toBeEnabled();
  },
};

export const Requested: Story = {
  args: {
    content: readyDetail({ my_status: "PENDING", view: { state: "REQUESTED", badges: [], cta: { action: "NONE" } } }),
  },
};

/** A person whose request was declined reads why, and may ask again. */
export const DeclinedWithReason: Story = {
  tags: ["AS-3.11"],
  args: {
    content: readyDetail({
      access_level: "CLOSED",
      my_status: "DECLINED",
      my_rejection: { reason: "This round is for the second year.\nThe next one is open to everybody." },
      view: { state: "REQUESTABLE", badges: [], cta: { action: "ASK" } },
    }),
  },
  play: async () => {
    expect(await screen.findByText("Your request was declined")).toBeVisible();
    expect(screen.getByText(/This round is for the second year\./)).toBeVisible();
    // The focus of a control below would scroll the title and the reason away.
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
  },
};

/** A host need not give a reason. */
export const DeclinedWithoutReason: Story = {
  args: {
    content: readyDetail({
      access_level: "CLOSED",
      my_status: "DECLINED",
      my_rejection: { reason: null },
      view: { state: "REQUESTABLE", badges: [], cta: { action: "ASK" } },
    }),
  },
  play: async () => {
    expect(await screen.findByText("Your request was declined")).toBeVisible();
    expect(screen.queryByText(/Reason/)).toBeNull();
  },
};

export const SeatsAskedFor: Story = {
  args: {
    content: {
      ...readyDetail(hosting),
      requests: seatRequests,
    },
  },
};

/** A host declines with a reason that the person reads; a refusal keeps the typed words. */
export const DecliningWithReason: Story = {
  args: {
    content: { ...readyDetail(hosting), requests: seatRequests },
    actions: {
      ...detailArgs.actions,
      onRejectRequest: fn(
        async (_id: number, reason: string): Promise<string | null> => (reason.endsWith(".") ? null : "No answer."),
      ),
    },
  },
  tags: ["AS-3.20"],
  play: async ({ args }) => {
    const [request] = seatRequests;
    await userEvent.click(await screen.findByRole("button", { name: `Decline ${request?.full_name}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Decline the request?" }));
    const field = dialog.getByRole("textbox", { name: `Reason (optional); ${request?.full_name} reads it` });
    await userEvent.type(field, "The next round suits you better");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription("No answer."));
    await expect(field).toHaveValue("The next round suits you better");
    await userEvent.type(field, ". ");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await expect(args.actions.onRejectRequest).toHaveBeenLastCalledWith(
      request?.id,
      "The next round suits you better.",
    );
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Decline the request?" })).toBeNull());
  },
};
/** The dialog as it opens: the reason may stay empty. */
export const Declining: Story = {
  args: SeatsAskedFor.args ?? {},
  play: async ({ args }) => {
    const [request] = seatRequests;
    await userEvent.click(await screen.findByRole("button", { name: `Decline ${request?.full_name}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Decline the request?" }));
    await expect(dialog.getByRole("button", { name: "Decline" })).toBeEnabled();
    await expect(args.actions.onRejectRequest).not.toHaveBeenCalled();
  },
};
export const DecliningMobile: Story = { ...Declining, globals: { viewport: { value: "phone" } } };

/** On a screen of 900 pixels: the requests come first, and the next step is visible without scrolling. */
export const RequestsOnTop: Story = {
  args: SeatsAskedFor.args ?? {},
  tags: ["no-picture"],
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    const asking = within(dialog).getByRole("region", { name: "Requests to join" });
    const agenda = within(dialog).getByRole("heading", { name: "How the session runs" });
    await expect(asking.compareDocumentPosition(agenda)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const way = within(dialog).getByRole("link", { name: "Check your devices" }).getBoundingClientRect();
    await expect(way.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
