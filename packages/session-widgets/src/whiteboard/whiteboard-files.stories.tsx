import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { takeSavedFiles } from "../shared/saved-files.fixtures";
import { storyDrawing } from "./whiteboard.fixtures";
import { Stage } from "./whiteboard-stage.fixtures";

const meta = {
  title: "Session/Whiteboard",
  tags: ["!autodocs"],
  component: Stage,
  args: { drawing: storyDrawing },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Saves the board once it is drawn. Returns the names of the files. */
async function save(canvasElement: HTMLElement): Promise<string[]> {
  await waitFor(() => expect(canvasElement.querySelector('[role="application"]')).not.toBeNull(), { timeout: 40_000 });
  const saved = takeSavedFiles();
  try {
    const more = [...canvasElement.querySelectorAll("button")].find(({ ariaLabel }) => ariaLabel === "More");
    await userEvent.click(more as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Download as PNG" }));
    await waitFor(() => expect(saved.files).toHaveLength(1), { timeout: 20_000 });
    return saved.names();
  } finally {
    saved.release();
  }
}

export const SavesUnderItsName: Story = {
  tags: ["no-picture", "TL-W.66"],
  args: { name: "Queue / sketch" },
  play: async ({ canvasElement }) => {
    await expect(await save(canvasElement)).toEqual(["Queue_sketch.png"]);
  },
};
export const SavesWithoutAName: Story = {
  tags: ["no-picture", "TL-W.66"],
  play: async ({ canvasElement }) => {
    await expect(await save(canvasElement)).toEqual(["whiteboard.png"]);
  },
};
