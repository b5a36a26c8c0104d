import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { AnsweredRequest } from "./headless/participants-rules";
import type { PersonOutcome } from "./headless/person-actions";
import { faceOf, joinRequests, participantRows, rowsOfTheHost } from "./participants.fixtures";
import { ParticipantsView } from "./view/participants-view";

const meta = {
  title: "Session/Participants",
  component: ParticipantsView,
  args: { people: participantRows, faceOf, act: fn(async (): Promise<PersonOutcome> => ({ done: true })) },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof ParticipantsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheHotSeat: Story = {};
/** Host and owner answer requests here. */
export const WithRequests: Story = {
  args: { requests: joinRequests, onApprove: fn(), onReject: fn(async (): Promise<string | null> => null) },
  play: async ({ canvasElement, args }) => {
    const asking = await within(canvasElement).findByRole("region", { name: "Asking to join" });
    await userEvent.click(within(asking).getAllByRole("button", { name: /^Approve / })[0] as HTMLElement);
    await expect(args.onApprove).toHaveBeenCalledWith(1);
  },
};
/** Declining asks for a reason that the person reads, and that may stay empty; a refusal keeps the typed words. */
export const DecliningWithReason: Story = {
  tags: ["AS-3.20"],
  args: {
    requests: joinRequests,
    onReject: fn(
      async (_id: number, reason: string): Promise<string | null> => (reason.endsWith(".") ? null : "No answer."),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const asking = await within(canvasElement).findByRole("region", { name: "Asking to join" });
    await userEvent.click(within(asking).getAllByRole("button", { name: /^Decline / })[0] as HTMLElement);
    const dialog = within(await screen.findByRole("dialog", { name: "Decline the request?" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /reads it$/ }), "Next week");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(dialog.getByRole("textbox")).toHaveAccessibleDescription("No answer."));
    await expect(dialog.getByRole("textbox")).toHaveValue("Next week");
    await userEvent.type(dialog.getByRole("textbox"), ". ");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await expect(args.onReject).toHaveBeenLastCalledWith(1, "Next week.");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
const menuOf = (canvas: HTMLElement, name: string) =>
  within(canvas).getByRole("button", { name: `What to do about ${name}` });
const choose = async (name: string) => userEvent.click(await screen.findByRole("menuitem", { name }));

/** Raised hands come first among equals, the first raised first. */
export const AsHost: Story = {
  args: { people: rowsOfTheHost },
  play: async ({ canvasElement, args }) => {
    const order = [...canvasElement.querySelectorAll("[data-attendee]")].map((row) =>
      row.getAttribute("data-attendee"),
    );
    await expect(order).toEqual(["401", "403", "404", "402", "405"]);
    await userEvent.click(menuOf(canvasElement, "Mateo Rossi"));
    await choose("Lower hand");
    await expect(args.act).toHaveBeenCalledWith({ kind: "lowerHand", attendeeId: 404 });
  },
};
/** Putting somebody in the hot seat names both people; a refusal says its reason in the dialog. */
export const PutInTheHotSeat: Story = {
  tags: ["LS-4.34"],
  args: {
    people: rowsOfTheHost,
    callEffect: () => ({ kind: "swap", other: "Amara" }),
    act: fn(async (): Promise<PersonOutcome> => ({ done: false, reason: "Lucie has no turn left that could begin." })),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(menuOf(canvasElement, "Lucie Moreau"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Put in the hot seat…" }));
    const dialog = await screen.findByRole("dialog", {}, { timeout: 5000 });
    await expect(dialog).toHaveTextContent(/Lucie Moreau/);
    await expect(dialog).toHaveTextContent(/Amara/);
    await userEvent.click(within(dialog).getByRole("button", { name: "Put in the hot seat" }));
    await expect(args.act).toHaveBeenCalledWith({ kind: "hotSeat", attendeeId: 402 });
    await expect(await within(dialog).findByRole("alert")).toHaveTextContent("no turn left");
  },
};
/** Anybody pins somebody on their own screen from the menu. */
export const PinFromTheMenu: Story = {
  tags: ["no-picture"],
  args: { people: participantRows.map((person) => (person.isMe ? person : { ...person, actions: ["pin", "report"] })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(menuOf(canvasElement, "Lucie Moreau"));
    await choose("Pin on my screen");
    await expect(args.act).toHaveBeenCalledWith({ kind: "pin", attendeeId: 402 });
  },
};
/** The marker 'Can Control' is on everybody who has control, and on nobody else. */
export const CanControl: Story = {
  name: "Can control",
  tags: ["no-picture", "LS-6.9"],
  // The host has control by the role, Lucie because it was granted.
  args: {
    people: participantRows.map((person) => (person.attendeeId === 402 ? { ...person, hasAuthority: true } : person)),
  },
  play: async ({ canvasElement }) => {
    const markers = within(canvasElement).getAllByText("Can Control");
    const marked = markers.map((marker) => marker.closest("[data-attendee]")?.getAttribute("data-attendee"));
    await expect(marked.sort()).toEqual(["402", "403"]);
  },
};
/** A program acts for somebody: the list says so in a word, and in full under the pointer. */
export const Program: Story = {
  args: {
    people: rowsOfTheHost.map((person) => (person.attendeeId === 402 ? { ...person, isProgram: true } : person)),
  },
  play: async ({ canvasElement }) => {
    const labels = [...canvasElement.querySelectorAll("[data-program]")];
    await expect(labels.map((label) => label.closest("[data-attendee]")?.getAttribute("data-attendee"))).toEqual([
      "402",
    ]);
    await expect(labels[0]).toHaveTextContent(/^(Program|Programme|Programm|Programma)$/);
  },
};
/** The menu opens by keyboard and focus returns to its button. */
export const MenuByKeyboard: Story = {
  args: { people: rowsOfTheHost },
  play: async ({ canvasElement }) => {
    const button = menuOf(canvasElement, "Lucie Moreau");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Grant control" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menuitem", { name: "Make interviewer" });
  },
};
/** Removing asks with words first. */
export const Removing: Story = {
  tags: ["LS-D4.2"],
  args: { people: rowsOfTheHost },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(menuOf(canvasElement, "Ingrid Solberg"));
    await choose("Remove from the session…");
    await screen.findByText("Remove Ingrid Solberg from the session?");
    await expect(args.act).not.toHaveBeenCalledWith(expect.objectContaining({ kind: "remove" }));
  },
};
/** Leaving and blocking says what it does. */
export const Blocking: Story = {
  tags: ["LS-D4.2"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(menuOf(canvasElement, "Mateo Rossi"));
    await choose("Leave and block…");
    await userEvent.click(await screen.findByRole("button", { name: "Leave and block" }));
    await expect(args.act).toHaveBeenCalledWith({ kind: "block", attendeeId: 404 });
  },
};
/** A report that could not be sent keeps what was typed and says why. */
export const Reporting: Story = {
  tags: ["LS-D4.2"],
  args: { act: fn(async () => ({ done: false, reason: "You are sending too much at once." })) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(menuOf(canvasElement, "Mateo Rossi"));
    await choose("Report…");
    await userEvent.click(await screen.findByRole("radio", { name: "Harassment or insults" }));
    await userEvent.type(screen.getByRole("textbox"), "He shouted.");
    await userEvent.click(screen.getByRole("button", { name: "Send report" }));
    await expect(args.act).toHaveBeenCalledWith({
      kind: "report",
      attendeeId: 404,
      reason: "harassment",
      comment: "He shouted.",
    });
    await expect(screen.getByRole("textbox")).toHaveValue("He shouted.");
    await expect(await screen.findByRole("alert")).toHaveTextContent("You are sending too much at once.");
  },
};
/** Nothing of a long report is cut; it goes out once it has been shortened. */
export const ReportTooLong: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(menuOf(canvasElement, "Mateo Rossi"));
    await choose("Report…");
    const field = await screen.findByRole("textbox");
    await userEvent.click(field);
    await userEvent.paste("He shouted. ".repeat(84));
    await expect((field as HTMLTextAreaElement).value).toHaveLength(12 * 84);
    await expect(field).toHaveAccessibleDescription("7 characters too many. Shorten the text to send it.");
    await expect(screen.getByRole("button", { name: "Send report" })).toBeDisabled();
  },
};
/** The answer that was pressed is the one that works; both stay in reach of the keyboard. */
const oneWorks: Story["play"] = async ({ canvasElement, args: { answering } }) => {
  const asking = within(await within(canvasElement).findByRole("region", { name: "Asking to join" }));
  const areSet = (name: string) => asking.getAllByRole("button").map((button) => button.getAttribute(name) === "true");
  await expect(areSet("aria-disabled")).toEqual([true, true, false, false]);
  const pressed = ["approve", "reject"].map((answer) => answer === answering?.answer);
  await expect(areSet("aria-busy")).toEqual([...pressed, false, false]);
};
const answering = (answer: AnsweredRequest["answer"]) => ({ requests: joinRequests, answering: { id: 1, answer } });
export const Answering: Story = { args: answering("approve"), play: oneWorks };
export const Declining: Story = { args: answering("reject"), play: oneWorks };
/** The button goes with its request: the focus goes to what is left, and at the end to the people (WCAG 2.4.3). */
export const Answered: Story = {
  tags: ["no-picture", "regression"],
  args: { requests: joinRequests },
  render: function Answers(args) {
    const [open, setOpen] = useState(args.requests ?? []);
    const [answering, setAnswering] = useState<AnsweredRequest | null>(null);
    const onApprove = (id: number) => {
      setAnswering({ id, answer: "approve" });
      setTimeout(() => {
        setAnswering(null);
        setOpen((now) => now.filter((request) => request.id !== id));
      });
    };
    return <ParticipantsView {...args} requests={open} answering={answering} onApprove={onApprove} />;
  },
  play: async ({ canvasElement, args: { requests = [] } }) => {
    const canvas = within(canvasElement);
    for (const { fullName } of requests) {
      await userEvent.click(await canvas.findByRole("button", { name: `Approve ${fullName}` }));
      const next =
        fullName === requests.at(-1)?.fullName
          ? canvas.getByRole("list", { name: "Participants" })
          : canvas.getByRole("heading", { name: "Asking to join" });
      await waitFor(() => expect(next).toHaveFocus());
    }
  },
};
/** The same after declining: the dialog goes with the request. */
export const AnsweredByDeclining: Story = {
  tags: ["no-picture"],
  args: { requests: joinRequests },
  render: function Declines(args) {
    const [open, setOpen] = useState(args.requests ?? []);
    const [answering, setAnswering] = useState<AnsweredRequest | null>(null);
    const onReject = async (id: number) => {
      setAnswering({ id, answer: "reject" });
      await Promise.resolve();
      setAnswering(null);
      setOpen((now) => now.filter((request) => request.id !== id));
      return null;
    };
    return <ParticipantsView {...args} requests={open} answering={answering} onReject={onReject} />;
  },
  play: async ({ canvasElement, args: { requests = [] } }) => {
    const canvas = within(canvasElement);
    for (const { fullName } of requests) {
      await userEvent.click(await canvas.findByRole("button", { name: `Decline ${fullName}` }));
      await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Decline" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      const next =
        fullName === requests.at(-1)?.fullName
          ? canvas.getByRole("list", { name: "Participants" })
          : canvas.getByRole("heading", { name: "Asking to join" });
      await waitFor(() => expect(next).toHaveFocus());
    }
  },
};
/** Lucie's turn waits for her: said in place of the hot seat, with the time she left at. */
export const TurnWaits: Story = {
  args: {
    timeZone: "Europe/Zurich",
    people: participantRows.map((person) =>
      person.attendeeId === 402
        ? {
            ...person,
            role: "hotSeat",
            isNext: false,
            isPresent: false,
            microphone: null,
            turnWaits: { leftAt: "2026-11-24T13:16:00.000Z" },
          }
        : person.role === "hotSeat"
          ? { ...person, role: "peer", isSpotlit: false }
          : person,
    ),
  },
  play: async ({ canvasElement }) => {
    const lucie = canvasElement.querySelector<HTMLElement>('[data-attendee="402"]') as HTMLElement;
    await expect(lucie).toHaveAttribute("data-turn", "waits");
    await expect(within(lucie).getByText("Turn waits")).toBeVisible();
    await expect(within(lucie).getByText("Left at 14:16")).toBeVisible();
    await expect(within(lucie).queryByText("In the hot seat")).toBeNull();
  },
};
export const NobodyHere: Story = {
  args: { people: participantRows.map((person) => ({ ...person, isPresent: false, microphone: null })) },
};
export const Empty: Story = { args: { people: [] } };
export const LongNames: Story = {
  args: {
    people: participantRows.map((person) => ({
      ...person,
      hasAuthority: true,
      fullName: `${person.fullName} van der Westhuizen-Schwarzenbach`,
    })),
  },
};
