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
}

export interface CodeEditorHandle {
  focus(): void;
}

/** The text of a pad with the cursors of others, in CodeMirror. */
export const CodeEditor = forwardRef<CodeEditorHandle, CodeEditorProps>(function CodeEditor(
  { pad, fontSize, onPosition, ...rest },
  ref,
) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditorInstance | null>(null);
  const phrases = useEditorPhrases();
  const settings = { ...rest, phrases };
  const latest = useRef({ settings, onPosition });
  latest.current = { settings, onPosition };

  useEffect(() => {
    if (!place.current) return;
    const made = createEditor({
      parent: place.current,
      pad,
      settings: latest.current.settings,
      onPosition: (position) => latest.current.onPosition?.(position),
    });
    editor.current = made;
    return () => {
      editor.current = null;
      made.destroy();
    };
  }, [pad]);

  const { language, readOnly, wrap, vim, label } = rest;
  useEffect(
    () => editor.current?.configure({ language, readOnly, wrap, vim, label, phrases }),
    [language, readOnly, wrap, vim, label, phrases],
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
