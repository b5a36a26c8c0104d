// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHandClock, createMemoryStorage } from "../room/room.fixtures";
import { createLayoutStore, type LayoutStore } from "./layout-store";
import { useRailOfTurn } from "./use-layout";

let root: Root;
let host: HTMLElement;
let layout: LayoutStore;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  layout = createLayoutStore({ sessionId: 7, storage: createMemoryStorage(), clock: createHandClock() });
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  layout.dispose();
  host.remove();
  vi.unstubAllGlobals();
});

function Room({ isMine }: { isMine: boolean }) {
  useRailOfTurn(layout, isMine);
  return null;
}
const turn = (isMine: boolean) => act(async () => root.render(<Room isMine={isMine} />));

test("my turn brings the people and my notes, its end the scores", async () => {
  await turn(false);
  await turn(true);
  expect(layout.read().rail).toBe("participants");
  await turn(false);
  expect(layout.read().rail).toBe("evaluation");
});
