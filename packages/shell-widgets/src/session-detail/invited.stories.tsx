import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { detailArgs, readyDetail } from "./session-detail.args.fixtures";
import { sentInvitations } from "./session-detail.fixtures";
import { SessionDetailView } from "./view/session-detail-view";

const invited = {
  access_level: "CLOSED",
  my_status: "INVITED",
  my_invitation: { id: 9, role: "participant" },
  view: { state: "INVITED", badges: [], cta: { action: "ACCEPT" } },
} as const;

const meta = {
  title: "Shell/SessionDetail/Invited",
  component: SessionDetailView,
  parameters: { layout: "fullscreen" },
  args: {
    content: readyDetail(invited),
    ...detailArgs,
  },
} satisfies Meta<typeof SessionDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const ACCEPT = { name: /^(Accept|Accepter|Annehmen|Accetta)$/ };
const DECLINE = { name: /^(Decline|Refuser|Ablehnen|Rifiuta)$/ };

/** As a participant: with or without the hot seat, or not at all. */
export const AsParticipant: Story = {
  tags: ["LS-D2.3"],
  play: async ({ args }) => {
    await expect(await screen.findAllByRole("radio")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", ACCEPT));
    await expect(args.actions.onAcceptInvitation).toHaveBeenCalledWith("hotSeat");
    await userEvent.click(screen.getByRole("button", DECLINE));
    await expect(args.actions.onDeclineInvitation).toHaveBeenCalled();
  },
};
export const AsObserver: Story = {
  args: { content: readyDetail({ ...invited, my_invitation: { id: 9, role: "observer" } }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", ACCEPT));
    await expect(args.actions.onAcceptInvitation).toHaveBeenCalledWith("observer");
  },
};
export const Declining: Story = { tags: ["no-picture"], args: { busy: "decline" } };
/** The others were quicker: the invitation can still be declined. */
export const Full: Story = {
  args: {
    content: readyDetail({
      ...invited,
      attendee_count: 4,
      observers_allowed: false,
      view: { state: "FULL", badges: [], cta: { action: "NONE" } },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", DECLINE)).toBeEnabled();
    await expect(screen.queryByRole("button", ACCEPT)).toBeNull();
  },
};
/** What host and owner see of it; opening it does not put the focus into the field. */
export const ByTheOwner: Story = {
  args: {
    content: readyDetail({
      my_status: "CONFIRMED",
      my_attendee_id: 1,
      userRole: "owner",
      view: { state: "REGISTERED", badges: ["OWNER"], cta: { action: "OPEN" } },
    }),
    invitations: {
      content: { status: "ready", invitations: sentInvitations, more: "none" },
      actions: {
        onInvite: fn(async () => ({ ok: true }) as const),
        onWithdraw: fn(async () => true),
        onMore: fn(),
        onRetry: fn(),
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};
