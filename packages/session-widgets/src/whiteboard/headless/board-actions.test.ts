import { createManualClock } from "@hotseat/core/testing";
import { expect, it } from "vitest";
import { createBoards } from "./board-actions";
import type { BoardPointer } from "./whiteboard.types";

it("a pointer that moves every 10 ms is sent at most every 80 ms, and its last place always (LS-5.11, LS-9.11)", async () => {
  const clock = createManualClock();
  const sent: { at: number; pointer: BoardPointer | null }[] = [];
  const boards = createBoards({
    clock,
    random: () => 0.5,
    instance: () => ({ pluginId: "whiteboard", instanceId: "notes", roomId: "room", createdAt: null }),
    onChange: () => {},
    onPointer: (pointer) => sent.push({ at: clock.now(), pointer }),
  });
  const startedAt = clock.now();
  for (let x = 0; x < 100; x += 1) {
    boards.pointAt({ x, y: 0, button: "up" });
    await clock.advance(10);
  }
  await clock.advance(80);
  const pauses = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0));
  expect(sent[0]?.at).toBe(startedAt);
  expect(pauses.every((pause) => pause >= 80 && pause < 100)).toBe(true);
  expect(sent.at(-1)?.pointer).toEqual({ x: 99, y: 0, button: "up" });
});
