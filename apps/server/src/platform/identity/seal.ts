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

/** A seal with a key of its own for this purpose. Each sealing of a text differs, so that equal texts are not recognised. */
export const createSeal = (secret: string, purpose: string): Seal =>
  sealWith(secret, purpose, () => randomBytes(NONCE_BYTES));

/** A seal that gives the same result for the same text and context, for addresses that people keep. */
export function createStableSeal(secret: string, purpose: string): Seal {
  const nonceKey = derive(secret, `${purpose}:nonce`);
  const nonceOf = (text: string, context: string): Buffer =>
    createHmac("sha256", nonceKey)
      .update(JSON.stringify([context, text]))
      .digest()
      .subarray(0, NONCE_BYTES);
  return sealWith(secret, purpose, nonceOf);
}

function sealWith(secret: string, purpose: string, nonceOf: (text: string, context: string) => Buffer): Seal {
  const key = Buffer.from(derive(secret, purpose), "base64url");
  return {
    seal(text, context) {
      const nonce = nonceOf(text, context);
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
