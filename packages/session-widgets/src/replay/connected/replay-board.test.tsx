// @vitest-environment jsdom
import { HotseatTheme } from "@hotseat/ui/theme";
import { type ReactNode, useEffect } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import type { BoardSurface } from "../../whiteboard/headless";
import { storyDrawing } from "../../whiteboard/whiteboard.fixtures";
import { ReplayBoard } from "./replay-board";

/** The board's calls to its surface, in order. */
const asked: string[] = [];
const surface = {
  addFiles() {},
  show(elements: readonly unknown[]) {
    asked.push(`show ${elements.length}`);
  },
  showAll() {
    asked.push("show all");
  },
} as unknown as BoardSurface;

function Surface({ onReady }: { onReady: (ready: BoardSurface) => () => void }): ReactNode {
  useEffect(() => onReady(surface), [onReady]);
  return null;
}

const { render } = reactRoot();
let resize: () => void;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => {
    draw();
    return 1;
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        resize = changed;
      }
      observe() {}
      disconnect() {}
    },
  );
});

it("brings all that was ever drawn into view when its size changes, on a board that was cleared too, and shows the same moment (TL-R.1)", async () => {
  await render(
    <HotseatTheme>
      <ReplayBoard
        elements={storyDrawing.slice(0, 2)}
        everDrawn={storyDrawing}
        last={[]}
        files={[]}
        exporter={{ current: null }}
        colourNumberOf={() => 1}
        assetPath="/excalidraw/"
        Canvas={Surface}
      />
    </HotseatTheme>,
  );
  asked.length = 0;
  resize();
  expect(asked).toEqual([`show ${storyDrawing.length}`, "show all", "show 2"]);
});
