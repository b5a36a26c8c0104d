import { EditorSelection, EditorState } from "@codemirror/state";
import { PAD_CURSORS_MAX } from "@hotseat/collab/pad/messages";
import { describe, expect, it } from "vitest";
import { createCodePointIndex } from "../headless/code-points";
import { cursorsOf, remoteCursors, showGuests } from "./remote-cursors";

const RANGES = 300;

/** An editor with a range in each of 300 lines; `length` 0 makes cursors, 1 makes selections. */
function cursorsAt({ length, main }: { length: 0 | 1; main: number }) {
  const doc = "😀e\n".repeat(RANGES);
  const ranges = Array.from({ length: RANGES }, (_, line) =>
    EditorSelection.range(4 * line + 2, 4 * line + 2 + length),
  );
  const state = EditorState.create({
    doc,
    selection: EditorSelection.create(ranges, main),
    extensions: EditorState.allowMultipleSelections.of(true),
  });
  return cursorsOf(state, createCodePointIndex(doc));
}

describe("cursorsOf", () => {
  it("300 selections with the last one as the main one: gives 128 cursors and selections, the main ones first (TL-P.109)", () => {
    const { cursors, selections } = cursorsAt({ length: 1, main: RANGES - 1 });
    expect([cursors.length, selections.length]).toEqual([PAD_CURSORS_MAX / 2, PAD_CURSORS_MAX / 2]);
    expect([cursors[0], selections[0]]).toEqual([899, [898, 899]]);
    expect([cursors[1], selections[1]]).toEqual([2, [1, 2]]);
  });

  it("300 cursors with the last one as the main one: gives 256 cursors, the main one first (TL-P.109)", () => {
    const { cursors, selections } = cursorsAt({ length: 0, main: RANGES - 1 });
    expect([cursors.length, selections.length]).toEqual([PAD_CURSORS_MAX, 0]);
    expect(cursors.slice(0, 3)).toEqual([898, 1, 4]);
  });
});

describe("remoteCursors", () => {
  it("a person with three cursors: the name is beside the first one alone (TL-P.109)", () => {
    const guest = { id: 1, name: "Ada", hue: 10, cursor: { cursors: [3, 0, 1], selections: [] } };
    const state = EditorState.create({ doc: "abcd", extensions: remoteCursors });
    const { state: shown } = state.update({ effects: showGuests([guest], createCodePointIndex("abcd")) });
    const names: [number, string][] = [];
    for (const at = shown.field(remoteCursors).iter(); at.value; at.next())
      names.push([at.from, at.value.spec.widget.name]);
    expect(names).toEqual([
      [0, ""],
      [1, ""],
      [3, "Ada"],
    ]);
  });
});
