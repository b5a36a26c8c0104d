import { describe, expect, it } from "vitest";
import { parseBoardClientMessage } from "./messages.ts";

const client = "0b1f4a5e-7c3d-4e2a-9f10-2a3b4c5d6e7f";

describe("parseBoardClientMessage", () => {
  it.each([
    { Resume: { client, seq: 0 } },
    { Resume: { client, seq: 4, files: ["a", "b"] } },
    { Delta: { edit: 1, elements: [{ id: "a" }, null] } },
    { Delta: { edit: 1, age: 45, elements: [] } },
    {
      Deltas: [
        { edit: 1, age: 900, elements: [{ id: "a" }] },
        { edit: 2, elements: [] },
      ],
    },
    { Clear: { edit: 7 } },
    { File: { id: "a", mimeType: "image/png", dataURL: "data:" } },
  ])("reads %j", (message) => {
    expect(parseBoardClientMessage(message)).toEqual(message);
  });

  it("drops what it does not know", () => {
    expect(parseBoardClientMessage({ Clear: { edit: 7, force: true } })).toEqual({ Clear: { edit: 7 } });
  });

  it.each([
    null,
    "Resume",
    [],
    {},
    { Scene: { seq: 1, elements: [], files: [] } },
    { Resume: { client, seq: 0 }, Clear: { edit: 1 } },
    { Resume: { client: "me", seq: 0 } },
    { Resume: { client, seq: -1 } },
    { Resume: { client, seq: 0.5 } },
    { Resume: { client } },
    { Resume: { client, seq: 0, files: "a" } },
    { Resume: { client, seq: 0, files: [1] } },
    { Resume: { client, seq: 0, files: Array.from({ length: 201 }, () => "a") } },
    { Delta: { edit: 0, elements: [] } },
    { Delta: { edit: "1", elements: [] } },
    { Delta: { edit: 2_147_483_648, elements: [] } },
    { Delta: { edit: 1, elements: {} } },
    { Delta: [] },
    { Delta: { edit: 1, age: -1, elements: [] } },
    { Delta: { edit: 1, age: "45", elements: [] } },
    { Deltas: [] },
    { Deltas: { edit: 1, elements: [] } },
    {
      Deltas: [
        { edit: 1, elements: [] },
        { edit: 0, elements: [] },
      ],
    },
    { Deltas: Array.from({ length: 101 }, (_, at) => ({ edit: at + 1, elements: [] })) },
    { File: "data:image/png" },
    { Clear: null },
  ])("refuses %j", (message) => {
    expect(parseBoardClientMessage(message)).toBeNull();
  });
});
