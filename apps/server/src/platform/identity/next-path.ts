/** The path after signing in when no other is known. */
const DEFAULT_NEXT = "/home";

/**
 * Same-origin paths only: a path that a browser would read as another host, or as no path at all, becomes the default.
 */
export function safeNext(next: string | undefined, fallback = DEFAULT_NEXT): string {
  if (!next?.startsWith("/") || /[\\\p{Cc}]/u.test(next)) return fallback;
  const base = "http://origin.invalid";
  if (!URL.canParse(next, base)) return fallback;
  const url = new URL(next, base);
  if (url.origin !== base || url.pathname.startsWith("//")) return fallback;
  return url.pathname + url.search + url.hash;
}
