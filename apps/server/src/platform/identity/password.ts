import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt's cost: about 50 ms and 32 MiB a check. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** `scrypt$<salt>$<key>`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return `scrypt$${salt.toString("base64url")}$${(await derive(password, salt)).toString("base64url")}`;
}

export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [scheme, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !salt || !key) return false;
  return timingSafeEqual(await derive(password, Buffer.from(salt, "base64url")), Buffer.from(key, "base64url"));
}
