import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { InvitationActions, InvitationsContent, SentInvitation } from "./headless/session-detail.types";
import { sentInvitations } from "./session-detail.fixtures";
import { InvitationsView } from "./view/invitations-view";

const ready = (
  invitations: readonly SentInvitation[],
  more: "none" | "available" | "loading" = "none",
): InvitationsContent => ({
  status: "ready",
  invitations,
  more,
});

const meta = {
  title: "Shell/SessionDetail/Invitations",
  component: InvitationsView,
  args: {
    content: ready(sentInvitations),
    observersAllowed: true,
    actions: {
      onInvite: fn<InvitationActions["onInvite"]>(async () => ({ ok: true })),
      onWithdraw: fn(async () => true),
      onMore: fn(),
      onRetry: fn(),
    },
  },
} satisfies Meta<typeof InvitationsView>;
export default meta;
type Story = StoryObj<typeof meta>;

const SEND = { name: /^(Invite|Inviter|Einladen|Invita)$/ };
const field = () => screen.findByRole<HTMLInputElement>("textbox");

/** Enter sends it: the field is empty for the next address and keeps the focus, and a status confirms the invitation. */
export const Inviting: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), " lea@example.org{Enter}");
    await expect(args.actions.onInvite).toHaveBeenCalledWith("lea@example.org", "participant");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("lea@example.org"));
    await expect(await field()).toHaveValue("");
    await expect(await field()).toHaveFocus();
  },
};

/** An invalid address is not sent; the error stands under the field. */
export const NoAddress: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(), "lea@example");
    await userEvent.click(screen.getByRole("button", SEND));
    await expect(args.actions.onInvite).not.toHaveBeenCalled();
    await expect(await field()).toBeInvalid();
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveValue("lea@example");
  },
};

/** The server refused: its reason stands under the field, and the address stays. */
export const Refused: Story = {
  args: {
    actions: {
      ...meta.args.actions,
      onInvite: fn(async () => ({ ok: false, problem: "This address is already invited." }) as const),
    },
  },
  play: async () => {
    await userEvent.type(await field(), "samuel.osei@example.org");
    await userEvent.click(screen.getByRole("button", SEND));
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/already invited/));
    await expect(await field()).toHaveValue("samuel.osei@example.org");
  },
};

type Answer = Awaited<ReturnType<InvitationActions["onInvite"]>>;
/** The server's response, given when the next address has been typed. */
let answer: (outcome: Answer) => void;

/** The next address is typed during the request for the last one: it stays, and does not show the last one's error. */
export const TheNextMeanwhile: Story = {
  tags: ["no-picture", "regression"],
  args: {
    actions: {
      ...meta.args.actions,
      onInvite: fn<InvitationActions["onInvite"]>(
        () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      ),
    },
  },
  play: async () => {
    const typeNext = async (email: string) => {
      await userEvent.type(await field(), "{Enter}");
      await userEvent.clear(await field());
      await userEvent.type(await field(), email);
    };
    const says = (words: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words));
    await userEvent.type(await field(), "lea@example.org");
    await typeNext("mia@example.org");
    answer({ ok: true });
    await says("lea@example.org");
    await expect(await field()).toHaveValue("mia@example.org");
    await typeNext("noa@example.org");
    answer({ ok: false, problem: "This address is already invited." });
    await says("mia@example.org could not be invited. This address is already invited.");
    await expect(await field()).toHaveValue("noa@example.org");
    await expect(await field()).toBeValid();
  },
};

export const Sending: Story = {
  tags: ["no-picture"],
  args: { actions: { ...meta.args.actions, onInvite: fn(() => new Promise<never>(() => {})) } },
  play: async ({ args }) => {
    await userEvent.type(await field(), "lea@example.org{Enter}{Enter}");
    await expect(screen.getByRole("button", SEND)).toHaveAttribute("aria-busy", "true");
    await expect(args.actions.onInvite).toHaveBeenCalledTimes(1);
  },
};

/** The button disappears with the invitation; the focus stays in the section. */
export const Withdrawing: Story = {
  tags: ["no-picture", "regression"],
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole("button", { name: /samuel\.osei@example\.org/ });
    await userEvent.click(first as HTMLElement);
    await expect(args.actions.onWithdraw).toHaveBeenCalledWith(9);
    await waitFor(() => expect(screen.getByRole("heading")).toHaveFocus());
    await expect(screen.getByRole("status")).toHaveTextContent("samuel.osei@example.org");
  },
};

/** Another invitation is withdrawn while the first one is on its way; a second press on the same one does nothing. */
export const WithdrawingTwo: Story = {
  tags: ["no-picture"],
  args: {
    content: ready(sentInvitations.map((invitation) => ({ ...invitation, status: "pending" as const }))),
    actions: { ...meta.args.actions, onWithdraw: fn(() => new Promise<never>(() => {})) },
  },
  play: async ({ args }) => {
    const [first, second] = await screen.findAllByRole("button", { name: /^Withdraw/ });
    for (const button of [first, first, second]) await userEvent.click(button as HTMLElement);
    await expect(args.actions.onWithdraw).toHaveBeenCalledTimes(2);
    await expect(first).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = { args: { content: ready([]) } };
export const WithoutObservers: Story = { args: { content: ready([]), observersAllowed: false } };
export const Loading: Story = { args: { content: { status: "loading" } } };
export const Failed: Story = {
  args: { content: { status: "failed", detail: null } },
  play: async ({ args }) => {
    await userEvent.click(
      screen.getByRole("button", {
        name: /^(Try again|Retry|Réessayer|Erneut versuchen|Nochmals versuchen|Riprovare)$/,
      }),
    );
    await expect(args.actions.onRetry).toHaveBeenCalled();
  },
};
/** A long list is paged; long addresses break. */
export const More: Story = {
  args: {
    content: ready(
      [
        {
          id: 30,
          email: "maximiliane.von.hohenstein-zu-altenburg@karriereberatung.universitaet-beispiel.example.org",
          role: "observer",
          status: "pending",
        },
        ...sentInvitations,
      ],
      "available",
    ),
  },
};
