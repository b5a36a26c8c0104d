import { describe, expect, it } from "vitest";
import type { WireOperation } from "../ot/index";
import { history, openPad } from "./client.fixtures";
import { PAD_ITEMS_PER_MESSAGE } from "./limits";

type SentEdits =
  | { Edit: { operation: WireOperation } }
  | { Edits: { edits: readonly (readonly [number, WireOperation])[] } };
const isOfEdits = (message: unknown): boolean => "Edit" in (message as object) || "Edits" in (message as object);

describe("lists of edits", () => {
  it("client: one edit is on its way; later ones stay apart and follow its acknowledgement in one list, each with its age (TL-P.81)", () => {
    const { pad, clock, open, sent, receive, state } = openPad();
    open();
    sent();
    pad.edit(["a"]);
    clock.pass(30);
    pad.edit([1, "b"]);
    clock.pass(40);
    pad.edit([2, "c"]);
    expect(sent()).toEqual([{ Edit: { revision: 0, operation: ["a"], edit: 1 } }]);
    expect(state().hasUnsent).toBe(true);
    clock.pass(5);
    receive(history(0, { id: 1, operation: ["a"], edit: 1 }));
    const list = [
      [45, [1, "b"]],
      [5, [2, "c"]],
    ];
    expect(sent()[0]).toEqual({ Edits: { revision: 1, edit: 2, edits: list } });
    receive(history(1, { id: 1, operation: [1, "b"], edit: 2 }, { id: 1, operation: [2, "c"], edit: 3 }));
    expect(state()).toMatchObject({ hasUnsent: false, revision: 3 });
    expect(pad.text()).toBe("abc");
  });

  it("client: what is typed and deleted offline is sent as two edits; an edit that others made needless is not sent (TL-P.82)", () => {
    const { pad, clock, open, close, sent, receive, state } = openPad();
    open();
    receive(history(0, { operation: ["x"] }));
    close();
    pad.edit([1, "b"]);
    clock.pass(500);
    pad.edit([1, -1]);
    clock.pass(500);
    open();
    const list = [
      [1_000, [1, "b"]],
      [500, [1, -1]],
    ];
    expect(sent()[1]).toEqual({ Edits: { revision: 1, edit: 1, edits: list } });
    pad.edit([-1]);
    receive(history(1, { operation: [-1] }, { id: 1, operation: ["b"], edit: 1 }, { id: 1, operation: [-1], edit: 2 }));
    expect(sent().filter((message) => "Edits" in (message as object))).toEqual([]);
    expect(state()).toMatchObject({ hasUnsent: false, revision: 4 });
  });

  it("client: a list is acknowledged in parts over a foreign edit; the rest is sent again after a cut, with its numbers", () => {
    const { pad, clock, open, close, sent, receive } = openPad();
    pad.edit(["a"]);
    pad.edit([1, "b"]);
    pad.edit([2, "c"]);
    open();
    receive(history(0, { id: 1, operation: ["a"], edit: 1 }));
    receive(history(1, { operation: ["x", 1] }));
    sent();
    close();
    clock.pass(1_000);
    pad.edit([4, "d"]);
    open();
    const list = [
      [1_000, [2, "b"]],
      [1_000, [3, "c"]],
      [0, [4, "d"]],
    ];
    expect(sent()[1]).toEqual({ Edits: { revision: 2, edit: 2, edits: list } });
  });

  it("client: of more than 500 waiting edits neighbours are composed; the text stays, and a list is never longer (TL-P.98)", () => {
    const { pad, clock, open, sent } = openPad();
    for (let key = 0; key < 1_201; key += 1) {
      pad.edit(key === 0 ? ["k"] : [key, "k"]);
      clock.pass(1);
    }
    expect(pad.text()).toBe("k".repeat(1_201));
    open();
    const { edits } = (sent()[1] as { Edits: { edits: [number, (number | string)[]][] } }).Edits;
    expect(edits.length).toBeLessThanOrEqual(500);
    expect(edits.length).toBeGreaterThan(250);
    expect(edits.map(([, operation]) => operation.at(-1)).join("")).toBe("k".repeat(1_201));
    const ages = edits.map(([age]) => age);
    expect(ages).toEqual([...ages].sort((one, other) => other - one));
  });

  it("client: waiting edits whose texts are longer than a document are composed", () => {
    const { pad, open, sent } = openPad();
    const page = "p".repeat(200_000);
    pad.edit([page]);
    pad.edit([-200_000]);
    pad.edit([page]);
    open();
    expect(sent()[1]).toEqual({ Edit: { revision: 0, operation: [page], edit: 1 } });
  });

  it("client: an edit of more parts than a message may have is sent as several, which lead to the same text (TL-P.78)", () => {
    const [author, reader] = [openPad(), openPad()];
    for (const one of [author, reader]) {
      one.open();
      one.receive(history(0, { operation: ["a".repeat(60_000)] }));
      one.sent();
    }
    author.pad.edit(Array.from({ length: 30_000 }, () => ["b", -1, 1]).flat());
    let revision = 1;
    let messages = 0;
    while (author.state().hasUnsent) {
      const message = author.sent().find(isOfEdits) as SentEdits;
      expect(JSON.stringify(message).split(",").length).toBeLessThanOrEqual(PAD_ITEMS_PER_MESSAGE);
      const operations = "Edit" in message ? [message.Edit.operation] : message.Edits.edits.map(([, each]) => each);
      const items = operations.map((operation, place) => ({ id: 1, operation, edit: revision + place }));
      for (const one of [author, reader]) one.receive(history(revision, ...items));
      revision += items.length;
      messages += 1;
    }
    expect(messages).toBeGreaterThan(2);
    expect(author.pad.text()).toBe("ba".repeat(30_000));
    expect(reader.pad.text()).toBe(author.pad.text());
  });

  it("client: a device clock that is set back while edits wait makes no edit younger than the list", () => {
    const { pad, clock, open, sent } = openPad();
    pad.edit(["a"]);
    pad.edit([1, "b"]);
    clock.correct(-3_600_000);
    open();
    const list = [
      [0, ["a"]],
      [0, [1, "b"]],
    ];
    expect(sent()[1]).toEqual({ Edits: { revision: 0, edit: 1, edits: list } });
  });

  it("client: on the plain protocol waiting edits are one edit, and those that cancel each other are not sent", () => {
    const { pad, open, sent, receive, state } = openPad("");
    open();
    receive({ Identity: 1 });
    sent();
    pad.edit(["a"]);
    pad.edit([1, "b"]);
    pad.edit([2, "c"]);
    receive(history(0, { id: 1, operation: ["a"] }));
    expect([sent()[0]]).toEqual([{ Edit: { revision: 0, operation: ["a"] } }]);
    expect(state().hasUnsent).toBe(true);
    receive(history(1, { id: 1, operation: [1, "bc"] }));
    pad.edit([3, "d"]);
    pad.edit([4, "e"]);
    pad.edit([4, -1]);
    sent();
    receive(history(2, { id: 1, operation: [3, "d"] }));
    expect(sent().filter((message) => "Edit" in (message as object))).toEqual([]);
    expect(state().hasUnsent).toBe(false);
  });
});
