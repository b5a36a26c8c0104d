import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor } from "storybook/test";
import { takeSavedFiles } from "../shared/saved-files.fixtures";
import { editorIn, loadHighlighting, STORY_LINKS, Stage, stage, typeInto } from "./code-pad.stage.fixtures";
import { CodePadView } from "./view/code-pad-view";

const meta = {
  title: "Session/CodePad",
  tags: ["!autodocs"],
  component: Stage,
  subcomponents: { CodePadView },
  args: { layout: "page" },
  loaders: [loadHighlighting],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Code that is loaded when it is needed. */
const LOADING = { timeout: 20_000 };

/** A new name of at most 25 characters, also of such beyond the basic plane; one without a visible character changes nothing. */
export const RenamesAndRecolours: Story = {
  tags: ["no-picture", "TL-P.18", "TL-P.19", "TL-P.29"],
  play: async ({ canvas }) => {
    const open = () => userEvent.click(canvas.getByRole("button", { name: "Change your name and colour" }));
    const rename = async (name: string) => {
      await open();
      const field = await screen.findByRole("textbox", { name: "Your name" });
      await userEvent.clear(field);
      // Typed, the two halves of a pair would come one by one.
      await userEvent.paste(name);
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    await rename("Dr. Jonas Keller of the second ward");
    await expect(stage.story.pad.state.getState().me.name).toBe("Dr. Jonas Keller of the s");
    for (const unseen of ["", "\u200B\u2060\u3164"]) {
      await rename(unseen);
      await expect(stage.story.pad.state.getState().me.name).toBe("Dr. Jonas Keller of the s");
    }
    await rename("😀".repeat(30));
    await expect(stage.story.pad.state.getState().me.name).toBe("😀".repeat(25));
    await open();
    const slider = await screen.findByRole("slider", { name: "Your colour" });
    await fireEvent.change(slider, { target: { value: "359" } });
    await waitFor(() => expect(stage.story.pad.state.getState().me.hue).toBe(359));
    await expect([slider.getAttribute("min"), slider.getAttribute("max")]).toEqual(["0", "359"]);
    await userEvent.keyboard("{Escape}");
  },
};
/** Somebody else changes the language: a toast names it. */
export const LanguageUpdated: Story = {
  tags: ["no-picture", "TL-P.21"],
  play: async ({ canvas }) => {
    stage.story.language("rust");
    const toast = await screen.findByText("Language updated");
    await expect(toast.parentElement).toHaveTextContent("All users are now editing in Rust.");
    await expect(await canvas.findByText("merge_shifts.rs")).toBeVisible();
  },
};
/** All 80 languages are in the list; a toast names the one that the server has set. */
export const ChoosesALanguage: Story = {
  tags: ["no-picture", "TL-P.21", "TL-P.31"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /Language/ }));
    await expect(await screen.findAllByRole("option")).toHaveLength(80);
    await userEvent.click(screen.getByRole("option", { name: "Kotlin" }));
    await waitFor(() => expect(stage.story.pad.state.getState().language).toBe("kotlin"));
    const toast = await screen.findByText("Language updated");
    await expect(toast.parentElement).toHaveTextContent("All users are now editing in Kotlin.");
  },
};
/** 'Copied!' for two seconds. */
export const CopiesTheLink: Story = {
  tags: ["no-picture", "TL-P.22"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy the link" }));
    await expect(stage.copied).toBe(STORY_LINKS.edit);
    const toast = await screen.findByText("Copied!", { selector: ":not([role=tooltip] *, [role=tooltip])" });
    await expect(toast.closest("li, [role=status]")).toHaveTextContent("Link copied to clipboard");
    await expect(canvas.getByRole("button", { name: "Copied!" })).toBeVisible();
    await stage.pass(1999);
    await expect(canvas.getByRole("button", { name: "Copied!" })).toBeVisible();
    await stage.pass(1);
    await expect(await canvas.findByRole("button", { name: "Copy the link" })).toBeVisible();
  },
};
/** A long text is replaced after a question only. */
export const ReadsTheCode: Story = {
  tags: ["TL-P.23", "TL-P.32"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read the code" }));
    await expect(await screen.findByRole("dialog")).toHaveTextContent(
      "Opening Hotseat's source code will clear the existing shared content. Is this okay?",
    );
    await expect(stage.story.sent).toEqual([]);
  },
};
export const ReadsTheCodeAtOnce: Story = {
  tags: ["no-picture", "TL-P.32"],
  args: { start: { text: "1\n2\n3\n4\n5\n6\n7\n8\n9" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read the code" }));
    await waitFor(() => expect(editorIn(canvasElement)).toHaveTextContent("export const seat = 1;"));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(stage.story.pad.state.getState().language).toBe("typescript");
  },
};
export const ConfirmsAtTenLines: Story = {
  tags: ["no-picture", "TL-P.32"],
  args: { start: { text: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read the code" }));
    await userEvent.click(await screen.findByRole("button", { name: "Replace" }));
    await waitFor(() => expect(editorIn(canvasElement)).toHaveTextContent("export const seat = 1;"));
  },
};
export const TheCodeDidNotArrive: Story = {
  tags: ["no-picture"],
  args: { isSampleMissing: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Read the code" }));
    await expect(await screen.findByText("The code did not arrive")).toBeVisible();
    await expect(stage.story.sent).toEqual([]);
  },
};
/** Settings of the editor, files and links, in one menu. */
export const Settings: Story = {
  tags: ["TL-P.36", "TL-P.87"],
  play: async ({ canvas, canvasElement }) => {
    const resize = async (name: string, size: string) => {
      await userEvent.click(await screen.findByRole("menuitem", { name }));
      await waitFor(() => expect(getComputedStyle(editorIn(canvasElement)).fontSize).toBe(size));
    };
    await userEvent.click(canvas.getByRole("button", { name: "Editor settings and files" }));
    await resize("Smaller text", "13px");
    await resize("Larger text", "14px");
    await resize("Larger text", "16px");
    await userEvent.click(screen.getByRole("menuitemcheckbox", { name: "Wrap long lines" }));
    await waitFor(() => expect(editorIn(canvasElement)).toHaveClass("cm-lineWrapping"));
    await expect(screen.getByRole("menuitem", { name: "Copy a link for reading" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
export const VimKeys: Story = {
  tags: ["no-picture", "TL-P.35", "TL-P.86"],
  args: { start: { text: "one\ntwo", guests: [] } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Editor settings and files" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Vim keys" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvasElement.querySelector(".cm-vim-panel")).not.toBeNull(), LOADING);
    await typeInto(canvasElement, "dd");
    await waitFor(() => expect(stage.story.pad.document.text()).toBe("two"));
    // Escape, which Vim takes for itself, lets the next Tab out of the editor all the same.
    await userEvent.keyboard("i{Escape}");
    const tab = new KeyboardEvent("keydown", { key: "Tab", keyCode: 9, bubbles: true, cancelable: true });
    editorIn(canvasElement).dispatchEvent(tab);
    await expect(tab.defaultPrevented).toBe(false);
  },
};
/** Search and replace, in the reader's language, loaded at the first search. */
export const Searches: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await typeInto(canvasElement, "{Control>}f{/Control}");
    const field = await canvas.findByRole("textbox", { name: "Find" }, LOADING);
    await userEvent.type(field, "shift");
    await waitFor(() => expect(canvasElement.querySelectorAll(".cm-searchMatch").length).toBeGreaterThan(5));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(editorIn(canvasElement)).toHaveFocus());
  },
};
/** A file of this computer becomes the text, its line ends mended and its language chosen. */
export const LoadsAFile: Story = {
  tags: ["no-picture", "TL-P.36"],
  args: { start: { text: "", language: "plaintext", guests: [] } },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("[data-pad-file]") as HTMLInputElement;
    await userEvent.upload(input, new File(["fn main() {\r\n}\r\n"], "main.rs"));
    await waitFor(() => expect(stage.story.pad.document.text()).toBe("fn main() {\n}\n"));
    await expect(stage.story.pad.state.getState().language).toBe("rust");
    await userEvent.upload(input, new File([new Uint8Array([0x50, 0, 0xff])], "picture.png"));
    await expect(await screen.findByText("This file has no text")).toBeVisible();
    await expect(stage.story.pad.document.text()).toBe("fn main() {\n}\n");
  },
};
/** The browser cannot read a file that was moved since it was chosen: a toast says so. */
export const FileUnreadable: Story = {
  tags: ["no-picture"],
  args: { start: { text: "", language: "plaintext", guests: [] } },
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("[data-pad-file]") as HTMLInputElement;
    const file = new File(["fn main() {}"], "main.rs");
    file.text = () => Promise.reject(new DOMException("The file was moved.", "NotFoundError"));
    await userEvent.upload(input, file);
    await expect(await screen.findByText("This file could not be read")).toBeVisible();
    await expect(stage.story.sent).toEqual([]);
  },
};
/** The pad is full: what is typed does not go in, and a toast says so. What shortens the text goes in. */
export const TextTooLong: Story = {
  tags: ["no-picture", "TL-P.152"],
  args: { start: { text: `${"#".repeat(63)}\n`.repeat(PAD_TEXT_MAX / 64), language: "plaintext", guests: [] } },
  play: async ({ canvasElement }) => {
    const firstLine = () => canvasElement.querySelector(".cm-line")?.textContent;
    await typeInto(canvasElement, "x");
    const toast = await screen.findByText("The text would be too long");
    await expect(toast.parentElement).toHaveTextContent("A pad holds 262,144 characters. Nothing was changed.");
    await expect([firstLine(), stage.story.sent]).toEqual(["#".repeat(63), []]);
    await userEvent.keyboard("{Delete}x");
    await waitFor(() => expect(firstLine()).toBe(`x${"#".repeat(62)}`));
    await expect(stage.story.sent).toHaveLength(2);
  },
};
/** The text becomes a file of this computer, as it is. */
export const SavesAFile: Story = {
  tags: ["no-picture", "TL-P.85"],
  args: { start: { text: "seat 😀\n", language: "python", guests: [] } },
  play: async ({ canvas }) => {
    const saved = takeSavedFiles();
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Editor settings and files" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: "Download" }));
      await expect(saved.names()).toEqual(["merge_shifts.py"]);
      await expect(await saved.files[0]?.blob?.text()).toBe("seat 😀\n");
    } finally {
      saved.release();
    }
  },
};
