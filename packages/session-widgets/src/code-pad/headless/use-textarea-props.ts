import { type ChangeEvent, type RefCallback, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { CodePad } from "./code-pad.types";
import { wellFormed } from "./code-points";
import { editBetween } from "./edit-between";
import { caretAfter } from "./text-changes";
import { isTooLong } from "./text-limit";

export interface TextareaProps {
  readonly ref: RefCallback<HTMLTextAreaElement>;
  readonly value: string;
  readonly readOnly: boolean;
  onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
  onSelect(event: SyntheticEvent<HTMLTextAreaElement>): void;
}

const points = (text: string) => [...text].length;

/**
 * Props of an editor of plain HTML: a textarea that follows what others write, its caret kept in place. A hook of its own, because the
 * view has another editor and loads none of this.
 */
export function useTextareaProps(codePad: Pick<CodePad, "pad" | "readOnly" | "onTooLong">): TextareaProps {
  const { onTooLong } = codePad;
  const { document: content } = codePad.pad;
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  /** The text that the textarea shows; null before it follows the document. */
  const [shown] = useState(() => createStore<{ readonly text: string | null }>(() => ({ text: null })));
  const value = useStore(shown, ({ text }) => text);
  /** Caret and selection to restore when the new text is drawn. */
  const selection = useRef<[number, number] | null>(null);

  useEffect(() => {
    if (!element) return undefined;
    shown.setState({ text: content.text() });
    const unsubscribe = content.subscribe({
      onOperation(operation) {
        const before = shown.getState().text ?? "";
        selection.current = [
          caretAfter(operation, before, element.selectionStart),
          caretAfter(operation, before, element.selectionEnd),
        ];
        shown.setState({ text: content.text() });
      },
      onGuests() {},
    });
    return () => {
      unsubscribe();
      shown.setState({ text: null });
    };
  }, [content, element, shown]);

  useEffect(() => {
    if (selection.current && value !== null) element?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [element, value]);

  return {
    ref: setElement,
    value: value ?? content.text(),
    readOnly: codePad.readOnly !== null,
    onChange({ target }) {
      const text = wellFormed(target.value);
      const operation = editBetween(content.text(), text, target.selectionEnd);
      // Without a new value the textarea gets its last one back.
      if (isTooLong(operation)) return onTooLong();
      content.edit(operation);
      shown.setState({ text });
    },
    onSelect({ currentTarget: { value: text, selectionStart, selectionEnd } }) {
      const [from, to] = [points(text.slice(0, selectionStart)), points(text.slice(0, selectionEnd))];
      content.moveCursors({ cursors: [to], selections: from < to ? [[from, to]] : [] });
    },
  };
}
