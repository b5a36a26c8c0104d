import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { gateElements } from "./gate.ts";
import { gateFile } from "./gate-file.ts";
import { type KeptEdits, NOTHING_KEPT } from "./pending-edits.ts";
import { identifier, isObject } from "./readers.ts";

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function readReport(value: unknown): KeptEdits["reports"][number] | null {
  if (!isObject(value) || typeof value.at !== "number" || !Array.isArray(value.elements)) return null;
  return { at: value.at, elements: gateElements(value.elements).elements };
}

/** Reads what an earlier page of this tab had not sent, through the gate. */
export function readKept(storage: TextStorage, key: string): KeptEdits {
  const value = parsed(forgiving(storage).getItem(key));
  if (!isObject(value)) return NOTHING_KEPT;
  const { reports, files, lostFiles } = value;
  return {
    reports: Array.isArray(reports) ? reports.map(readReport).filter((report) => report !== null) : [],
    files: Array.isArray(files) ? files.map(gateFile).filter((file) => file !== null) : [],
    lostFiles: Array.isArray(lostFiles) ? lostFiles.map(identifier).filter((id) => id !== undefined) : [],
  };
}

/**
 * Writes what is not stored yet; the images by their ids alone where they do not fit.
 * @param storage one that throws where a value does not fit
 */
export function writeKept(storage: TextStorage, key: string, kept: KeptEdits): void {
  if (kept.reports.length === 0 && kept.files.length === 0) {
    forgiving(storage).removeItem(key);
    return;
  }
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    const lostFiles = [...kept.lostFiles, ...kept.files.map(({ id }) => id)];
    forgiving(storage).setItem(key, JSON.stringify({ ...kept, files: [], lostFiles }));
  }
}
