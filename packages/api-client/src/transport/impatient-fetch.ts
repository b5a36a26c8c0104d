import type { Clock } from "@hotseat/core/clock";
import type { FetchLike, SendRequest } from "./authorised-fetch";

/** Milliseconds after which a call without a response has failed as unreachable: a dead network reports no error. */
export const CALL_LIMIT_MS = 10_000;

/** Aborts a call whose response does not begin in time, and frees its connection: a browser has six for one server. */
export function createImpatientFetch(fetch: FetchLike, clock: Pick<Clock, "after">): SendRequest {
  return async (request, changes) => {
    const late = new AbortController();
    const cancel = clock.after(CALL_LIMIT_MS, () => late.abort(new TypeError("The server did not respond in time.")));
    try {
      const signal = AbortSignal.any([request.signal, late.signal]);
      return await fetch(new Request(request, { ...changes, signal }));
    } finally {
      cancel();
    }
  };
}
