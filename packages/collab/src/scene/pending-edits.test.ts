import { describe, expect, it } from "vitest";
import { rectangle } from "./client.fixtures.ts";
import { DELTA_AGE_MAX_MS, DELTA_MAX_CHARACTERS, DELTA_MAX_ELEMENTS, DELTAS_PER_LIST } from "./limits.ts";
import type { BoardClientMessage, ClientDelta } from "./messages.ts";
import { createPendingEdits, type PendingEdits } from "./pending-edits.ts";
import { sampleElement } from "./testing.ts";

const deltasOf = (messages: readonly BoardClientMessage[]): readonly ClientDelta[] =>
  messages.flatMap((message) => ("Delta" in message ? [message.Delta] : "Deltas" in message ? message.Deltas : []));

/** Sends all that waits, each message acknowledged as a whole. */
function sendAll(pending: PendingEdits): (readonly ClientDelta[])[] {
  const messages: (readonly ClientDelta[])[] = [];
  for (let deltas = deltasOf(pending.next()); deltas.length > 0; deltas = deltasOf(pending.next())) {
    messages.push(deltas);
    pending.stored(deltas.at(-1)?.edit ?? 0);
  }
  return messages;
}

function setUp() {
  let now = 0;
  const pending = createPendingEdits(() => now);
  const at = (moment: number) => {
    now = moment;
  };
  return { pending, at };
}

describe("createPendingEdits", () => {
  it("sends what waits in messages of at most 100 edits, in order", () => {
    const { pending, at } = setUp();
    for (let version = 1; version <= 250; version += 1) {
      at(version * 200);
      pending.add([rectangle("a", version)]);
    }
    const messages = sendAll(pending);
    expect(messages.map(({ length }) => length)).toEqual([DELTAS_PER_LIST, DELTAS_PER_LIST, 50]);
    expect(messages.flat().map(({ edit, age }) => [edit, age])).toEqual(
      Array.from({ length: 250 }, (_, place) => [place + 1, (249 - place) * 200]),
    );
  });

  it("joins neighbours above 500 reports: the newest states stay, each with a time, and none is lost", () => {
    const { pending, at } = setUp();
    for (let count = 0; count < 1500; count += 1) {
      at(count * 200);
      pending.add([rectangle(`e${count % 300}`, count + 1)]);
      expect(pending.keep().reports.length).toBeLessThanOrEqual(500);
    }
    const newest = new Map<string, number>();
    const ages: number[] = [];
    for (const { age, elements } of sendAll(pending).flat()) {
      ages.push(age ?? 0);
      for (const element of elements as { id: string; version: number }[]) newest.set(element.id, element.version);
    }
    expect([...newest.values()].sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, at) => 1201 + at));
    expect(ages).toEqual([...ages].sort((a, b) => b - a));
    expect(ages.length).toBeGreaterThan(200);
  });

  it("joins neighbours above two million characters, and a deletion with what is before it", () => {
    const { pending } = setUp();
    const points = Array.from({ length: 9000 }, (_, at) => [at, at]);
    for (let version = 1; version <= 60; version += 1) pending.add([sampleElement("line", { version, points })]);
    const { reports } = pending.keep();
    expect(JSON.stringify(reports).length).toBeLessThan(2.2 * 1024 * 1024);
    expect(reports.at(-1)?.elements).toMatchObject([{ version: 60 }]);
    for (let count = 0; count < 2000; count += 1) {
      pending.add([rectangle(`e${count}`)]);
      pending.add([{ ...rectangle(`e${count}`, 2), isDeleted: true }]);
    }
    expect(pending.keep().reports.length).toBeLessThanOrEqual(500);
    expect(pending.elements().filter(({ isDeleted }) => isDeleted)).toHaveLength(2000);
  });

  it("sends a report that is too large for one message in pieces of the same age", () => {
    const { pending, at } = setUp();
    const elements = Array.from({ length: 4500 }, (_, place) => rectangle(`e${place}`));
    pending.add(elements);
    at(700);
    const messages = sendAll(pending);
    expect(messages.length).toBeGreaterThan(2);
    expect(messages.flat().every(({ age }) => age === 700)).toBe(true);
    expect(messages.flat().flatMap((delta) => delta.elements)).toEqual(elements);
    for (const message of messages) {
      expect(message.flatMap((delta) => delta.elements).length).toBeLessThanOrEqual(DELTA_MAX_ELEMENTS);
      expect(JSON.stringify({ Deltas: message }).length).toBeLessThanOrEqual(DELTA_MAX_CHARACTERS);
    }
  });

  it("sends the rest of a message that was stored in part again, with the same numbers", () => {
    const { pending } = setUp();
    for (let version = 1; version <= 4; version += 1) pending.add([rectangle("a", version)]);
    expect(deltasOf(pending.next()).map(({ edit }) => edit)).toEqual([1, 2, 3, 4]);
    pending.add([rectangle("a", 5)]);
    pending.resume(2, new Set());
    expect(deltasOf(pending.next()).map(({ edit }) => edit)).toEqual([3, 4]);
    expect(pending.next()).toEqual([]);
    pending.stored(4);
    expect(deltasOf(pending.next()).map(({ edit }) => edit)).toEqual([5]);
  });

  it("gives an edit an age of at most a day, and none below zero when the clock was set back", () => {
    const { pending, at } = setUp();
    at(10_000);
    pending.add([rectangle("a")]);
    at(5_000);
    expect(deltasOf(pending.next())).toMatchObject([{ age: 0 }]);
    pending.resume(0, new Set());
    at(10_000 + 2 * DELTA_AGE_MAX_MS);
    expect(deltasOf(pending.next())).toMatchObject([{ age: DELTA_AGE_MAX_MS }]);
  });
});
