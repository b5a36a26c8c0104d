import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  editorIn,
  loadHighlighting,
  STORY_LINKS,
  Stage,
  stage,
  statusOf,
  typeInto,
  untilHighlighted,
} from "./code-pad.stage.fixtures";

// The connection, and the reasons for which a pad is for reading.
const meta = {
  title: "Session/CodePad",
  tags: ["!autodocs"],
  component: Stage,
  args: { layout: "page" },
  loaders: [loadHighlighting],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Until the server says who may write, nobody can: an observer would type what is never sent. */
export const Connecting: Story = {
  tags: ["TL-P.1", "TL-P.122"],
  args: {
    start: {
      text: "",
      status: "disconnected",
      standing: { can_edit: false, reason: null },
      guests: [],
      revision: 0,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveTextContent("Connecting to the server...");
    await typeInto(canvasElement, "x");
    await expect(stage.story.sent).toEqual([]);
    await expect(canvas.queryByText("You opened this pad for reading.")).toBeNull();
    stage.story.become({ status: "connected", standing: { can_edit: true, reason: null } });
    await waitFor(() => expect(editorIn(canvasElement)).not.toHaveAttribute("aria-readonly"));
    await userEvent.keyboard("x");
    await expect(stage.story.sent).toEqual([["x"]]);
    stage.story.become({ status: "disconnected", standing: { can_edit: false, reason: null } });
  },
};
/** After a cut: typing goes on, and the bar says that it waits. */
export const ChangesWait: Story = {
  args: { start: { status: "disconnected", hasUnsent: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Your changes wait for the connection")).toBeVisible();
    await expect(editorIn(canvasElement)).not.toHaveAttribute("aria-readonly");
  },
};
/** After five failures: the text stays and can be copied. */
export const Desynchronized: Story = {
  tags: ["TL-P.3", "TL-P.9", "TL-P.20"],
  args: { start: { status: "desynchronized", hasUnsent: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveTextContent("Disconnected, please refresh.");
    const toast = await screen.findByText("Desynchronized with server");
    await expect(toast.parentElement).toHaveTextContent("Please save your work and refresh the page.");
    await userEvent.click(canvas.getByRole("button", { name: "Copy the text" }));
    await expect(stage.copied).toBe(stage.story.pad.document.text());
    await expect(editorIn(canvasElement)).toHaveAttribute("aria-readonly", "true");
    // The second message goes by itself after two seconds; the first one stays.
    await canvas.findByRole("button", { name: "Copied!" });
    await waitFor(() => expect(screen.queryByText("Text copied to clipboard")).toBeNull());
    await untilHighlighted(canvasElement);
  },
};
export const TooLong: Story = {
  tags: ["no-picture"],
  args: { start: { status: "desynchronized", refusal: "too_long" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("a pad holds 262,144 characters");
    // The reason replaces the general message.
    await expect(screen.queryByText("Desynchronized with server")).toBeNull();
  },
};
/** The server lets no connection open: the reason with the time, and a button. */
export const TooManyNewPads: Story = {
  tags: ["no-picture", "TL-P.120"],
  args: {
    start: {
      text: "",
      guests: [],
      revision: 0,
      status: "refused",
      refusal: "too_many_requests",
      retryAt: Date.UTC(2026, 10, 24, 13, 5),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveTextContent("The server does not let you into this pad.");
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText(/^Too many new pads/)).toHaveTextContent("You can try again at 14:05.");
    await expect(editorIn(canvasElement)).toHaveAttribute("aria-readonly", "true");
    await userEvent.click(alert.getByRole("button", { name: "Try again" }));
    await expect(statusOf(canvasElement)).toHaveTextContent("Connecting to the server...");
    stage.story.become({ status: "refused" });
  },
};
/** Where the pad is for signed-in people, the page's own link leads to the sign-in; what was typed can be copied. */
export const SignInNeeded: Story = {
  tags: ["no-picture", "TL-P.120"],
  args: { start: { status: "refused", refusal: "not_authenticated", retryAt: 0, hasUnsent: true } },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText("Sign in to open this pad.")).toBeVisible();
    await expect(alert.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
    await expect(alert.getByRole("button", { name: "Copy the text" })).toBeVisible();
  },
};
/** A person who was removed while away reads it; the toast of a lost connection is not shown. */
export const NoSuchPad: Story = {
  tags: ["no-picture", "TL-P.120"],
  args: { layout: "compact", inSession: true, start: { status: "refused", refusal: "not_found", retryAt: 0 } },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText("This pad does not exist, or you may not open it.")).toBeVisible();
    await expect(alert.queryByRole("link")).toBeNull();
    await expect(screen.queryByText("Desynchronized with server")).toBeNull();
  },
};
export const Observing: Story = {
  tags: ["TL-P.43"],
  args: { layout: "compact", inSession: true, start: { standing: { can_edit: false, reason: "observer" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("You are observing: you can read, but not write.")).toBeVisible();
    await typeInto(canvasElement, "x{Tab}{Backspace}");
    await expect(stage.story.sent).toEqual([]);
    await expect(canvas.getByRole("combobox", { name: /Language/ })).toBeDisabled();
  },
};
/** The host locks the pad while somebody writes, and unlocks it again. */
export const Locked: Story = {
  tags: ["TL-P.43"],
  args: { layout: "compact", inSession: true, start: { standing: { can_edit: false, reason: "locked" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("The host has locked this pad. You can read it.")).toBeVisible();
    stage.story.become({ standing: { can_edit: true, reason: null } });
    await waitFor(() => expect(editorIn(canvasElement)).not.toHaveAttribute("aria-readonly"));
    stage.story.become({ standing: { can_edit: false, reason: "locked" } });
  },
};
/** The host locks the pad while the question before a replacement is open: the question goes, and the text stays. */
export const LockedWhileAsked: Story = {
  tags: ["no-picture", "TL-P.165"],
  args: { layout: "compact", inSession: true },
  play: async ({ canvas }) => {
    const text = stage.story.pad.document.text();
    await userEvent.click(canvas.getByRole("button", { name: "Editor settings and files" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Read the code" }));
    await expect(await screen.findByRole("button", { name: "Replace" })).toBeVisible();
    stage.story.become({ standing: { can_edit: false, reason: "locked" } });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByText("The host has locked this pad. You can read it.")).toBeVisible();
    stage.story.become({ standing: { can_edit: true, reason: null } });
    await waitFor(() => expect(canvas.queryByText("The host has locked this pad. You can read it.")).toBeNull());
    await expect([screen.queryByRole("dialog"), stage.story.pad.document.text()]).toEqual([null, text]);
  },
};
export const Ended: Story = {
  tags: ["TL-P.43"],
  args: { layout: "compact", inSession: true, start: { standing: { can_edit: false, reason: "ended" }, guests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The session has ended. The text stays here for reading.")).toBeVisible();
    await expect(canvas.queryByText(/(person|people) here/)).toBeNull();
  },
};
/** Somebody closes the pad before the last edits are stored: the person reads so, and copies their own text. */
export const ClosedWithLostEdits: Story = {
  tags: ["no-picture", "TL-P.154"],
  args: {
    layout: "compact",
    inSession: true,
    start: { standing: { can_edit: false, reason: "closed" }, hasUnsent: true, guests: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/This pad was closed.*Your last changes were not stored/);
    await userEvent.click(canvas.getByRole("button", { name: "Copy the text" }));
    await expect(stage.copied).toBe(stage.story.pad.document.text());
    await waitFor(() => expect(screen.queryByText("Text copied to clipboard")).toBeNull());
    await expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  },
};
/** The session ends before the last edits are stored: the person reads so, and copies their own text. */
export const EndedWithLostEdits: Story = {
  tags: ["TL-P.130"],
  args: {
    layout: "compact",
    inSession: true,
    start: { standing: { can_edit: false, reason: "ended" }, hasUnsent: true, guests: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      /The session has ended.*Your last changes were not stored/,
    );
    await expect(canvas.queryByText(/Your changes/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Copy the text" }));
    await expect(stage.copied).toBe(stage.story.pad.document.text());
    await waitFor(() => expect(screen.queryByText("Text copied to clipboard")).toBeNull());
    await expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  },
};
/** Edits that a lock holds back: nothing says that they are being sent, and leaving the page asks. */
export const LockedWithUnsentEdits: Story = {
  tags: ["no-picture", "TL-P.131"],
  args: {
    layout: "compact",
    inSession: true,
    start: { standing: { can_edit: false, reason: "locked" }, hasUnsent: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your changes are sent once you may write again")).toBeVisible();
    await expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    stage.story.become({ standing: { can_edit: true, reason: null } });
    await expect(await canvas.findByText("Sending your changes…")).toBeVisible();
    stage.story.become({ hasUnsent: false });
    await expect(await canvas.findByText("All changes are shared")).toBeVisible();
  },
};
/** The history is full: what was typed behind the last change that it took is not stored. */
export const Full: Story = {
  tags: ["no-picture", "TL-P.141"],
  args: { start: { standing: { can_edit: false, reason: "full" }, hasUnsent: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This pad is full: .* Your last changes were not stored/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Copy the text" })).toBeVisible();
  },
};
/** Opened by the link for reading. */
export const ForReading: Story = {
  tags: ["no-picture"],
  args: { start: { standing: { can_edit: false, reason: "read_only" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You opened this pad for reading.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Share link" })).toHaveValue("…/pad/#r-yV0b7Jm2Qx4t…");
    await userEvent.click(canvas.getByRole("button", { name: "Copy the link" }));
    await expect(stage.copied).toBe(STORY_LINKS.readOnly);
  },
};
