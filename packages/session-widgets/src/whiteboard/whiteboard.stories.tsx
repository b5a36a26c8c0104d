import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { type BoardCollaborator, type SceneElement, useWhiteboard, WB_APPLY_SCENE, WB_REQUEST_SCENE } from "./headless";
import { WhiteboardView, type WhiteboardViewProps } from "./view";
import { storyDrawing } from "./whiteboard.fixtures";

interface StageProps extends Omit<WhiteboardViewProps, "board"> {
  drawing?: readonly SceneElement[];
  collaborators?: readonly BoardCollaborator[];
  isReadOnly?: boolean;
}

const onSceneChange = fn();
const NOTHING: readonly SceneElement[] = [];
const NOBODY: readonly BoardCollaborator[] = [];

function Stage({ drawing = NOTHING, collaborators = NOBODY, isReadOnly = false, ...view }: StageProps) {
  const board = useWhiteboard({ instanceId: "s12-a1b2c3", roomId: "session-12", isReadOnly, onSceneChange });
  const { applyScene, applyPresence } = board;
  useEffect(() => {
    applyScene({ version: 1, scene: { elements: drawing } });
    applyPresence(collaborators);
  }, [applyScene, applyPresence, drawing, collaborators]);
  return (
    <div style={{ width: 624, maxWidth: "100%", height: 660 }}>
      <WhiteboardView {...view} board={board} />
    </div>
  );
}

const meta = {
  title: "Session/Whiteboard",
  component: Stage,
  subcomponents: { WhiteboardView },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for Excalidraw's code. */
const canvasOf = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[role="application"]')).not.toBeNull(), { timeout: 20_000 });

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const tools = within(within(canvasElement).getByRole("toolbar", { name: "Drawing tools" }));
    await userEvent.click(tools.getByRole("button", { name: "Pen" }));
    await waitFor(() => expect(tools.getByRole("button", { name: "Pen" })).toHaveAttribute("aria-pressed", "true"));
  },
};
export const Drawn: Story = {
  args: {
    drawing: storyDrawing,
    collaborators: [{ id: "amara", name: "Amara", hue: 170, pointer: { x: 160, y: 250, button: "up" } }],
  },
  play: async ({ canvasElement }) => {
    await canvasOf(canvasElement);
    const host = within(canvasElement).getByRole("region", { name: "Whiteboard" });
    onSceneChange.mockClear();
    host.dispatchEvent(new CustomEvent(WB_REQUEST_SCENE));
    await waitFor(() => expect(onSceneChange).toHaveBeenCalled());
    await expect(onSceneChange.mock.lastCall?.[0].scene.elements).toHaveLength(storyDrawing.length);
    // A version that is not higher is ignored.
    host.dispatchEvent(new CustomEvent(WB_APPLY_SCENE, { detail: { version: 1, scene: { elements: [] } } }));
  },
};
