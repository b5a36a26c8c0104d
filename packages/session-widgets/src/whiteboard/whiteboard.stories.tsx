import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { type SceneElement, WB_APPLY_SCENE, WB_REQUEST_SCENE } from "./headless";
import { slowFile } from "./slow-file.fixtures";
import { WhiteboardView } from "./view";
import { storyDrawing } from "./whiteboard.fixtures";
import {
  canvasOf,
  noteRequests,
  onSceneChange,
  outside,
  PATIENT,
  Stage,
  says,
  stage,
} from "./whiteboard-stage.fixtures";

const meta = {
  title: "Session/Whiteboard",
  component: Stage,
  subcomponents: { WhiteboardView },
  beforeEach: noteRequests,
  afterEach: () => expect(outside()).toEqual([]),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("toolbar", { name: "Drawing tools" }));
const field = (canvasElement: HTMLElement, accept: string) =>
  canvasElement.querySelector(`input[accept*="${accept}"]`) as HTMLInputElement;

export const Empty: Story = {
  tags: ["LS-2.49"],
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const pen = tools(canvasElement).getByRole("button", { name: "Pen" });
    await userEvent.click(pen);
    await waitFor(() => expect(pen).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(tools(canvasElement).getByRole("button", { name: "More" }));
    await waitFor(() =>
      expect(within(document.body).getByRole("menuitem", { name: "Clear the board" })).toHaveAttribute(
        "aria-disabled",
        "true",
      ),
    );
    await userEvent.keyboard("{Escape}");
  },
};
/** By keyboard: into the tools, into the drawing, and out of it again. */
export const Keyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const drawing = canvasElement.querySelector('[role="application"]') as HTMLElement;
    tools(canvasElement).getByRole("button", { name: "Select" }).focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await waitFor(() =>
      expect(tools(canvasElement).getByRole("button", { name: "Rectangle" })).toHaveAttribute("aria-pressed", "true"),
    );
    await userEvent.tab();
    await expect(drawing).toHaveFocus();
    await userEvent.tab();
    await expect(drawing).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(drawing).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(drawing).not.toHaveFocus();
  },
};
export const Drawn: Story = {
  tags: ["TL-W.23", "TL-W.28", "TL-W.29"],
  args: {
    drawing: storyDrawing,
    collaborators: [{ id: "amara", name: "Amara", hue: 170, pointer: { x: 160, y: 250, button: "up" } }],
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const host = within(canvasElement).getByRole("region", { name: "Whiteboard" });
    onSceneChange.mockClear();
    // A version that is not higher is ignored.
    host.dispatchEvent(
      new CustomEvent(WB_APPLY_SCENE, {
        detail: { version: 1, scene: { elements: [{ ...storyDrawing[0], id: "late" }] } },
      }),
    );
    host.dispatchEvent(new CustomEvent(WB_REQUEST_SCENE));
    await waitFor(() => expect(onSceneChange).toHaveBeenCalled());
    await expect(onSceneChange.mock.lastCall?.[0].scene.elements).toHaveLength(storyDrawing.length);
    const isLoaded = ({ family, status }: FontFace) => /Excalifont/.test(family) && status === "loaded";
    await waitFor(() => expect([...document.fonts].some(isLoaded)).toBe(true), PATIENT);
    await expect(outside()).toEqual([]);
  },
};
const SELECT_ALL = { fr: "Tout sélectionner", de: "Alle auswählen", it: "Seleziona tutto", en: "Select all" };
/** Excalidraw's own menu, which a right click opens, is in the language of ours. */
export const OtherLanguages: Story = {
  tags: ["no-picture", "TL-W.24"],
  afterEach: async () => void (await stage.speak("en")),
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const paper = canvasElement.querySelector("canvas.interactive") as HTMLElement;
    for (const [language, label] of Object.entries(SELECT_ALL)) {
      await stage.speak(language);
      // A menu that is open keeps its texts, and Excalidraw fetches those of the next language.
      await waitFor(async () => {
        fireEvent.contextMenu(paper, { clientX: 300, clientY: 300 });
        await new Promise((resolve) => setTimeout(resolve, 50));
        expect(canvasElement.querySelector(".context-menu")).toHaveTextContent(label);
      }, PATIENT);
    }
    await userEvent.keyboard("{Escape}");
  },
};
/** One press empties the board, undo brings everything back. */
export const ClearAndUndo: Story = {
  tags: ["no-picture"],
  args: { drawing: storyDrawing },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const shown = () =>
      onSceneChange.mock.lastCall?.[0].scene.elements.filter(({ isDeleted }: SceneElement) => !isDeleted).length;
    await userEvent.click(tools(canvasElement).getByRole("button", { name: "More" }));
    await userEvent.click(await within(document.body).findByRole("menuitem", { name: "Clear the board" }));
    await waitFor(() => expect(shown()).toBe(0));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(shown()).toBe(storyDrawing.length));
  },
};
export const Observer: Story = {
  args: { drawing: storyDrawing, isReadOnly: true, reason: "observer", mayClear: false },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    await says(canvasElement, /you see the board and do not draw/);
    await expect(tools(canvasElement).queryByRole("button", { name: "Pen" })).toBeNull();
    await userEvent.click(tools(canvasElement).getByRole("button", { name: "More" }));
    await expect(await within(document.body).findByRole("menuitem", { name: "Download as PNG" })).toBeVisible();
    await expect(within(document.body).queryByRole("menuitem", { name: "Clear the board" })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
};
/** Elements with one place in the order: Excalidraw gives one of them another place and raises its version, where nobody draws too. */
const samePlace = storyDrawing.map((element) => ({ ...element, index: "a0" }));
/** A change of the version that Excalidraw has raised to, with the nonce that loses against every other one. */
const named = samePlace.map((element) => ({
  ...element,
  version: element.version + 1,
  versionNonce: 2 ** 31 - 1,
  ...(element.type === "text" && { text: "renamed", originalText: "renamed" }),
}));
export const ObserverOfSharedPlaces: Story = {
  tags: ["no-picture", "TL-W.19"],
  args: { drawing: samePlace, isReadOnly: true, reason: "observer", mayClear: false },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const texts = async () => {
      const svg = await stage.board?.exportAs("svg");
      const parsed = new DOMParser().parseFromString((await svg?.text()) ?? "", "image/svg+xml");
      return [...parsed.querySelectorAll("text")].map(({ textContent }) => textContent);
    };
    await waitFor(async () => expect(await texts()).toContain("Queue"), PATIENT);
    onSceneChange.mockClear();
    // One at a time: of several in one place Excalidraw raises the versions that come in as well.
    named.forEach((element, index) => {
      stage.board?.applyScene({ version: index + 2, scene: { elements: [element] } });
    });
    await waitFor(async () => expect(new Set(await texts())).toEqual(new Set(["renamed"])), PATIENT);
    await expect(onSceneChange).not.toHaveBeenCalled();
  },
};
export const TooLargeAnImage: Story = {
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const image = new File([new Uint8Array(5 * 1024 * 1024)], "photo.png", { type: "image/png" });
    await userEvent.upload(field(canvasElement, "image/png"), image);
    await says(canvasElement, /The image is too large/);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(within(canvasElement).queryByRole("status")).toBeNull());
  },
};
export const TooLongAText: Story = {
  tags: ["no-picture", "TL-W.31"],
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const paper = canvasElement.querySelector("canvas.interactive") as HTMLElement;
    const { left, top } = paper.getBoundingClientRect();
    (canvasElement.querySelector('[role="application"]') as HTMLElement).focus();
    fireEvent.mouseMove(paper, { clientX: left + 300, clientY: top + 300 });
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "long ".repeat(5_000));
    paper.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await says(canvasElement, /too large for the board and stays on this device/);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(within(canvasElement).queryByRole("status")).toBeNull());
  },
};
export const LockedWhileAFileIsRead: Story = {
  tags: ["no-picture", "TL-W.71"],
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const { file, arrive } = slowFile();
    const reading = stage.board?.addFiles([file]);
    stage.lock();
    await waitFor(() => expect(within(canvasElement).queryByRole("button", { name: "Pen" })).toBeNull(), PATIENT);
    arrive(JSON.stringify({ elements: storyDrawing }));
    await reading;
    await says(canvasElement, /The file was not added/);
    await expect(stage.board?.isEmpty).toBe(true);
  },
};
export const RefusedFile: Story = {
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const page = {
      id: "x",
      type: "iframe",
      customData: { generationData: { html: "<script>parent.hostile=1</script>" } },
    };
    const file = new File([JSON.stringify({ type: "excalidraw", elements: [page] })], "page.excalidraw", {
      type: "application/json",
    });
    await userEvent.upload(field(canvasElement, "application/json"), file);
    await says(canvasElement, /holds nothing that the board takes/);
    const picture = new File(["<svg onload='parent.hostile=1'/>"], "picture.png", { type: "image/png" });
    await userEvent.upload(field(canvasElement, "image/png"), picture);
    await says(canvasElement, /no image that the board takes/);
    await expect(window).not.toHaveProperty("hostile");
  },
};
