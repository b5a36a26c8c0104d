import { type ChangeEvent, type DragEvent, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useGridProps } from "./grid/use-grid-props";
import type { BatchEditorOptions } from "./store/batch-options";
import { createBatchEditor } from "./store/create-batch-editor";

const TYPES = ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain";

/**
 * The batch editor for one's own HTML: its state by step, its actions, and props for the grid and for the places a file comes from.
 * Scope, template and storages are read once: give the component a `key` where they change. Callbacks may change with each rendering.
 */
export function useBatchCsvEditor(options: BatchEditorOptions) {
  const [editor] = useState(() => createBatchEditor(options));
  const state = useStore(editor.store);
  const table = state.step === "empty" ? null : state;
  const { onCheck, onUpload, onUndo, onNotice } = options;
  useEffect(
    () => editor.setHost({ onCheck, onUpload, onUndo, onNotice }),
    [editor, onCheck, onUpload, onUndo, onNotice],
  );
  useEffect(() => {
    void editor.prepare();
    return () => editor.dispose();
  }, [editor]);

  const open = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) void editor.openFile(file);
  };
  return {
    state,
    editor,
    ...useGridProps(editor, table),
    /** An `<input type="file">`. */
    getFileInputProps: () => ({
      type: "file" as const,
      accept: TYPES,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        open(event.target.files);
        // The same file can be chosen again after it was changed.
        event.target.value = "";
      },
    }),
    /** The element that a file is dropped on. */
    getDropProps: () => ({
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop(event: DragEvent) {
        event.preventDefault();
        open(event.dataTransfer.files);
      },
    }),
  };
}

export type BatchCsvEditor = ReturnType<typeof useBatchCsvEditor>;
