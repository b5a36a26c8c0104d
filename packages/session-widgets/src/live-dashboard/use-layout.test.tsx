// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { createHandClock, createMemoryStorage } from "../room/room.fixtures";
import { createLayoutStore, type LayoutStore } from "./layout-store";
import { useRailOfTurn } from "./use-layout";

const { render } = reactRoot();
let layout: LayoutStore;
beforeEach(() => {
  layout = createLayoutStore({ sessionId: 7, storage: createMemoryStorage(), clock: createHandClock() });
});
afterEach(() => layout.dispose());

function Room({ isMine }: { isMine: boolean }) {
  useRailOfTurn(layout, isMine);
  return null;
}
const turn = (isMine: boolean) => render(<Room isMine={isMine} />);

test("my turn brings the people and my notes, its end the scores", async () => {
  await turn(false);
  await turn(true);
  expect(layout.read().rail).toBe("participants");
  await turn(false);
  expect(layout.read().rail).toBe("evaluation");
});
