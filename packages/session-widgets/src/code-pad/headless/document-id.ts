import { DOCUMENT_ID_LENGTH } from "./code-pad.constants";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** A pad's own id has at most 64 characters, its read-only id about as many and a half. */
const ID = /^[0-9A-Za-z_-]{1,128}$/;

/**
 * A new document id (TL-P.24).
 * @param random returns a number from 0 up to 1; the browser's secure one in use, a seeded one in a test
 */
export function newDocumentId(random: () => number): string {
  return Array.from({ length: DOCUMENT_ID_LENGTH }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join("");
}

/** The form of a read-only id; a shorter text behind the prefix is an ordinary id. */
const READ_ONLY_ID = /^r-[\w-]{39,}$/;

/** Returns true for the id of a link for reading. It names nothing that a person could recognise. */
export function isReadOnlyId(id: string): boolean {
  return READ_ONLY_ID.test(id);
}

/** The document id in an address's hash, such as `#k3Xp9a`; null where it has none. */
export function documentIdOf(hash: string): string | null {
  const id = hash.replace(/^#/, "");
  return ID.test(id) ? id : null;
}
