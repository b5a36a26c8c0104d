import type { Clock } from "@hotseat/core/clock";
import { askForToken } from "./ask-for-token";
import { mentionsCsrf } from "./errors";
import { type Remembered, remember } from "./remembered";

export const CSRF_HEADER = "X-CSRFToken";
const CHANGING_METHODS: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** How a call proves who makes it: which header it gets, and which refusal is worth a second try with a fresh secret. */
export interface Authority {
  readonly credentials: RequestCredentials;
  /** Fetches what the next change is proved with, unless it is there. */
  prepare(): Promise<unknown>;
  /** Adds the proof to `headers`; answers the secret used, or `undefined` when the call needs none. */
  sign(method: string, headers: Headers): Promise<string | undefined>;
  /** The secret was refused: forget it. */
  reject(secret: string): void;
  /** Whether `status` and `detail` say that the secret, and not the person, was refused. */
  refused(status: number, detail: string | undefined): boolean;
}

/** A partner's page: a short-lived Bearer token, no cookies, no CSRF. */
export function tokenAuthority(getAccessToken: () => Promise<string> | string, clock: Pick<Clock, "after">): Authority {
  const token: Remembered = remember(() => askForToken(getAccessToken, clock));
  return {
    credentials: "omit",
    prepare: token.get,
    async sign(_method, headers) {
      const value = await token.get();
      headers.set("Authorization", `Bearer ${value}`);
      return value;
    },
    reject: token.reject,
    refused: (status) => status === 401,
  };
}

/** The same site: the session cookie, and a CSRF token with every change. */
export function cookieAuthority(fetchCsrfToken: () => Promise<string>): Authority {
  const csrf: Remembered = remember(fetchCsrfToken);
  return {
    credentials: "include",
    prepare: csrf.get,
    async sign(method, headers) {
      if (!CHANGING_METHODS.has(method)) return undefined;
      const value = await csrf.get();
      headers.set(CSRF_HEADER, value);
      return value;
    },
    reject: csrf.reject,
    refused: mentionsCsrf,
  };
}
