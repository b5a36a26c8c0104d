import type { Clock } from "@hotseat/core/clock";
import { withTimeout } from "@hotseat/core/timeout";
import { HotseatError, type TransportCode } from "./errors";

/** Milliseconds after which `getAccessToken` counts as failed. */
const ACCESS_TOKEN_LIMIT_MS = 10_000;
/** The characters of a Bearer token (RFC 6750, section 2.1). */
const TOKEN = /^[\w\-.~+/]+=*$/;
/** The length of the repeated part of a wrong token: enough to recognise it, too short for a secret. */
const SHOWN_CHARACTERS = 12;

/** Gets the access token from the page. Rejects with a {@link HotseatError} that says what is wrong and what to do. */
export async function askForToken(
  getAccessToken: () => Promise<string> | string,
  clock: Pick<Clock, "after">,
): Promise<string> {
  const asked = Promise.resolve()
    .then(getAccessToken)
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      throw failure("access_token_failed", `getAccessToken() failed: ${why}`, error);
    });
  const reply: unknown = await withTimeout(clock, ACCESS_TOKEN_LIMIT_MS, asked, () =>
    failure(
      "access_token_timeout",
      `getAccessToken() did not settle within ${ACCESS_TOKEN_LIMIT_MS / 1000} s. Look at the endpoint it asks.`,
    ),
  );
  const token: unknown = typeof reply === "string" ? reply.trim() : reply;
  if (typeof token === "string" && TOKEN.test(token)) return token;
  throw failure("access_token_invalid", `getAccessToken() returned no token: ${describe(token)}`);
}

/** Returns a sentence about a value that is no token; only its beginning is repeated. */
function describe(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    const names = Object.keys(value).slice(0, 5).join(", ");
    return `an object (${names || "without properties"}). For a response like { "token": "…" }, return its property.`;
  }
  if (typeof value !== "string") return `${value === undefined ? "nothing" : String(value)}.`;
  if (value === "") return "an empty text.";
  if (/^[{["]/.test(value))
    return 'a text in JSON. For a response like { "token": "…" }, parse it and return its property.';
  if (value.startsWith("<")) return "a page in HTML. Look at the address and the status of the endpoint it asks.";
  return `a text with characters that no token has (“${value.slice(0, SHOWN_CHARACTERS)}…”).`;
}

const failure = (code: TransportCode, detail: string, cause?: unknown) =>
  new HotseatError({ kind: "access-token", status: 0, code, detail, message: detail, cause });
