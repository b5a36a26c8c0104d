/** Where the person goes after signing in, in words: a session, or one of the places with a name. */
export type Destination = { kind: "sessions" } | { kind: "session" } | { kind: "feedback" };

const SESSION = /^\/interviews\/\d+(\/(?<part>[a-z]+))?/;

/** The destination behind a same-origin path such as `/interviews/12/prejoin`. */
export function destinationOf(path: string): Destination {
  const match = SESSION.exec(path);
  if (match) return match.groups?.part === "feedback" ? { kind: "feedback" } : { kind: "session" };
  return /[?&]session=\d+/.test(path) ? { kind: "session" } : { kind: "sessions" };
}

/** Where the redirect starts; `next` is where the server sends the browser back to (live: same origin only). */
export function authenticateHref(next: string): string {
  return `/api/v1/oidc/authenticate/?next=${encodeURIComponent(next)}`;
}
