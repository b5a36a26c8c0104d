// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useShared } from "./use-shared";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

interface Person {
  name: string;
  speaks: boolean;
}

const seen: { people: Person[] }[] = [];

function People({ names }: { names: Record<string, boolean> }) {
  seen.push(useShared({ people: Object.entries(names).map(([name, speaks]) => ({ name, speaks })) }));
  return null;
}

it("an unchanged entry stays the same object, and so does the list when nothing changed", async () => {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<People names={{ ann: false, ben: false }} />));
  await act(async () => root.render(<People names={{ ann: false, ben: true }} />));
  await act(async () => root.render(<People names={{ ann: false, ben: true }} />));
  await act(async () => root.unmount());
  const [before, after, again] = seen;
  expect(after?.people.map(({ speaks }) => speaks)).toEqual([false, true]);
  expect(after?.people[0]).toBe(before?.people[0]);
  expect(after?.people[1]).not.toBe(before?.people[1]);
  expect(again).toBe(after);
});
