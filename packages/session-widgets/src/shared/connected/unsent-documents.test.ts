import { toast } from "@hotseat/ui/theme";
import { afterEach, expect, it, type MockInstance, vi } from "vitest";
import { createUnsentDocuments } from "./unsent-documents";

interface Page {
  unsent: number;
  lost: number;
  isClosed: boolean;
  changed(): void;
}
const page = (unsent: number): Page => ({ unsent, lost: 0, isClosed: false, changed: () => undefined });

const target = new EventTarget();
vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
afterEach(() => expect(asks()).toBe(false));
/** Whether the browser would ask. */
const asks = (): boolean => !target.dispatchEvent(new Event("beforeunload", { cancelable: true }));

const lostWords = (count: number) => ({ title: `${count} lost` });
const titles = (shows: MockInstance<typeof toast.error>) => shows.mock.calls.map(([{ title }]) => title);

function setUp() {
  const documents = createUnsentDocuments<Page>({
    hasUnsent: ({ unsent }) => unsent > 0,
    lostCount: ({ lost }) => lost,
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
  return documents;
}

it("a document whose changes are all stored is closed in the task in which it is left", async () => {
  const documents = setUp();
  const left = page(0);
  documents.leave("a", left, lostWords);
  await Promise.resolve();
  expect(left.isClosed).toBe(true);
  expect(documents.take("a")).toBeNull();
});

it("a document that is left with changes stays open, and leaving the page asks, until they are stored (TL-P.84)", async () => {
  const documents = setUp();
  const left = page(2);
  documents.leave("a", left, lostWords);
  await Promise.resolve();
  expect([left.isClosed, asks()]).toEqual([false, true]);
  left.unsent = 1;
  left.changed();
  expect([left.isClosed, asks()]).toEqual([false, true]);
  left.unsent = 0;
  left.changed();
  expect([left.isClosed, asks()]).toEqual([true, false]);
});

it("a document that is shown again before its changes are stored is the one that was left, still open (TL-P.84)", () => {
  const documents = setUp();
  const [left, other] = [page(1), page(1)];
  documents.leave("a", left, lostWords);
  documents.leave("b", other, lostWords);
  expect(documents.take("a")).toBe(left);
  expect(documents.take("a")).toBeNull();
  left.unsent = 0;
  left.changed();
  expect([left.isClosed, asks()]).toEqual([false, true]);
  expect(documents.take("b")).toBe(other);
});

it("a change that is made while the widget unmounts keeps the document open (TL-W.20)", async () => {
  const documents = setUp();
  const left = page(0);
  documents.leave("a", left, lostWords);
  left.unsent = 1;
  await Promise.resolve();
  expect([left.isClosed, asks()]).toEqual([false, true]);
  left.unsent = 0;
  left.changed();
  expect(left.isClosed).toBe(true);
});

it("flush ends once every document that was left is stored or shown again", async () => {
  const documents = setUp();
  const [stored, shown] = [page(1), page(1)];
  documents.leave("a", stored, lostWords);
  documents.leave("b", shown, lostWords);
  let isOver = false;
  const flush = documents.flush().then(() => {
    isOver = true;
  });
  stored.unsent = 0;
  stored.changed();
  await Promise.resolve();
  expect(isOver).toBe(false);
  documents.take("b");
  await flush;
  expect(isOver).toBe(true);
});

it("a document whose changes are lost after its widget went: a toast has their number until it is shown again (TL-P.130, TL-W.50)", async () => {
  const documents = setUp();
  const left = page(3);
  const [shows, hides] = [vi.spyOn(toast, "error"), vi.spyOn(toast, "dismiss")];
  documents.leave("a", left, lostWords);
  await Promise.resolve();
  left.changed();
  expect([titles(shows), asks()]).toEqual([[], true]);
  left.lost = 3;
  left.changed();
  left.changed();
  expect([titles(shows), hides.mock.calls, asks(), left.isClosed]).toEqual([["3 lost"], [], false, false]);
  expect(documents.take("a")).toBe(left);
  expect([titles(shows), hides.mock.calls]).toEqual([["3 lost"], [["hotseat.lost.a"]]]);
});

it("a document whose lost changes turn out to be stored: the toast has the smaller number, then goes, and the document is closed", async () => {
  const documents = setUp();
  const left = page(2);
  left.lost = 2;
  const [shows, hides] = [vi.spyOn(toast, "error"), vi.spyOn(toast, "dismiss")];
  documents.leave("a", left, lostWords);
  await Promise.resolve();
  left.unsent = left.lost = 1;
  left.changed();
  left.unsent = left.lost = 0;
  left.changed();
  expect([titles(shows), hides.mock.calls.length, left.isClosed]).toEqual([["2 lost", "1 lost"], 1, true]);
});
