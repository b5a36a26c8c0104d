import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { storyGuests } from "./code-pad.fixtures";
import {
  editorIn,
  loadHighlighting,
  STORY_LINKS,
  Stage,
  stage,
  typeInto,
  untilHighlighted,
} from "./code-pad.stage.fixtures";
import { CodePadView } from "./view/code-pad-view";

const meta = {
  title: "Session/CodePad",
  component: Stage,
  subcomponents: { CodePadView },
  args: { layout: "page" },
  loaders: [loadHighlighting],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const statusOf = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-status]");
const footOf = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-pad-foot]");
const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll(".cm-pad-name")].map(({ textContent }) => textContent);

/** Four people at a text in Python. */
export const Writing: Story = {
  tags: ["TL-P.2", "TL-P.13", "TL-P.16"],
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveTextContent("You are connected!");
    await expect(canvas.getByText("merge_shifts.py")).toBeVisible();
    const people = within(canvas.getByRole("list", { name: "Here now" })).getAllByRole("listitem");
    await expect(people.map(({ textContent }) => textContent)).toEqual([
      "Jonas Keller (you)",
      "Amara Diallo",
      "Mateo Rossi",
      "Lucie Moreau",
    ]);
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(["Mateo Rossi", "Amara Diallo", "Lucie Moreau"]));
    await expect(footOf(canvasElement)).toHaveTextContent("Line 1, column 1Spaces: 4UTF-833 linesRevision 412");
    await untilHighlighted(canvasElement);
  },
};
/** Typed text goes to the pad as operations; text of others comes in between, and cursors move along. */
export const TypingTogether: Story = {
  tags: ["no-picture", "TL-P.13", "TL-P.14"],
  args: { start: { text: "😀 one\ntwo", guests: [] } },
  play: async ({ canvasElement }) => {
    const { story } = stage;
    await typeInto(canvasElement, "{Control>}{End}{/Control}!");
    await expect(story.sent).toEqual([[9, "!"]]);
    await expect(story.cursors.at(-1)).toEqual({ cursors: [10], selections: [] });
    story.others([2, "𝒳", 8]);
    await expect(editorIn(canvasElement)).toHaveTextContent("😀 𝒳onetwo!");
    await userEvent.keyboard("?");
    await expect(story.sent.at(-1)).toEqual([11, "?"]);
    story.guests([{ id: 9, name: "Amara", hue: 10, cursor: { cursors: [2], selections: [[2, 6]] } }]);
    await expect(canvasElement.querySelector(".cm-pad-selection")).toHaveTextContent("𝒳one");
    // Undo takes back mine, and leaves what others wrote.
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(story.pad.document.text()).toBe("😀 𝒳one\ntwo");
    // Text that others write at my cursor goes before it, as they see my cursor behind it.
    story.others([10, "+"]);
    await userEvent.keyboard("-");
    await expect(story.sent.at(-1)).toEqual([11, "-"]);
  },
};
/** The name of a cursor at the end of its line is beside it, and covers no line above; elsewhere it is above. */
export const NamesBesideCursors: Story = {
  tags: ["no-picture", "TL-P.13"],
  args: {
    start: {
      text: "a longer first line\nab",
      guests: [{ id: 9, name: "Amara", hue: 10, cursor: { cursors: [21], selections: [] } }],
    },
  },
  play: async ({ canvasElement }) => {
    const topOf = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    const above = () => topOf(".cm-line:last-child") - topOf(".cm-pad-name");
    await waitFor(() => expect(above()).toBeGreaterThan(4));
    await typeInto(canvasElement, "{Control>}{End}{/Control}{Backspace}");
    await waitFor(() => expect(above()).toBeLessThan(1));
  },
};
/** A carriage return that somebody put into the text stays one character; a pasted Windows line end is one too. */
export const LineEnds: Story = {
  tags: ["no-picture", "TL-P.14"],
  args: { start: { text: "a\r\nb", guests: [] } },
  play: async ({ canvasElement }) => {
    const { story } = stage;
    await typeInto(canvasElement, "{Control>}{End}{/Control}c");
    await expect(story.pad.document.text()).toBe("a\r\nbc");
    const data = new DataTransfer();
    data.setData("text/plain", "\r\nd\uD83D");
    editorIn(canvasElement).dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await expect(story.pad.document.text()).toBe("a\r\nbc\nd\uFFFD");
  },
};
/** Tab inserts spaces up to the next stop; the browser's test leaves by Escape and Tab. */
export const Indents: Story = {
  tags: ["no-picture"],
  args: { start: { text: "ab", guests: [] } },
  play: async ({ canvas, canvasElement }) => {
    const editor = editorIn(canvasElement);
    await typeInto(canvasElement, "{Control>}{End}{/Control}{Tab}");
    await expect(stage.story.pad.document.text()).toBe("ab  ");
    await expect(editor).toHaveFocus();
    await expect(canvas.getByText(/leaves the editor/)).toHaveTextContent(
      "Tab inserts 4 spaces · Esc then Tab leaves the editor",
    );
  },
};
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
export const Ended: Story = {
  tags: ["TL-P.43"],
  args: { layout: "compact", inSession: true, start: { standing: { can_edit: false, reason: "ended" }, guests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The session has ended. The text stays here for reading.")).toBeVisible();
    await expect(canvas.queryByText(/(person|people) here/)).toBeNull();
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
/** In the tab of a session: without sidebar and link, the name is the session's. */
export const InASession: Story = {
  args: { layout: "compact", inSession: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "4 people here" }));
    const people = within(await screen.findByRole("dialog", { name: "Here now" }));
    await userEvent.click(people.getByRole("button", { name: "Change your name and colour" }));
    await expect(await screen.findByRole("slider", { name: "Your colour" })).toHaveValue("280");
    await expect(screen.queryByRole("textbox", { name: "Your name" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("slider")).toBeNull());
    await userEvent.click(canvas.getByText("UTF-8"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
/** Chosen in the pad, the dark mode is the pad's. */
export const Dark: Story = {
  args: { preferences: { dark: true } },
  play: async ({ canvas }) => {
    const dark = canvas.getByRole("switch", { name: "Dark mode" });
    const theme = () => canvas.getByRole("switch", { name: "Dark mode" }).closest(".radix-themes");
    await expect(dark).toBeChecked();
    await expect(theme()).toHaveClass("dark");
    await userEvent.click(dark);
    await waitFor(() => expect(theme()).toHaveClass("light"));
    await userEvent.click(canvas.getByRole("switch", { name: "Dark mode" }));
    await waitFor(() => expect(theme()).toHaveClass("dark"));
  },
};
/** A tab that somebody dragged narrow: bar and foot keep to one line each. */
export const NarrowInASession: Story = {
  args: { layout: "compact", inSession: true },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const foot = footOf(canvasElement) as HTMLElement;
    await waitFor(() => expect(foot.clientHeight).toBeLessThan(40));
    const language = canvas.getByRole("combobox", { name: /Language/ }).getBoundingClientRect();
    const people = canvas.getByRole("button", { name: "4 people here" }).getBoundingClientRect();
    await expect(Math.abs(language.top + language.height / 2 - people.top - people.height / 2)).toBeLessThan(4);
  },
};
export const WithoutSidebar: Story = {
  tags: ["TL-P.88"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hide the sidebar" }));
    await waitFor(() => expect(canvas.queryByText("Share link")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Show the sidebar" })).toHaveFocus();
  },
};
/** Without the sidebar a lost connection is said above the text, and nothing claims that all is shared. */
export const LostWithoutSidebar: Story = {
  tags: ["no-picture", "TL-P.1", "TL-P.88"],
  args: { preferences: { sidebar: false }, start: { status: "disconnected" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveTextContent("Connecting to the server...");
    await expect(canvas.queryByText("All changes are shared")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Show the sidebar" }));
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-status]")).toHaveLength(1));
  },
};
export const LostOnAPhone: Story = {
  tags: ["TL-P.3", "TL-P.89"],
  globals: { viewport: { value: "phone" } },
  args: { start: { status: "desynchronized" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(statusOf(canvasElement)).toHaveTextContent("Disconnected, please refresh.");
    const { width, height } = canvas.getByRole("button", { name: "Show the sidebar" }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};
export const OnAPhone: Story = {
  tags: ["TL-P.89"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show the sidebar" }));
    const sheet = within(await screen.findByRole("dialog", { name: "About this pad" }));
    await expect(sheet.getByText("You are connected!")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
/** Long names, a long first line, and a cursor at the very start. */
export const LongTexts: Story = {
  args: {
    start: {
      text: `${"// a line that is much longer than the window is wide ".repeat(6)}\n\n${"x".repeat(300)}`,
      language: "cpp",
      guests: [
        ...storyGuests.slice(0, 1),
        {
          id: 7,
          name: "Wilhelmina van der Straeten".slice(0, 25),
          hue: 90,
          cursor: { cursors: [0], selections: [[0, 12]] },
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(namesIn(canvasElement)).toContain("Wilhelmina van der Straet"));
  },
};
