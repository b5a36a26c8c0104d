import { describe, expect, it } from "vitest";
import { padSocketUrl } from "./client";
import { history, openPad } from "./client.fixtures";

describe("people and language", () => {
  const ada = { name: "Ada", hue: 200 };

  it("client: users are the other people; a person who leaves loses their cursors, and a new connection starts without users", () => {
    const { clock, open, close, receive, state } = openPad();
    open();
    receive({ Identity: 1 }, { UserInfo: { id: 1, info: ada } }, { UserInfo: { id: 2, info: ada } });
    receive({ UserCursor: { id: 2, data: { cursors: [0], selections: [] } } });
    expect(state()).toMatchObject({ me: 1, users: { 2: ada }, cursors: { 2: { cursors: [0] } } });
    receive({ UserInfo: { id: 2, info: null } });
    expect(state()).toMatchObject({ users: {}, cursors: {} });
    receive({ UserInfo: { id: 3, info: ada } });
    close();
    clock.pass(1_000);
    open();
    expect(state()).toMatchObject({ users: {}, cursors: {} });
  });

  it("client: the others' cursors move with every change, and are counted in the local text", () => {
    const { pad, open, receive, state } = openPad();
    open();
    receive(history(0, { operation: ["abc"] }));
    pad.edit(["😀", 3]);
    receive({ UserCursor: { id: 2, data: { cursors: [0, 3, 99], selections: [[1, 2]] } } });
    expect(state().cursors[2]).toEqual({ cursors: [1, 4, 4], selections: [[2, 3]] });
    pad.edit([1, "z", 3]);
    receive(history(1, { operation: [2, -1] }));
    expect(state().cursors[2]).toEqual({ cursors: [2, 4, 4], selections: [[3, 4]] });
  });

  it("client: own cursors are sent 20 ms after their last move, and after the edits that they depend on", () => {
    const { pad, clock, open, sent, receive } = openPad();
    open();
    sent();
    pad.setCursors({ cursors: [0], selections: [] });
    clock.pass(19);
    pad.setCursors({ cursors: [0], selections: [[0, 0]] });
    clock.pass(19);
    expect(sent()).toEqual([]);
    clock.pass(1);
    expect(sent()).toEqual([{ CursorData: { cursors: [0], selections: [[0, 0]] } }]);
    pad.edit(["a"]);
    pad.edit([1, "b"]);
    pad.setCursors({ cursors: [2], selections: [] });
    clock.pass(20);
    expect(sent()).toEqual([{ Edit: { revision: 0, operation: ["a"], edit: 1 } }]);
    receive(history(0, { id: 1, operation: ["a"], edit: 1 }));
    expect(sent()).toEqual([
      { Edits: { revision: 1, edit: 2, edits: [[20, [1, "b"]]] } },
      { CursorData: { cursors: [2], selections: [] } },
    ]);
  });

  it("client: a name is sent when it is set and at each connection", () => {
    const { pad, clock, open, close, sent } = openPad();
    pad.setUser(ada);
    open();
    expect(sent()).toContainEqual({ ClientInfo: ada });
    close();
    clock.pass(1_000);
    open();
    expect(sent()).toContainEqual({ ClientInfo: ada });
  });

  it("client: a language is requested over the connection or at the next one, shown once the server sends it, ignored when unknown (TL-P.123)", () => {
    const { pad, clock, open, close, sent, receive, state } = openPad();
    pad.setLanguage("go");
    pad.setLanguage("rust");
    open();
    const first = sent();
    expect(first).toContainEqual({ SetLanguage: "rust" });
    expect(first).not.toContainEqual({ SetLanguage: "go" });
    close();
    clock.pass(1_000);
    open();
    expect(sent()).not.toContainEqual({ SetLanguage: "rust" });
    pad.setLanguage("rust");
    expect(sent()).toEqual([{ SetLanguage: "rust" }]);
    pad.setLanguage("rust", 7);
    expect(sent()).toEqual([{ QuestionLanguage: { question: 7, language: "rust" } }]);
    expect(state().language).toBe("plaintext");
    receive({ Language: "rust" }, { Language: "klingon" });
    expect(state().language).toBe("rust");
  });
});

describe("the plain protocol", () => {
  it("client: without the subprotocol it sends the messages of a plain client", () => {
    const { pad, clock, sockets, open, sent, receive, state } = openPad("");
    open();
    receive({ Identity: 4 });
    expect(sent()).toEqual([{ CursorData: { cursors: [], selections: [] } }]);
    pad.edit(["a"]);
    expect(sent()).toEqual([{ Edit: { revision: 0, operation: ["a"] } }]);
    clock.pass(60_000);
    expect(sockets).toHaveLength(1);
    receive({ History: { start: 0, operations: [{ id: 4, operation: ["a"] }] } });
    expect(state()).toMatchObject({ hasUnsent: false, revision: 1 });
  });

  it.each([
    ["https://hotseat.example/pad/", "wss://hotseat.example/pad/api/socket/aB3xyz"],
    ["http://127.0.0.1:4010/", "ws://127.0.0.1:4010/api/socket/aB3xyz"],
    ["https://hotseat.example/pad/index.html?x#aB3xyz", "wss://hotseat.example/pad/api/socket/aB3xyz"],
  ])("socket: on the page %s its address is %s", (page, address) => {
    expect(padSocketUrl(page, "aB3xyz")).toBe(address);
  });
});
