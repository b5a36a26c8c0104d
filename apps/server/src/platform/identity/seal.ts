import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A separate key for each purpose, from the one secret that all instances share. */
export const derive = (secret: string, purpose: string): string =>
  createHmac("sha256", secret).update(purpose).digest("base64url");

/** Encrypts texts with one key; what was sealed for one context cannot be opened for another. */
export interface Seal {
  seal(text: string, context: string): string;
  /** Returns the text; null for anything that was not sealed with this key for this context. */
  open(sealed: string, context: string): string | null;
}

/** A seal with a key of its own for this purpose. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(derive(secret, purpose), "base64url");
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
