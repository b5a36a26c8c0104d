import { browserStorage, browserStorageKeys, forgiving } from "@hotseat/core/storage";
import { keptNotes, type NotesOf } from "./kept-notes";

/** What this person typed in this session and this device keeps; null when that is nothing. */
function notesNow(notesOf: NotesOf): string | null {
  const storage = forgiving(browserStorage("localStorage"));
  const entries = browserStorageKeys("localStorage").map((key) => [key, storage.getItem(key) ?? ""] as const);
  return keptNotes(entries, notesOf);
}

/** Offers it as a text file, as it is when asked for: in a window of its own one may go on writing. Null when nothing is kept. */
export function notesFile(notesOf: NotesOf): (() => void) | null {
  const first = notesNow(notesOf);
  if (first === null) return null;
  return () => {
    const text = notesNow(notesOf) ?? first;
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `hotseat-${notesOf.sessionId}.txt`;
    link.click();
    URL.revokeObjectURL(url);
  };
}
