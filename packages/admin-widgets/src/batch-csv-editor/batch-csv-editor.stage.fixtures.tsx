import { useEffect } from "react";
import { storyPeople, storyScope, storyUndo, storyUpload } from "./batch-csv-editor.fixtures";
import { type BatchEditor, type BatchEditorOptions, type BatchScope, useBatchCsvEditor } from "./headless";
import { BatchCsvEditorView } from "./view";

export interface StageProps extends Partial<Omit<BatchEditorOptions, "scope">> {
  scope?: BatchScope;
  /** File that the story begins with; left out: none. */
  csv?: string;
  fileName?: string;
  onClose?: () => void;
}

/** The editor of the story on the page. */
export const stage = { editor: null as BatchEditor | null };

const blobOf = (csv: string, name: string) => new File([csv], name, { type: "text/csv" });

/** The widget as a page of its own, with a host that resolves at once. */
export function Stage({
  scope = storyScope,
  csv,
  fileName = "staff-autumn-2026.csv",
  onClose = () => {},
  ...options
}: StageProps) {
  const batch = useBatchCsvEditor({
    scope,
    known: storyPeople,
    onUpload: storyUpload,
    onUndo: storyUndo,
    ...options,
  });
  const { editor } = batch;
  useEffect(() => {
    stage.editor = editor;
    if (csv !== undefined) void editor.openFile(blobOf(csv, fileName));
  }, [editor, csv, fileName]);
  return (
    <div style={{ height: "100vh" }}>
      <BatchCsvEditorView batch={batch} scope={scope} timeZone="Europe/Zurich" onClose={onClose} />
    </div>
  );
}
