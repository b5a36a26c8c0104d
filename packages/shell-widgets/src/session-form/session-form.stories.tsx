import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { SessionFormPort } from "./headless/session-form.types";
import { emptyForm, filledForm, readyPreview, sixtyMinutes } from "./session-form.fixtures";
import { Stage, stageArgs } from "./session-form-stage.fixtures";

const meta = {
  title: "Shell/SessionForm",
  component: Stage,
  args: stageArgs,
} satisfies Meta<typeof Stage>;
export default meta;
type FormStory = StoryObj<typeof meta>;

const SEND = { name: /^(Create|Créer|Erstellen|Creare)/ };
const send = async () => userEvent.click(await screen.findByRole("button", SEND));

/** Each choice is sent as it stands, and the addresses after it. */
export const Filled: FormStory = {
  play: async ({ args }) => {
    await expect(await screen.findByText("12:36")).toBeVisible();
    await send();
    await waitFor(() => expect(args.port.invite).toHaveBeenCalledTimes(2));
    await expect(args.port.create).toHaveBeenCalledWith(
      expect.objectContaining({ workshop: "system_design", start_time: "2026-11-26T17:00:00.000Z", capacity: 4 }),
    );
  },
};

/** Sent as it is: what is missing says so, and the first of it has the focus. */
export const Empty: FormStory = {
  args: { empty: emptyForm(), preview: { status: "open" } },
  play: async ({ args }) => {
    await send();
    const [module] = await screen.findAllByRole("combobox");
    await waitFor(() => expect(module).toHaveFocus());
    await expect(module).toBeInvalid();
    await expect(args.port.create).not.toHaveBeenCalled();
  },
};

/** It begins now: day and time are not asked for. */
export const Now: FormStory = {
  args: { empty: { ...filledForm(), start: "now", invited: [] } },
  play: async () => {
    await screen.findByRole("dialog");
    await expect(document.querySelector("input[type=date], input[type=time]")).toBeNull();
  },
};

export const SelfPaced: FormStory = {
  args: {
    empty: { ...filledForm(), flow_mode: "FREE" },
    preview: {
      ...readyPreview,
      agenda: { ...readyPreview.agenda, entries: [], turn: { ...readyPreview.agenda.turn, duration_sec: 1200 } },
    },
  },
};

/** Enter adds an address and sends nothing; the same again is one; it can be taken out. */
export const Addresses: FormStory = {
  args: { empty: { ...filledForm(), invited: [] } },
  play: async ({ args }) => {
    const field = await screen.findByRole("textbox");
    await userEvent.type(field, "lea@example.org{Enter}lea@example.org{Enter}");
    const [entry] = screen.getAllByRole("listitem").filter((item) => item.textContent === "lea@example.org");
    await expect(field).toHaveValue("");
    await userEvent.click(within(entry as HTMLElement).getByRole("button"));
    await expect(screen.queryByText("lea@example.org")).toBeNull();
    await expect(field).toHaveFocus();
    await expect(args.port.create).not.toHaveBeenCalled();
  },
};

export const Sending: FormStory = {
  tags: ["no-picture"],
  args: { port: { ...stageArgs.port, create: fn(() => new Promise<never>(() => {})) } },
  play: async ({ args }) => {
    await send();
    await send();
    await expect(screen.getByRole("button", SEND)).toHaveAttribute("aria-busy", "true");
    await expect(args.port.create).toHaveBeenCalledTimes(1);
  },
};

/** The server refuses two fields: each says it in its place. */
export const FieldErrors: FormStory = {
  args: {
    port: {
      ...stageArgs.port,
      create: fn(async () => ({ kind: "refused", fields: ["time", "visibility"], message: null }) as const),
    },
  },
  play: async () => {
    await send();
    await waitFor(() => expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(2));
    await expect(document.querySelector("input[type=time]")).toHaveFocus();
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};

/** The server does not respond: what is typed stays, and the same offer is sent again. */
export const Offline: FormStory = {
  args: { port: { ...stageArgs.port, create: fn(async () => ({ kind: "unreachable" }) as const) } },
  play: async ({ args }) => {
    await send();
    await expect(await screen.findByRole("alert")).toBeVisible();
    await send();
    await waitFor(() => expect(args.port.create).toHaveBeenCalledTimes(2));
    await expect(document.querySelector("input[type=time]")).toHaveValue("18:00");
  },
};

/** Without an access token the reason is not the connection; the typed text stays. */
export const NoAccessToken: FormStory = {
  tags: ["no-picture"],
  args: {
    port: {
      ...stageArgs.port,
      create: fn(async () => ({ kind: "unreachable", message: "Reload this page." }) as const),
    },
  },
  play: async () => {
    await send();
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "The session could not be createdReload this page.",
    );
    await expect(document.querySelector("input[type=time]")).toHaveValue("18:00");
  },
};

/** The session is stored, one address is not invited: its reason is there, and only it is sent again. */
export const NotAllInvited: FormStory = {
  args: {
    port: {
      ...stageArgs.port,
      invite: fn<SessionFormPort["invite"]>(async (_id, address) =>
        address.startsWith("m.rossi") ? { ok: false, problem: "This address is already invited." } : { ok: true },
      ),
    },
  },
  play: async ({ args }) => {
    await send();
    const alert = await screen.findByRole("alert");
    await expect(alert).toHaveTextContent("m.rossi@upl.example: This address is already invited.");
    await expect(alert).not.toHaveTextContent("nadia@example.org");
    await userEvent.click(
      screen.getByRole("button", { name: /^(Invite again|Inviter à nouveau|Nochmals|Invitare di)/ }),
    );
    await waitFor(() => expect(args.port.invite).toHaveBeenCalledTimes(3));
    await expect(args.port.create).toHaveBeenCalledTimes(1);
  },
};

export const Mobile: FormStory = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** 60 minutes for four: turns of 13:30. The minutes add up to 60, and a turn shows its exact length once. */
export const SixtyMinutes: FormStory = {
  tags: ["no-picture", "regression"],
  args: { preview: sixtyMinutes },
  play: async ({ canvas }) => {
    const agenda = within(canvas.getByRole("region", { name: "How it will run" }));
    const lines = agenda.getAllByRole("listitem");
    const minutes = lines.map((line) => Number(/(\d+) min$/.exec(line.textContent ?? "")?.[1]));
    await expect(minutes).toEqual([13, 14, 13, 14, 6]);
    const ends = lines.map((line) => {
      const words = document.createRange();
      words.selectNodeContents(line.lastElementChild ?? line);
      return Math.round(words.getBoundingClientRect().right);
    });
    await expect(new Set(ends), "the lengths end at one line").toHaveProperty("size", 1);
    await expect(agenda.getByText("13:30 min")).toBeVisible();
    await expect(agenda.getByText(/The time is shared equally: 13:30 min for each turn/)).toBeVisible();
    await expect(canvas.queryByText(/\(optional\)/)).toBeNull();
    await expect(canvas.getByLabelText(/^Invite by e-mail address\s+optional$/)).toBeVisible();
  },
};
export const Loading: FormStory = { args: { content: { status: "loading" }, preview: { status: "loading" } } };
export const PreviewFailed: FormStory = {
  tags: ["no-picture"],
  args: { preview: { status: "failed" } },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole("button", { name: /^(Try again|Réessayer|Erneut versuchen|Riprovare)$/ }),
    );
    await expect(args.onRetryPreview).toHaveBeenCalled();
  },
};
export const Failed: FormStory = { args: { content: { status: "failed", detail: null } } };

/** A copy: everything but the start, which is asked for. */
export const Copy: FormStory = {
  args: { empty: { ...filledForm(), day: "", time: "", invited: [] }, purpose: "copy", preview: { status: "open" } },
  play: async ({ args }) => {
    await send();
    await waitFor(() => expect(document.querySelector("input[type=time]")).toHaveFocus());
    await expect(args.port.create).not.toHaveBeenCalled();
  },
};
