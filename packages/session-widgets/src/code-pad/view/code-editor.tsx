import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import type { PadDocument } from "../headless/pad-document";
import * as styles from "./code-editor.css";
import { type CodeEditorInstance, createEditor, type EditorPosition, type EditorSettings } from "./create-editor";
import { useEditorPhrases } from "./use-editor-phrases";

export interface CodeEditorProps extends Omit<EditorSettings, "phrases"> {
  pad: PadDocument;
  /** Pixels. */
  fontSize: number;
  onPosition?: ((position: EditorPosition) => void) | undefined;
  /** A change was refused, since the text would be longer than a pad may be. */
  onTooLong?: (() => void) | undefined;
}

export interface CodeEditorHandle {
  focus(): void;
}

/** The text of a pad with the cursors of others, in CodeMirror. */
export const CodeEditor = forwardRef<CodeEditorHandle, CodeEditorProps>(function CodeEditor(
  { pad, fontSize, onPosition, onTooLong, ...rest },
  ref,
) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorInstance | null>(null);
  const phrases = useEditorPhrases();
  const settings = { ...rest, phrases };
  const latest = useRef({ settings, onPosition, onTooLong });
  latest.current = { settings, onPosition, onTooLong };

  useEffect(() => {
    if (!place.current) return;
    const made = createEditor({
      parent: place.current,
      pad,
      settings: latest.current.settings,
      onPosition: (position) => latest.current.onPosition?.(position),
      onTooLong: () => latest.current.onTooLong?.(),
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [pad]);

  const { language, readOnly, wrap, vim, label, lineColours } = rest;
  useEffect(
    () =>
      editor.current?.configure({ language, readOnly, wrap, vim, label, phrases, ...(lineColours && { lineColours }) }),
    [language, readOnly, wrap, vim, label, phrases, lineColours],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size moves the lines
  useEffect(() => editor.current?.measure(), [fontSize]);
  useImperativeHandle(ref, () => ({ focus: () => editor.current?.focus() }), []);

  return (
    <div
      ref={place}
      className={styles.editor}
      data-code-language={language}
      data-scrolls-sideways=""
      style={{ fontSize }}
    />
  );
});
