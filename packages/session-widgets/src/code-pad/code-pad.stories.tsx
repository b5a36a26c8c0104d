import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { storyGuests } from "./code-pad.fixtures";
import {
  editorIn,
  loadHighlighting,
  Stage,
  stage,
  statusOf,
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
