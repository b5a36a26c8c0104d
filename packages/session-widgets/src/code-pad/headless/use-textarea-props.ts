import {
  type ChangeEvent,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { wellFormed } from "./code-points";
import { caretAfter, editBetween } from "./edit-between";
import type { PadConnection } from "./pad-connection";

export interface TextareaProps {
  readonly ref: RefCallback<HTMLTextAreaElement>;
  readonly value: string;
  readonly readOnly: boolean;
  onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
  onSelect(event: SyntheticEvent<HTMLTextAreaElement>): void;
}

const points = (text: string) => [...text].length;

/** An editor of plain HTML: a textarea that follows what others write, its caret kept in place. */
export function useTextareaProps(pad: PadConnection, readOnly: boolean): () => TextareaProps {
  const { document: content } = pad;
  const [value, setValue] = useState<string | null>(null);
  const element = useRef<HTMLTextAreaElement | null>(null);
  /** Caret and selection to restore when the new text is drawn. */
  const selection = useRef<[number, number] | null>(null);
  const isUsed = value !== null;

  useEffect(() => {
    if (!isUsed) return;
    let shown = content.text();
    setValue(shown);
    return content.subscribe({
      onOperation(operation) {
        const field = element.current;
        if (field)
          selection.current = [
            caretAfter(operation, shown, field.selectionStart),
            caretAfter(operation, shown, field.selectionEnd),
          ];
        shown = content.text();
        setValue(shown);
      },
      onGuests() {},
    });
  }, [content, isUsed]);

  useEffect(() => {
    if (selection.current && value !== null) element.current?.setSelectionRange(...selection.current);
    selection.current = null;
  }, [value]);

  const ref = useCallback(
    (field: HTMLTextAreaElement | null) => {
      element.current = field;
      if (field) setValue((now) => now ?? content.text());
    },
    [content],
  );

  return useCallback(
    () => ({
      ref,
      value: value ?? content.text(),
      readOnly,
      onChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
        const text = wellFormed(target.value);
        content.edit(editBetween(content.text(), text, target.selectionEnd));
        setValue(text);
      },
      onSelect({ currentTarget: { value: text, selectionStart, selectionEnd } }: SyntheticEvent<HTMLTextAreaElement>) {
        const [from, to] = [points(text.slice(0, selectionStart)), points(text.slice(0, selectionEnd))];
        content.moveCursors({ cursors: [to], selections: from < to ? [[from, to]] : [] });
      },
    }),
    [content, readOnly, ref, value],
  );
}
