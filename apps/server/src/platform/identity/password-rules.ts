import { ApiError } from "../../contract/errors.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../contract/limits.ts";

/** Long passwords that guessing programs try first, without digits and signs at their end. */
const COMMON: ReadonlySet<string> = new Set([
  "passwordpassword",
  "password",
  "passwort",
  "passwortpasswort",
  "motdepasse",
  "motdepassemotdepasse",
  "passwordhotseat",
  "hotseathotseat",
  "hotseatpassword",
  "qwertyuiop",
  "qwertyuiopasdfghjkl",
  "qwertyqwerty",
  "qwertzuiop",
  "qwertzqwertz",
  "azertyuiop",
  "azertyazerty",
  "asdfghjklqwertyuiop",
  "abcdefghijkl",
  "abcdefghijklm",
  "abcdefghijklmnop",
  "iloveyouiloveyou",
  "iloveyou",
  "iloveyouforever",
  "letmeinletmein",
  "letmein",
  "welcomewelcome",
  "welcome",
  "willkommen",
  "bienvenue",
  "benvenuto",
  "administrator",
  "adminadminadmin",
  "adminadmin",
  "administrateur",
  "changemechangeme",
  "changeme",
  "correcthorsebatterystaple",
  "trustnoone",
  "unbelievable",
]);

/** Fewer different characters than this in a password make it a pattern, such as `121212121212`. */
const MIN_DIFFERENT = 5;

/** The person whose password it is. */
interface Owner {
  readonly email: string;
  readonly fullName: string;
}

/**
 * Throws `password_too_weak` with the reason as `field_errors` of `field` unless the password may be used: 12 to 128
 * characters, not the person's address or name, not a common one.
 */
export function assertPasswordAllowed(password: string, owner: Owner, field = "password"): void {
  const problem = problemOf(password, owner);
  if (problem) throw new ApiError("password_too_weak", { fieldErrors: { [field]: [problem] } });
}

function problemOf(password: string, { email, fullName }: Owner): string | null {
  const length = [...password.normalize("NFKC")].length;
  if (length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (length > PASSWORD_MAX_LENGTH) return `Use at most ${PASSWORD_MAX_LENGTH} characters.`;
  const plain = lettersOf(password);
  const own = [email, email.split("@")[0] ?? "", fullName, fullName.split(" ").reverse().join("")].map(lettersOf);
  if (own.includes(plain) && plain !== "") return "Do not use your name or your e-mail address.";
  if (COMMON.has(plain) || new Set(password.toLowerCase()).size < MIN_DIFFERENT || isSequence(password))
    return "This password is one of those that are guessed first.";
  return null;
}

/** Letters and digits, with neither digits at the ends nor case nor accents: `Password-2026!` is `password`. */
const lettersOf = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^\p{N}+(?=\p{L})|(?<=\p{L})\p{N}+$/gu, "");

/** Each digit follows the one before, such as `123456789012`. */
const isSequence = (text: string): boolean => {
  const digits = [...text].map(Number);
  const step = ((digits[1] ?? 0) - (digits[0] ?? 0) + 10) % 10;
  return digits.every((digit, at) => {
    const before = digits[at - 1];
    return Number.isInteger(digit) && (before === undefined || (digit - before + 10) % 10 === step);
  });
};
