// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { reactRoot } from "../react-root.fixtures";
import { useHeldHeight } from "./use-held-height";

const { render, at, focus } = reactRoot();

function Field() {
  const { isHeld, hold } = useHeldHeight();
  return (
    <>
      <button type="button" id="above">
        Add to mine
      </button>
      <div data-held={isHeld} {...hold}>
        <textarea />
      </div>
    </>
  );
}
const held = () => at("[data-held]").dataset.held;
const pointer = (type: string) => act(async () => void at("#above").dispatchEvent(new Event(type, { bubbles: true })));

afterEach(() => vi.useRealTimers());

test("a field keeps its height while one writes in it, and no longer", async () => {
  await render(<Field />);
  expect(held()).toBe("false");
  await focus("textarea");
  expect(held()).toBe("true");
  await focus("#above");
  expect(held()).toBe("false");
});

test("who leaves it by a press finds what they press where it is until the press is over", async () => {
  await render(<Field />);
  await focus("textarea");
  vi.useFakeTimers();
  await pointer("pointerdown");
  await focus("#above");
  expect(held()).toBe("true");
  await pointer("pointerup");
  expect(held(), "the click comes first").toBe("true");
  await act(async () => vi.runAllTimers());
  expect(held()).toBe("false");
});

test("who is led back into the field by what they pressed keeps it", async () => {
  await render(<Field />);
  await focus("textarea");
  vi.useFakeTimers();
  await pointer("pointerdown");
  await focus("#above");
  await pointer("pointerup");
  await focus("textarea");
  await act(async () => vi.runAllTimers());
  expect(held()).toBe("true");
});
