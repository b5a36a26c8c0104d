import { browserStorage, browserStorageKeys, forgiving } from "@hotseat/core/storage";
import { saveText } from "../../shared/headless/save-blob";
import { keptNotes, type NotesOf } from "./kept-notes";

/** Returns the text that this person typed in this session and this device keeps; null when there is none. */
function notesNow(notesOf: NotesOf): string | null {
  const storage = forgiving(browserStorage("localStorage"));
  const entries = browserStorageKeys("localStorage").map((key) => [key, storage.getItem(key) ?? ""] as const);
  return keptNotes(entries, notesOf);
}

/**
 * Returns a function that saves the current text as a file; null when this device keeps none. It reads the text late, since the
 * user may still write in another window.
 */
export function notesFile(notesOf: NotesOf): (() => void) | null {
  const first = notesNow(notesOf);
  if (first === null) return null;
  return () => saveText(`hotseat-${notesOf.sessionId}.txt`, notesNow(notesOf) ?? first, "text/plain");
}
