import { hash, randomBytes } from "node:crypto";

const BYTES = 32;

/** An unguessable value for a cookie, a token or a key. */
export const newOpaque = (prefix = ""): string => prefix + randomBytes(BYTES).toString("base64url");

/** The hash that the database keeps of it: a look-up key that reveals nothing. */
export const hashOpaque = (value: string): string => hash("sha256", value, "base64url");
