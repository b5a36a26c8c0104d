// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCardDrag } from "./use-card-drag";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** A stage 600 wide and 400 high whose size can change; the card is 200 × 100 at its foot. */
const stage = { width: 600, height: 400 };
let resized: (() => void)[] = [];
let root: Root;
let host: HTMLElement;

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  Object.assign(stage, { width: 600, height: 400 });
  resized = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized.push(told);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "offsetParent", "get").mockImplementation(() => host);
  const layout = {
    clientWidth: () => stage.width,
    clientHeight: () => stage.height,
    offsetTop: () => stage.height - 100,
    offsetWidth: () => 200,
    offsetHeight: () => 100,
  };
  for (const [name, read] of Object.entries(layout))
    vi.spyOn(HTMLElement.prototype, name as "offsetTop", "get").mockImplementation(read);
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

function Card({ x, y, onMove = () => {} }: { x: number; y: number; onMove?: (to: { x: number; y: number }) => void }) {
  const drag = useCardDrag({ position: { x, y }, onMove });
  return (
    <section {...drag.getCardProps()}>
      <button type="button" {...drag.getHandleProps()} />
    </section>
  );
}
const drawn = () => host.querySelector("section")?.style.transform;

it("renders a card with a saved place outside the stage as near to it as possible (LS-3.17)", async () => {
  await act(async () => root.render(<Card x={900} y={-900} />));
  expect(drawn()).toBe("translate(392px, -292px)");
});

it("stays inside a shrinking stage, and returns to its place when the stage grows again", async () => {
  await act(async () => root.render(<Card x={300} y={-200} />));
  expect(drawn()).toBe("translate(300px, -200px)");
  stage.width = 400;
  stage.height = 250;
  await act(async () => resized.at(-1)?.());
  expect(drawn()).toBe("translate(192px, -142px)");
  Object.assign(stage, { width: 600, height: 400 });
  await act(async () => resized.at(-1)?.());
  expect(drawn()).toBe("translate(300px, -200px)");
});

it("moves by keyboard from its visible position", async () => {
  const moves: { x: number; y: number }[] = [];
  await act(async () => root.render(<Card x={900} y={0} onMove={(to) => moves.push(to)} />));
  await act(async () => {
    host.querySelector("button")?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  });
  expect(moves).toEqual([{ x: 384, y: 0 }]);
});
