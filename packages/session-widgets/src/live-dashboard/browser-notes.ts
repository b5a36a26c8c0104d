import { keptNotes, type NotesOf } from "./kept-notes";

function entriesOf(storage: Storage): Array<readonly [string, string]> {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").map(
    (key) => [key, storage.getItem(key) ?? ""] as const,
  );
}

/** Offers what this person typed in this session as a text file; null when this device keeps nothing of theirs. */
export function notesFile(notesOf: NotesOf): (() => void) | null {
  let notes: string | null = null;
  try {
    notes = keptNotes(entriesOf(globalThis.localStorage), notesOf);
  } catch {
    // No storage on this page: nothing is kept that could be saved.
  }
  if (notes === null) return null;
  const text = notes;
  return () => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `hotseat-${notesOf.sessionId}.txt`;
    link.click();
    URL.revokeObjectURL(url);
  };
}
