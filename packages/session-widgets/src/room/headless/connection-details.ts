import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { CALL_KEY_PREFIX } from "./call-key";

/** A call as the server's response to joining describes it. */
export interface CallDetails {
  readonly kind: "call";
  readonly url: string;
  readonly token: string;
  readonly callSessionId: number;
  /** The joining of the call that this page made and may resume; null when another page made it, this tab's earlier one too. */
  readonly connectionId: string | null;
  /** Another tab or device joined since. */
  readonly takenOver?: true;
}

/** The details that open the dashboard of a session: a call, or a session without video. */
export type ConnectionDetails = CallDetails | { readonly kind: "without-video" };

/** Kept per session, in the tab only: a token is for one person on one page. */
export interface ConnectionDetailsStore {
  read(sessionId: number): ConnectionDetails | null;
  save(sessionId: number, details: ConnectionDetails): void;
  clear(sessionId: number): void;
}

const keyOf = (sessionId: number) => `${CALL_KEY_PREFIX}${sessionId}`;

function parse(text: string | null): ConnectionDetails | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<ConnectionDetails> & Record<string, unknown>;
    if (value.kind === "without-video") return { kind: "without-video" };
    if (value.kind !== "call" || typeof value.url !== "string" || typeof value.token !== "string") return null;
    return {
      kind: "call",
      url: value.url,
      token: value.token,
      callSessionId: Number(value.callSessionId),
      // A duplicated tab has a copy of this storage: two pages that resume one joining would replace each other forever.
      connectionId: null,
      ...(value.takenOver === true ? { takenOver: true } : {}),
    };
  } catch {
    return null;
  }
}

/** Works without storage too (a browser may forbid it): then details last as long as the page. */
export function createConnectionDetails(storage: TextStorage | null): ConnectionDetailsStore {
  const memory = new Map<number, ConnectionDetails>();
  const kept = forgiving(storage);
  return {
    read: (sessionId) => memory.get(sessionId) ?? parse(kept.getItem(keyOf(sessionId))),
    save: (sessionId, details) => {
      memory.set(sessionId, details);
      kept.setItem(keyOf(sessionId), JSON.stringify(details));
    },
    clear: (sessionId) => {
      memory.delete(sessionId);
      kept.removeItem(keyOf(sessionId));
    },
  };
}
