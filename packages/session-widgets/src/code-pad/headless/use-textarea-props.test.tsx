// @vitest-environment jsdom
import { PAD_TEXT_MAX } from "@hotseat/collab/pad/messages";
import { act } from "react";
import { expect, it, vi } from "vitest";
import { reactRoot } from "../../shared/react-root.fixtures";
import { createStoryPad } from "../code-pad.fixtures";
import type { PadConnection } from "./pad-connection";
import { useTextareaProps } from "./use-textarea-props";

function Own({ pad, onTooLong }: { pad: PadConnection; onTooLong: () => void }) {
  return <textarea {...useTextareaProps({ pad, readOnly: null, onTooLong })} />;
}

const { render, at } = reactRoot();

it("useTextareaProps: a change that would make the text too long is refused with a notice, and the textarea keeps its text (TL-P.152)", async () => {
  const full = "a".repeat(PAD_TEXT_MAX);
  const { pad, sent } = createStoryPad({ text: full, guests: [] });
  const onTooLong = vi.fn();
  await render(<Own pad={pad} onTooLong={onTooLong} />);
  const field = at<HTMLTextAreaElement>("textarea");
  const write = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    });
  await write(`${full}b`);
  expect([onTooLong.mock.calls.length, sent, field.value === full]).toEqual([1, [], true]);
  await write(full.slice(1));
  expect([onTooLong.mock.calls.length, sent.length]).toEqual([1, 1]);
});
