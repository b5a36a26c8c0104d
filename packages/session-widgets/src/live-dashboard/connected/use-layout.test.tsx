// @vitest-environment jsdom
import { createManualClock, createMemoryStorage } from "@hotseat/core/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { createLayoutStore, type LayoutStore } from "../headless/layout-store";
import { type TurnMoment, turnMomentOf, useRailOfTurn } from "./use-layout";

const { render } = reactRoot();
let layout: LayoutStore;
beforeEach(() => {
  layout = createLayoutStore({ sessionId: 7, storage: createMemoryStorage(), clock: createManualClock() });
});
afterEach(() => layout.dispose());

function Room({ moment }: { moment: TurnMoment | null }) {
  useRailOfTurn(layout, moment);
  return null;
}
const turn = (moment: TurnMoment | null) => render(<Room moment={moment} />);

test("the start of the viewer's turn opens the people and notes, its end the scores", async () => {
  await turn("hears");
  await turn("answers");
  expect(layout.getState().rail).toBe("participants");
  await turn("hears");
  expect(layout.getState().rail).toBe("evaluation");
});

test("the evaluation of the viewer’s turn opens the self-rating, and submitting it closes nothing", async () => {
  await turn("answers");
  await turn("rates");
  expect(layout.getState().rail).toBe("evaluation");
  await turn("rated");
  expect(layout.getState().rail).toBe("evaluation");
});

test("a reload in the viewer's evaluation opens the self-rating, and after the rating it keeps the rail", async () => {
  layout.change({ rail: "participants" });
  await turn(null);
  await turn("rates");
  expect(layout.getState().rail).toBe("evaluation");
  layout.change({ rail: "chat" });
  await render(<Room key="again" moment="rated" />);
  expect(layout.getState().rail).toBe("chat");
});

test("a peer's reload during the questions keeps the rail", async () => {
  layout.change({ rail: "chat" });
  await turn("hears");
  expect(layout.getState().rail).toBe("chat");
});

test("a peer's reload during an evaluation opens the scores", async () => {
  layout.change({ rail: "participants" });
  await turn(null);
  await turn("scores");
  expect(layout.getState().rail).toBe("evaluation");
});

test("the start and end of an evaluation keep a peer's rail", async () => {
  await turn("hears");
  layout.change({ rail: "chat" });
  await turn("scores");
  expect(layout.getState().rail).toBe("chat");
  await turn("hears");
  expect(layout.getState().rail).toBe("chat");
});

test.each([
  ["hears", false, "QUESTION", null],
  ["scores", false, "EVALUATE", null],
  ["answers", true, "QNA_RUN", null],
  ["answers", true, "TURN", false],
  [null, true, "EVALUATE", null],
  ["rates", true, "EVALUATE", false],
  ["rated", true, "EVALUATE", true],
] as const)("my task in the turn: %s", (moment, isInterviewee, phase, hasRated) => {
  expect(turnMomentOf({ isInterviewee, phase, hasRated })).toBe(moment);
});
