import { createManualClock } from "@hotseat/core/testing";
import { loadOt, type WireOperation } from "../ot/index";
import { createPadClient, type PadSocketEvents } from "./client";
import { PAD_SUBPROTOCOL, type PadServerMessage } from "./messages";

const ot = await loadOt();
export const CLIENT = "0b2d9c0e-6f0a-4d0c-9a52-3f8f4d8a1c11";

/** A pad whose sockets the test opens, sends to and closes. @param newClient as in the options of a client */
export function openPad(protocol: string = PAD_SUBPROTOCOL, newClient?: () => string) {
  const clock = createManualClock();
  const sockets: { events: PadSocketEvents; sent: unknown[]; closed: boolean; bufferedAmount: number }[] = [];
  const operations: WireOperation[] = [];
  const pad = createPadClient({
    ot,
    clock,
    client: CLIENT,
    ...(newClient && { newClient }),
    openSocket(events) {
      const socket = { events, sent: [] as unknown[], closed: false, bufferedAmount: 0 };
      sockets.push(socket);
      return {
        get bufferedAmount() {
          return socket.bufferedAmount;
        },
        send: (text) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.closed = true;
        },
      };
    },
    onOperation: (operation) => void operations.push(operation),
  });
  const last = () => sockets.at(-1) as (typeof sockets)[number];
  const receive = (...messages: PadServerMessage[]) => {
    for (const message of messages) last().events.received(JSON.stringify(message));
  };
  return {
    pad,
    clock,
    sockets,
    operations,
    last,
    state: () => pad.store.getState(),
    /** As the server does it: the first standing comes at once. */
    open() {
      last().events.opened(protocol);
      const { connection } = pad.store.getState();
      if (connection !== "connected") receive({ Standing: { can_edit: true, reason: null } });
    },
    receive,
    close: () => last().events.closed(),
    /** Takes what was sent since the last call. */
    sent: () => last().sent.splice(0),
  };
}

/** A `History` message from revision `start` on; `edit` marks an own edit by its number. */
export function history(
  start: number,
  ...operations: { id?: number; operation: WireOperation; edit?: number }[]
): PadServerMessage {
  const items = operations.map(({ id = 9, operation, edit }) => ({
    id,
    operation,
    ...(edit !== undefined && { client: CLIENT, edit }),
  }));
  return { History: { start, operations: items } };
}
