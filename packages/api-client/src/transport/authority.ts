import type { Clock } from "@hotseat/core/clock";
import { askForToken } from "./ask-for-token";
import { mentionsCsrf } from "./errors";
import { type Remembered, remember } from "./remembered";

const CSRF_HEADER = "X-CSRFToken";
const CHANGING_METHODS: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** The authentication of a call: its header, and the refusals that are worth a second attempt with a new secret. */
export interface Authority {
  readonly credentials: RequestCredentials;
  /** Fetches the secret of the next change, unless it is there. */
  prepare(): Promise<unknown>;
  /** Adds the secret to `headers`; returns it, or `undefined` when the call requires none. */
  sign(method: string, headers: Headers): Promise<string | undefined>;
  /** Forgets a refused secret. */
  reject(secret: string): void;
  /** Returns whether `status` and `detail` refuse the secret, and not the person. */
  refused(status: number, detail: string | undefined): boolean;
}

/** For a partner's page: a short-lived Bearer token, no cookies, no CSRF. */
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

/** For the same site: the session cookie, and a CSRF token with every change. */
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
