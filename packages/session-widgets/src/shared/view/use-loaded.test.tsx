// @vitest-environment jsdom
import { act } from "react";
import { expect, it, vi } from "vitest";
import { SlotBoundary } from "../../live-dashboard/view/slot-boundary";
import { reactRoot } from "../react-root.fixtures";
import { useLoaded } from "./use-loaded";

const { render, at } = reactRoot();

interface WordProps {
  load: () => Promise<string>;
  known?: string | null;
}
const Word = ({ load, known = null }: WordProps) => <output>{useLoaded(load, known).value ?? "loading"}</output>;

it("a loaded value, of a promise that is pending: is null without suspending, then the value; `load` is called once", async () => {
  let arrive = (_: string) => {};
  const pending = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => pending);
  // Without a boundary around: a component that suspends would draw nothing.
  await render(<Word load={load} />);
  expect(at("output").textContent).toBe("loading");
  await act(async () => arrive("seat"));
  expect(at("output").textContent).toBe("seat");
  await render(<Word load={load} />);
  expect(load).toHaveBeenCalledOnce();
});

it("a loaded value, known before the first render: is there at once, and nothing is loaded", async () => {
  const load = vi.fn(async () => "loaded");
  await render(<Word load={load} known="seat" />);
  expect([at("output").textContent, load.mock.calls.length]).toEqual(["seat", 0]);
});

it("a loaded value, of a promise that rejects: its error goes to the boundary, whose retry loads again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const load = vi.fn(async () => "seat").mockRejectedValueOnce(new Error("no line"));
  await render(
    <article>
      <SlotBoundary>
        <Word load={load} />
      </SlotBoundary>
    </article>,
  );
  expect(at("output")?.textContent).not.toBe("seat");
  await act(async () => at("article button").click());
  expect(at("output").textContent).toBe("seat");
});
