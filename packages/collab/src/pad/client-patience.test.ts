import { expect, it } from "vitest";
import { history, openPad } from "./client.fixtures";

/** Bytes that leave in a second. */
const LEAVING = 10_000;

/** A pad whose large edit has been leaving for 25 s, and has 5 s to go. */
function sendLargeEdit() {
  const opened = openPad();
  const { pad, clock, open, last } = opened;
  open();
  pad.edit(["a".repeat(30 * LEAVING)]);
  last().bufferedAmount = 30 * LEAVING;
  for (let second = 1; second <= 25; second += 1) {
    last().bufferedAmount -= LEAVING;
    clock.pass(1_000);
  }
  return opened;
}

it("client: an edit that takes longer than 10 s to leave is stored over one connection, and the next one too (TL-P.151)", () => {
  const { pad, clock, sockets, last, sent, receive, state } = sendLargeEdit();
  last().bufferedAmount = 0;
  clock.pass(9_000);
  receive(history(0, { id: 1, operation: ["a".repeat(30 * LEAVING)], edit: 1 }));
  sent();
  pad.edit([30 * LEAVING, "b"]);
  receive(history(1, { id: 1, operation: [30 * LEAVING, "b"], edit: 2 }));
  clock.pass(60_000);
  expect([sockets.length, state().hasUnsent]).toEqual([1, false]);
});

it("client: a socket whose bytes cease to leave is given up 10 s later (TL-P.151)", () => {
  const { clock, last, state } = sendLargeEdit();
  clock.pass(9_000);
  expect([last().closed, state().connection]).toEqual([false, "connected"]);
  clock.pass(1_000);
  expect([last().closed, state().connection]).toEqual([true, "disconnected"]);
});
