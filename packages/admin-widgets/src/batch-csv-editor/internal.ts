"use client";

export { csvBlob, writeRecord } from "./headless/file/write-csv";
export type { CsvFile } from "./headless/store/exports";
export { saveFile } from "./view/save-file";
