/** The name of the page after the sign-in: a session, or one of the known pages. */
export type Destination = { kind: "sessions" } | { kind: "session" } | { kind: "feedback" };

/**
 * The event on the page before the sign-in: an address was confirmed, an invitation accepted, a password set, Hotseat set up;
 * the person's sign-in ended while they were on it; or they deleted their account.
 */
export const SIGN_IN_NOTICES = ["confirmed", "invited", "passwordReset", "setUp", "ended", "deleted"] as const;
export type SignInNotice = (typeof SIGN_IN_NOTICES)[number];

const SESSION = /^\/interviews\/\d+(\/(?<part>[a-z]+))?/;

/** Returns the destination of a same-origin path such as `/interviews/12/prejoin`. */
export function destinationOf(path: string): Destination {
  const match = SESSION.exec(path);
  if (match) return match.groups?.part === "feedback" ? { kind: "feedback" } : { kind: "session" };
  return /[?&]session=\d+/.test(path) ? { kind: "session" } : { kind: "sessions" };
}

/** Returns the address of the sign-in redirect; `next` is the server's final redirect (live: same origin only). */
export function authenticateHref(next: string): string {
  return `/api/v1/oidc/authenticate/?next=${encodeURIComponent(next)}`;
}
