"use client";

export { BatchCsvEditor, type BatchCsvEditorProps } from "./connected/batch-csv-editor";
