import { afterEach, expect, it, vi } from "vitest";
import { createUnsentDocuments } from "./unsent-documents";

interface Page {
  unsent: number;
  isClosed: boolean;
  changed(): void;
}
const page = (unsent: number): Page => ({ unsent, isClosed: false, changed: () => undefined });

const target = new EventTarget();
vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
afterEach(() => expect(asks()).toBe(false));
/** Whether the browser would ask. */
const asks = (): boolean => !target.dispatchEvent(new Event("beforeunload", { cancelable: true }));

function setUp() {
  const documents = createUnsentDocuments<Page>({
    hasUnsent: ({ unsent }) => unsent > 0,
    onChange(one, listener) {
      one.changed = listener;
      return () => {
        one.changed = () => undefined;
      };
    },
    close(one) {
      one.isClosed = true;
    },
  });
  return { documents, owner: {} };
}

it("a document without a change that is not stored is closed at once when it is left", () => {
  const { documents, owner } = setUp();
  const left = page(0);
  documents.leave(owner, "a", left);
  expect(left.isClosed).toBe(true);
  expect(documents.take(owner, "a")).toBeNull();
});

it("a document that is left with changes stays open, and leaving the page asks, until they are stored (TL-P.84)", () => {
  const { documents, owner } = setUp();
  const left = page(2);
  documents.leave(owner, "a", left);
  expect([left.isClosed, asks()]).toEqual([false, true]);
  left.unsent = 1;
  left.changed();
  expect([left.isClosed, asks()]).toEqual([false, true]);
  left.unsent = 0;
  left.changed();
  expect([left.isClosed, asks()]).toEqual([true, false]);
});

it("a document that is shown again before its changes are stored is the one that was left, still open (TL-P.84)", () => {
  const { documents, owner } = setUp();
  const [left, other] = [page(1), page(1)];
  documents.leave(owner, "a", left);
  documents.leave(owner, "b", other);
  expect(documents.take({}, "a")).toBeNull();
  expect(documents.take(owner, "a")).toBe(left);
  expect(documents.take(owner, "a")).toBeNull();
  left.unsent = 0;
  left.changed();
  expect([left.isClosed, asks()]).toEqual([false, true]);
  expect(documents.take(owner, "b")).toBe(other);
});
