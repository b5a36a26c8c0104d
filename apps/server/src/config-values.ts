import { isIP } from "node:net";
import { isAbsolute, resolve } from "node:path";

/** A setting that cannot be used; its message is one clear line for the operator. */
export class ConfigError extends Error {}

const MIN_SECRET_LENGTH = 32;

/** Names that stand for the usual private networks. */
const NETWORK_NAMES: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);

export function proxy(value: string): string {
  const [address = "", bits, ...rest] = value.split("/");
  const longest = isIP(address) === 6 ? 128 : 32;
  const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest);
  if (NETWORK_NAMES.has(value) || (isIP(address) !== 0 && isNetwork && rest.length === 0)) return value;
  throw new ConfigError(
    `TRUSTED_PROXIES holds "${value}"; it must be addresses or networks such as 10.0.0.0/8, separated by commas.`,
  );
}

export const list = (value: string | null): string[] =>
  (value ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
export const optional = <T>(value: string | null, read: (value: string) => T): T | null =>
  value === null ? null : read(value);
export const absolute = (path: string): string => (isAbsolute(path) ? path : resolve(path));

export function integer(name: string, value: string | null, fallback: number, max: number): number {
  if (value === null) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number > max)
    throw new ConfigError(`${name} is "${value}"; it must be a whole number from 0 to ${max}.`);
  return number;
}

export function flag(name: string, value: string | null): boolean {
  if (value === null || value === "0" || value === "false") return false;
  if (value === "1" || value === "true") return true;
  throw new ConfigError(`${name} is "${value}"; it must be 1 or 0.`);
}

/** The value may hold a password, so the message does not repeat it. */
export function address(name: string, value: string, protocols: readonly string[]): string {
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(
      `${name} must be an address beginning with ${protocols.map((one) => `${one}//`).join(" or ")}.`,
    );
  return value.replace(/\/$/, "");
}

export function origin(name: string, value: string, protocols: readonly string[]): string {
  const url = new URL(address(name, value, protocols));
  if (url.pathname !== "/" || url.search !== "" || url.username !== "")
    throw new ConfigError(`${name} must be an address without a path, such as https://hotseat.example.`);
  return url.origin;
}

/** A sender such as `Hotseat <no-reply@hotseat.example>`, or an address alone. */
export function mailbox(name: string, value: string): { name: string; address: string } {
  const [, shown = "", bracketed, bare] = /^(?:([^<>]*?)\s*<([^<>]*)>|([^<>]*))$/.exec(value) ?? [];
  const address = bracketed ?? bare ?? "";
  if (!/^[^\s@",;<>\p{C}]+@[^\s@",;<>\p{C}]+$/u.test(address) || /\p{C}/u.test(shown))
    throw new ConfigError(`${name} must be an address such as Hotseat <no-reply@hotseat.example>.`);
  return { name: shown.replace(/^"(.*)"$/, "$1").trim() || "Hotseat", address };
}

export function secret(name: string, value: string): string {
  if (value.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`${name} must have at least ${MIN_SECRET_LENGTH} characters.`);
  return value;
}

/** Whether a host name or address is this machine itself. */
export function isLoopback(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return plain === "localhost" || plain.endsWith(".localhost") || plain === "::1" || /^127(\.\d{1,3}){3}$/.test(plain);
}
