import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { gateElements } from "./gate.ts";
import { gateFile } from "./gate-file.ts";
import type { KeptEdits } from "./pending-edits.ts";
import { isObject } from "./readers.ts";

const NOTHING: KeptEdits = { elements: [], files: [] };

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads what an earlier page of this tab had not sent, through the gate. */
export function readKept(storage: TextStorage, key: string): KeptEdits {
  const value = parsed(forgiving(storage).getItem(key));
  if (!isObject(value)) return NOTHING;
  const { elements, files } = value;
  return {
    elements: Array.isArray(elements) ? gateElements(elements).elements : [],
    files: Array.isArray(files) ? files.map(gateFile).filter((file) => file !== null) : [],
  };
}

/** Writes what is not stored yet; without the images where they do not fit. */
export function writeKept(storage: TextStorage, key: string, kept: KeptEdits): void {
  if (kept.elements.length === 0 && kept.files.length === 0) {
    forgiving(storage).removeItem(key);
    return;
  }
  try {
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    forgiving(storage).setItem(key, JSON.stringify({ ...kept, files: [] }));
  }
}
