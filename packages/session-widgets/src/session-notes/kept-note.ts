import type { StoredNote } from "./session-notes.types";

/** The part of a person's notes kept on the device: the text, and the server's version that it is based on. */
export interface KeptNote {
  readonly content: string;
  readonly base: StoredNote | null;
}

/** The person and session of the notes. */
export interface NoteIds {
  readonly sessionId: number;
  readonly keycloakId: string;
}

const AREA = "hotseat.notes.1";
const KEY = new RegExp(`^${AREA}/(\\d+)/(.+)$`);

/** Where a device keeps one person's notes of a session while they are open or unsaved. */
export function noteKey({ sessionId, keycloakId }: NoteIds): string {
  return `${AREA}/${sessionId}/${keycloakId}`;
}

/** The person whose notes are kept under a storage key; null for any other key. */
export function noteIdsOf(key: string): NoteIds | null {
  const [, sessionId, keycloakId] = KEY.exec(key) ?? [];
  return keycloakId === undefined ? null : { sessionId: Number(sessionId), keycloakId };
}

/** The notes that were written as `text`; null where that is no note. */
export function parseKeptNote(text: string | null): KeptNote | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<KeptNote> | null;
    if (typeof kept?.content !== "string") return null;
    const base = typeof kept.base?.content === "string" && typeof kept.base.timestamp === "string" ? kept.base : null;
    return { content: kept.content, base };
  } catch {
    return null;
  }
}
