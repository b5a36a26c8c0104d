// @vitest-environment jsdom
import { expect, it } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { useAttached } from "./use-attached";

const { render } = reactRoot();
const told: string[] = [];
const returned: unknown[] = [];

function attach(element: HTMLElement): () => void {
  told.push(`attached ${element.id}`);
  return () => void told.push(`detached ${element.id}`);
}

function Host() {
  const ref = useAttached(attach);
  return <div id="host" ref={(element) => void returned.push(ref(element))} />;
}

it("a ref attaches its element, and detaches it without a returned clean-up, which React 18 does not take", async () => {
  await render(<Host />);
  expect(told.at(-1)).toBe("attached host");
  await render(null);
  expect(told.at(-1)).toBe("detached host");
  expect(new Set(returned)).toEqual(new Set([undefined]));
});
