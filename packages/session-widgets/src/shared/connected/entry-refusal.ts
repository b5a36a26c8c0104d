import { isHotseatError } from "@hotseat/api-client";
import type { EntryRefusal } from "@hotseat/collab/pad/client";

/** Milliseconds for the response. */
const PATIENCE_MS = 10_000;
const CODES: Readonly<Record<number, EntryRefusal["code"]>> = {
  401: "not_authenticated",
  403: "not_found",
  404: "not_found",
  429: "too_many_requests",
};

function refusalOf(status: number, retryAfterSec: number | undefined): EntryRefusal | null {
  const code = CODES[status];
  return code ? { code, retryAfterSec } : null;
}

/**
 * Returns why the server lets no socket open at this address; null while it would, or does not respond. A browser hides the status of an
 * upgrade: the same request without one has it too.
 * @param ticket for a client that needs a ticket: its error, null without one. Such a client has no cookie, so that the address is not asked
 */
export async function entryRefusal(url: string, ticket?: unknown): Promise<EntryRefusal | null> {
  if (ticket !== undefined) return isHotseatError(ticket) ? refusalOf(ticket.status, ticket.retryAfterSec) : null;
  const options = { credentials: "include", signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  // Without a network the request fails as the socket did: that is no reason of the server, and the socket is tried again.
  const response = await fetch(url.replace(/^ws/, "http"), options).catch(() => null);
  return response && refusalOf(response.status, Number(response.headers.get("retry-after")) || undefined);
}
