"use client";

export { BATCH_NAMESPACE, loadBatchMessages } from "./batch-locales";
export { BatchCsvEditorView, type BatchCsvEditorViewProps } from "./view/batch-csv-editor-view";
