// @vitest-environment jsdom
import { undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { expect, it } from "vitest";
import { createStoryPad } from "../code-pad.fixtures";
import { createEditor } from "./create-editor";

/** An editor of a text of emoji, two UTF-16 units each, with room for two more characters. */
function openNearlyFull() {
  const length = PAD_TEXT_MAX - 2;
  const { pad, sent, others } = createStoryPad({ text: "😀".repeat(length), guests: [] });
  const parent = document.createElement("div");
  let refused = 0;
  const editor = createEditor({
    parent,
    pad: pad.document,
    settings: { language: "plaintext", readOnly: false, wrap: false, vim: false, label: "Text", phrases: {} },
    onPosition() {},
    onTooLong: () => {
      refused += 1;
    },
  });
  const view = EditorView.findFromDOM(parent) as EditorView;
  const type = (insert: string, from = 0, to = from) => view.dispatch({ changes: { from, to, insert } });
  return { length, pad, sent, others, editor, view, type, refused: () => refused };
}

it("createEditor: a change that would make the text too long is refused with a notice; what fits, and what shortens, is sent (TL-P.152)", () => {
  const { length, pad, sent, editor, type, refused } = openNearlyFull();
  type("😀b");
  type("c");
  expect(sent).toEqual([["😀b", length]]);
  expect(refused()).toBe(1);
  expect([...pad.document.text()]).toHaveLength(PAD_TEXT_MAX);
  type("cd", 0, 3);
  type("ef", 0, 2);
  type("g", 0, 2);
  expect(sent.slice(1)).toEqual([
    ["cd", -2, length],
    ["ef", -2, length],
    ["g", -2, length],
  ]);
  expect(refused()).toBe(1);
  editor.destroy();
});

it("createEditor: others make the text too long, their change is taken, and then only what adds to it is refused (TL-P.152)", () => {
  const { length, sent, others, editor, view, type, refused } = openNearlyFull();
  others(["12345", length]);
  expect(view.state.sliceDoc(0, 5)).toBe("12345");
  type("a");
  expect([refused(), sent]).toEqual([1, []]);
  type("", 0, 1);
  expect([refused(), sent]).toEqual([1, [[-1, length + 4]]]);
  editor.destroy();
});

it("createEditor: others fill the room of a deletion, its undo is refused with a notice (TL-P.152)", () => {
  const { length, sent, others, editor, view, type, refused } = openNearlyFull();
  type("", 0, 4);
  others(["1234", length - 2]);
  undo(view);
  expect([refused(), sent]).toEqual([1, [[-2, length - 2]]]);
  others([-4, length - 2]);
  undo(view);
  expect(sent.slice(1)).toEqual([["😀😀", length - 2]]);
  editor.destroy();
});
