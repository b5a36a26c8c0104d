import type { EntryRefusal } from "../entry-refusal.ts";
import type { OpenPadSocket } from "./connection.ts";

/** The socket's address of a document: relative to the page, secure when the page is. */
export function padSocketUrl(page: string, documentId: string): string {
  const url = new URL(`api/socket/${documentId}`, page);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

/**
 * Opens sockets of the platform.
 * @param protocols the subprotocols to offer; asked before each attempt, since a ticket is used once
 * @param refusalOf asked after an attempt that opened no socket: a browser hides the status of an upgrade. `error` is that of `protocols`
 */
export function webSockets(
  url: string,
  protocols: () => Promise<readonly string[]>,
  refusalOf: (error?: unknown) => Promise<EntryRefusal | null> = async () => null,
): OpenPadSocket {
  return (events) => {
    let socket: WebSocket | null = null;
    let closed = false;
    function close(refusal?: EntryRefusal | null): void {
      if (closed) return;
      closed = true;
      socket?.close();
      events.closed(refusal);
    }
    const fail = (error?: unknown) => void refusalOf(error).then(close);
    protocols().then((offered) => {
      if (closed) return;
      const opening = new WebSocket(url, [...offered]);
      socket = opening;
      opening.onopen = () => {
        opening.onclose = () => close();
        if (!closed) events.opened(opening.protocol);
      };
      opening.onmessage = ({ data }) => {
        if (!closed && typeof data === "string") events.received(data);
      };
      opening.onclose = () => fail();
    }, fail);
    return {
      get bufferedAmount() {
        return socket?.bufferedAmount ?? 0;
      },
      send: (text) => socket?.send(text),
      close: () => close(),
    };
  };
}
