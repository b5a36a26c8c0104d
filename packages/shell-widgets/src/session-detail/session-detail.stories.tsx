import { toast } from "@hotseat/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { detailArgs, readyDetail } from "./session-detail.args.fixtures";
import { agendaUntil } from "./session-detail.fixtures";
import { SessionDetailView } from "./view/session-detail-view";

const meta = {
  title: "Shell/SessionDetail",
  component: SessionDetailView,
  parameters: { layout: "fullscreen" },
  args: {
    content: readyDetail(),
    ...detailArgs,
  },
} satisfies Meta<typeof SessionDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open: my turn is marked before I register; I register without the hot seat. */
export const Register: Story = {
  play: async ({ args }) => {
    const [, withoutTurn] = await screen.findAllByRole("radio");
    await userEvent.click(withoutTurn as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: /^(Register|S’inscrire|Anmelden|Iscriviti)$/ }));
    await expect(args.actions.onJoin).toHaveBeenCalledWith("noHotSeat");
  },
};

/** On a phone the next step is visible from the start, and as high as a finger. */
export const RegisterOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const register = await screen.findByRole("button", { name: /^(Register|S’inscrire|Anmelden|Iscriviti)$/ });
    const { bottom, height } = register.getBoundingClientRect();
    await expect(window.innerWidth).toBeLessThan(768);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};

/** The message after a press does not cover the next button. */
export const ToastAboveTheFoot: Story = {
  tags: ["no-picture"],
  play: async () => {
    const register = await screen.findByRole("button", { name: /^(Register|S’inscrire|Anmelden|Iscriviti)$/ });
    const id = toast.info({ title: "A toast over the session" }, { durationMs: null });
    const card = (await screen.findByText("A toast over the session")).closest("li") as HTMLElement;
    await waitFor(() =>
      expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(register.getBoundingClientRect().top),
    );
    toast.dismiss(id);
  },
};

const mine = { my_status: "CONFIRMED", my_attendee_id: 2, userRole: "participant" } as const;
export const Registered: Story = {
  args: { content: readyDetail({ ...mine, view: { state: "REGISTERED", badges: [], cta: { action: "OPEN" } } }) },
};
export const JoinNow: Story = {
  args: {
    content: readyDetail({
      ...mine,
      status: "IN_PROGRESS",
      view: { state: "JOINABLE", badges: ["LIVE"], cta: { action: "JOIN" } },
    }),
  },
};
/** A guided schedule has begun: no turn is offered that could not take place. */
export const TurnsAreSet: Story = {
  args: {
    content: readyDetail({
      status: "IN_PROGRESS",
      turns_set: true,
      view: { state: "REGISTRABLE", badges: ["LIVE"], cta: { action: "REGISTER" } },
    }),
  },
  play: async () => {
    await expect(await screen.findByText(/The turns are set already/)).toBeVisible();
    await expect(screen.queryByText("You, if you register")).toBeNull();
    await expect(screen.queryByRole("radio", { name: /In the hot seat/ })).toBeNull();
  },
};
export const Cancelled: Story = {
  args: {
    content: readyDetail({
      ...mine,
      status: "CANCELLED",
      view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } },
    }),
  },
  play: async () => expect(await screen.findByText("This session was cancelled.")).toBeVisible(),
};
/** Its people read the owner's reason, as it was written. */
export const CancelledWithReason: Story = {
  args: {
    content: readyDetail({
      ...mine,
      status: "CANCELLED",
      cancel_reason:
        "I have a fever.\nLet us meet next week: https://example.org/a-long-address-that-does-not-break-by-itself",
      view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } },
    }),
  },
  play: async () => expect(await screen.findByText(/I have a fever\./)).toBeVisible(),
};
/** A removed person and a person kept apart by a block read the same text, so neither learns the reason. */
export const NoSeatForMe: Story = {
  args: {
    content: readyDetail({ view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } } }),
  },
  play: async () => expect(await screen.findByText("You cannot register for this session.")).toBeVisible(),
};
export const Full: Story = {
  args: {
    content: readyDetail({
      attendee_count: 4,
      observers_allowed: false,
      view: { state: "FULL", badges: [], cta: { action: "NONE" } },
    }),
  },
};
export const OnlyObserving: Story = { args: { content: readyDetail({ attendee_count: 4 }) } };
/** I had a turn: the peers' feedback on it is linked. */
export const Completed: Story = {
  args: {
    content: readyDetail({
      ...mine,
      status: "COMPLETED",
      agenda: agendaUntil(2),
      view: { state: "ENDED", badges: [], cta: { action: "OPEN" } },
    }),
  },
  play: async () => {
    const detail = within(await screen.findByRole("dialog"));
    await expect(detail.getByText(/^(Over|Terminée|Beendet|Terminata)$/)).toBeVisible();
    await expect(detail.queryByText(/free|libre|frei|liber/)).toBeNull();
    await expect(detail.queryByText(/Observers|observat|Beobacht|Osservat/)).toBeNull();
  },
};
/** A person without a turn, or whose turn did not take place, is offered no feedback. */
export const CompletedWithoutTurn: Story = {
  args: {
    content: readyDetail({
      ...mine,
      my_attendee_id: 3,
      status: "COMPLETED",
      agenda: agendaUntil(2),
      view: { state: "ENDED", badges: [], cta: { action: "OPEN" } },
    }),
  },
  play: async () => {
    const way = await screen.findByRole("link", {
      name: /^(Your evaluations|Vos évaluations|Ihre Bewertungen|Le Sue valutazioni)$/,
    });
    await expect(way).toHaveAttribute("href", "#evaluations-41");
    await expect(screen.queryByRole("link", { name: /feedback|retours|Rückmeldung|riscontro/ })).toBeNull();
  },
};
/** Twelve minutes past its start, without a start. */
export const Late: Story = {
  args: {
    now: Date.parse("2026-11-24T15:12:00.000Z"),
    content: readyDetail({ ...mine, view: { state: "JOINABLE", badges: [], cta: { action: "JOIN" } } }),
  },
  play: async () =>
    expect(
      await screen.findByText("It should have started at 16:00. It begins once somebody starts it."),
    ).toBeVisible(),
};
/** Its end has passed without a start. */
export const Missed: Story = {
  args: {
    now: Date.parse("2026-11-24T17:00:00.000Z"),
    content: readyDetail({ ...mine, view: { state: "UNAVAILABLE", badges: [], cta: { action: "NONE" } } }),
  },
  play: async () =>
    expect(await screen.findByText("This session did not take place: nobody started it.")).toBeVisible(),
};
export const WithScenario: Story = {
  args: {
    content: readyDetail({
      scenario: {
        title: "A regional hospital",
        scenario_text:
          "You apply as head of a ward with twenty people. The last two heads left within a year; the board wants to know why you would stay.",
      },
    }),
  },
};
export const Sending: Story = { args: { busy: "join" } };

/** The event of the reader's own seat, the last one, arrives before the response: nothing reads as taken meanwhile. */
export const SendingForTheLastSeat: Story = {
  tags: ["no-picture"],
  render: function LastSeat(args) {
    const [isSent, setSent] = useState(false);
    const free = readyDetail({ attendee_count: 3, capacity: 4, observers_allowed: false });
    const taken = readyDetail({ attendee_count: 4, capacity: 4, observers_allowed: false });
    return (
      <SessionDetailView
        {...args}
        content={isSent ? taken : free}
        busy={isSent ? "join" : null}
        actions={{ ...args.actions, onJoin: () => setSent(true) }}
      />
    );
  },
  play: async () => {
    const register = await screen.findByRole("button", { name: /^(Register|S’inscrire|Anmelden|Iscriviti)$/ });
    await userEvent.click(register);
    await waitFor(() => expect(register).toHaveAttribute("aria-busy", "true"));
    await expect(screen.getAllByRole("radio")).toHaveLength(2);
    await expect(screen.getByText(/^3 (of 4|von 4|places|posti)/)).toBeVisible();
  },
};
export const Loading: Story = { args: { content: { status: "loading" } } };
export const Missing: Story = { args: { content: { status: "missing" } } };
export const Failed: Story = { args: { content: { status: "failed", detail: null } } };
