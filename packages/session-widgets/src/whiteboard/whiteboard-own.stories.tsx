import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useMemo, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { type BoardSurface, type SceneElement, useWhiteboard, type WhiteboardOptions } from "./headless";
import { storyBox } from "./whiteboard.fixtures";

/** The elements of one's own surface, by id, and the call that shows them. */
function createBoxes(show: (boxes: readonly SceneElement[]) => void) {
  const all = new Map<string, SceneElement>();
  const put = (elements: readonly SceneElement[]) => {
    for (const element of elements) all.set(element.id, element);
    show([...all.values()].filter((element) => !element.isDeleted));
  };
  const surface: BoardSurface = {
    elements: () => [...all.values()],
    appState: () => ({ viewBackgroundColor: "#ffffff" }),
    files: () => [],
    apply: put,
    show(elements) {
      all.clear();
      put(elements);
    },
    addFiles: () => undefined,
    setCollaborators: () => undefined,
    centre: () => ({ x: 0, y: 0 }),
    showAll: () => undefined,
    toBlob: async () => new Blob([]),
  };
  return { surface, put };
}

/** A board in plain HTML: nothing but `useWhiteboard` and an SVG of the browser. */
function OwnBoard(options: WhiteboardOptions) {
  const { hostRef, getSurfaceProps, isReadOnly, version, clear, applyScene } = useWhiteboard(options);
  const [boxes, setBoxes] = useState<readonly SceneElement[]>([]);
  const own = useMemo(() => createBoxes(setBoxes), []);
  const { onReady, onChange, onPointer } = getSurfaceProps();
  useEffect(() => onReady(own.surface), [onReady, own]);
  const draw = () => {
    own.put([storyBox(`own-${boxes.length}`, 20 + 60 * boxes.length)]);
    onChange();
  };
  return (
    <section ref={hostRef} aria-label="My own board">
      <svg
        width={320}
        height={80}
        aria-hidden="true"
        onPointerMove={({ nativeEvent }) => onPointer({ x: nativeEvent.offsetX, y: nativeEvent.offsetY, button: "up" })}
        onPointerLeave={() => onPointer(null)}
      >
        {boxes.map(({ id, x, y, width, height }) => (
          <rect key={id} x={x} y={y} width={width} height={height} fill="none" stroke="currentColor" />
        ))}
      </svg>
      <output>Boxes: {boxes.length}</output>
      <button type="button" disabled={isReadOnly} onClick={draw}>
        Draw a box
      </button>
      <button type="button" disabled={isReadOnly} onClick={clear}>
        Clear
      </button>
      <button
        type="button"
        onClick={() => applyScene({ version: version + 1, scene: { elements: [storyBox("theirs", 200)] } })}
      >
        Take in another person's box
      </button>
    </section>
  );
}

const meta = {
  title: "Session/Whiteboard/Build your own",
  component: OwnBoard,
  tags: ["no-picture"],
  args: { instanceId: "s12-own", roomId: "session-12", onSceneChange: fn() },
} satisfies Meta<typeof OwnBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Draw a box" }));
    await expect(canvas.getByText("Boxes: 1")).toBeVisible();
    await expect(args.onSceneChange).toHaveBeenCalledOnce();
    await expect(args.onSceneChange).toHaveBeenCalledWith(
      expect.objectContaining({ instanceId: "s12-own", changed: [expect.objectContaining({ id: "own-0" })] }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Take in another person's box" }));
    await expect(canvas.getByText("Boxes: 2")).toBeVisible();
    await expect(args.onSceneChange).toHaveBeenCalledOnce();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Draw a box" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Take in another person's box" }));
    await expect(canvas.getByText("Boxes: 1")).toBeVisible();
  },
};
