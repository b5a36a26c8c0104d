import { describe, expect, it } from "vitest";
import { PAD_LANGUAGES, type PadParseCode, PadParseError, parseClientMessage, parseServerMessage } from "./messages";

const CLIENT = "0b2d9c0e-6f0a-4d0c-9a52-3f8f4d8a1c11";

function codeOf(task: () => unknown): PadParseCode | undefined {
  try {
    task();
  } catch (error) {
    if (error instanceof PadParseError) return error.code;
    throw error;
  }
  return undefined;
}

describe("messages of a client", () => {
  it.each([
    { Edit: { revision: 0, operation: [1, -2, "x", 0, ""] } },
    { Edit: { revision: 7, operation: [], edit: 3 } },
    {
      Edits: {
        revision: 7,
        edit: 3,
        edits: [
          [40, ["a"]],
          [0, [1, "b"]],
        ],
      },
    },
    { SetLanguage: "anything" },
    { QuestionLanguage: { question: 7, language: "anything" } },
    { ClientInfo: { name: "Ada", hue: 359 } },
    { CursorData: { cursors: [0, 4_294_967_295], selections: [[1, 2]] } },
    { Resume: { client: CLIENT, revision: 12 } },
  ])("message: %j is read as it is", (message) => {
    expect(parseClientMessage(JSON.stringify(message))).toEqual(message);
  });

  it("message: what the protocol does not have is left out", () => {
    const text = '{"Edit":{"revision":1,"operation":["a"],"author":"me"}}';
    expect(parseClientMessage(text)).toEqual({ Edit: { revision: 1, operation: ["a"] } });
  });

  it.each(["", "{", "undefined", '{"Edit":}'])("message: %j is no JSON", (text) => {
    expect(codeOf(() => parseClientMessage(text))).toBe("bad_json");
  });

  it.each<object>([
    {},
    { Hello: 1 },
    { constructor: 1 },
    { edit: { revision: 0, operation: [] } },
    { Identity: 1 },
    { SetLanguage: "c", ClientInfo: { name: "", hue: 0 } },
  ])("message: %j has no known tag", (message) => {
    expect(codeOf(() => parseClientMessage(JSON.stringify(message)))).toBe("unknown_tag");
  });

  it.each<unknown>([
    null,
    [],
    "Edit",
    7,
    { Edit: null },
    { Edit: [0, ["a"]] },
    { Edit: { operation: [] } },
    { Edit: { revision: -1, operation: [] } },
    { Edit: { revision: 1.5, operation: [] } },
    { Edit: { revision: "1", operation: [] } },
    { Edit: { revision: 0 } },
    { Edit: { revision: 0, operation: "a" } },
    { Edit: { revision: 0, operation: [null] } },
    { Edit: { revision: 0, operation: [0.5] } },
    { Edit: { revision: 0, operation: [["a"]] } },
    { Edit: { revision: 0, operation: [], edit: "1" } },
    { Edits: { revision: 0, edit: 1, edits: [] } },
    { Edits: { revision: 0, edit: 1, edits: Array(501).fill([0, ["a"]]) } },
    { Edits: { revision: 0, edits: [[0, ["a"]]] } },
    { Edits: { revision: 0, edit: 1, edits: [["a"]] } },
    { Edits: { revision: 0, edit: 1, edits: [[-1, ["a"]]] } },
    { Edits: { revision: 0, edit: 1, edits: [[0.5, ["a"]]] } },
    { Edits: { revision: 0, edit: 1, edits: [[0, "a"]] } },
    { SetLanguage: 1 },
    { QuestionLanguage: { question: 2 ** 31, language: "c" } },
    { QuestionLanguage: { question: 7 } },
    { ClientInfo: { name: "Ada" } },
    { ClientInfo: { name: 1, hue: 1 } },
    { ClientInfo: { name: "Ada", hue: -1 } },
    { CursorData: { cursors: [] } },
    { CursorData: { cursors: [-1], selections: [] } },
    { CursorData: { cursors: [], selections: [[1]] } },
    { CursorData: { cursors: [], selections: [[1, 2, 3]] } },
    { Resume: { client: "me", revision: 0 } },
    { Resume: { client: CLIENT } },
  ])("message: %j has another shape", (message) => {
    expect(codeOf(() => parseClientMessage(JSON.stringify(message)))).toBe("bad_shape");
  });
});

describe("messages of a server", () => {
  it.each([
    { Identity: 0 },
    { History: { start: 2, operations: [{ id: 18_446_744_073_709_552_000, operation: ["a"] }] } },
    { History: { start: 0, operations: [{ id: 1, operation: [1], client: CLIENT, edit: 4, at: 1_795_600_000_000 }] } },
    { Language: "rust" },
    { UserInfo: { id: 1, info: { name: "Ada", hue: 0 } } },
    { UserInfo: { id: 1, info: null } },
    { UserCursor: { id: 1, data: { cursors: [1], selections: [[0, 1]] } } },
    { Standing: { can_edit: false, reason: "locked" } },
    { Standing: { can_edit: true, reason: null } },
    { Refused: { code: "too_fast", detail: "Too many edits." } },
  ])("message: %j is read as it is", (message) => {
    expect(parseServerMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    { Identity: "1" },
    { History: { start: 0, operations: [{ operation: [] }] } },
    { History: { start: 0, operations: [{ id: 1, operation: [], client: "x" }] } },
    { UserInfo: { id: 1 } },
    { UserCursor: { id: 1, data: null } },
    { Standing: { can_edit: 1, reason: null } },
    { Standing: { can_edit: false, reason: "tired" } },
    { Refused: { code: "whatever", detail: "" } },
  ])("message: %j has another shape", (message) => {
    expect(codeOf(() => parseServerMessage(JSON.stringify(message)))).toBe("bad_shape");
  });
});

it("languages: there are 80, each once, in order", () => {
  expect(PAD_LANGUAGES).toHaveLength(80);
  expect([...new Set(PAD_LANGUAGES)].sort()).toEqual([...PAD_LANGUAGES]);
});
