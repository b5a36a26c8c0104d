import { loadOt, type Ot } from "@hotseat/collab/ot";
import { PAD_SUBPROTOCOL } from "@hotseat/collab/pad/messages";
import type { NewOperation } from "../src/modules/pads/pad-operations.ts";
import { PadDocument } from "../src/realtime/code-pad/pad-document.ts";
import { PadHistory } from "../src/realtime/code-pad/pad-history.ts";
import type { PadParts } from "../src/realtime/code-pad/pad-parts.ts";
import { PadPeople } from "../src/realtime/code-pad/pad-people.ts";
import { Turns } from "../src/realtime/code-pad/turn-queue.ts";
import type { Broadcast } from "../src/realtime/documents/broadcast.ts";
import type { Peer, PeerEvents, Standing } from "../src/realtime/documents/peer.ts";

const loaded = await loadOt();

/** A peer of a pad in this process; the test reads what it was sent. */
export class TestPeer implements Peer {
  readonly person = { keycloakId: null, name: null };
  readonly subprotocol: string;
  readonly standing: Standing;
  readonly sent: string[] = [];
  /** Called with each message, and when the document closes the peer. */
  onSent: (message: string) => void = () => {};
  onClosed: (code: number) => void = () => {};
  /** Null while it is open. */
  closed: number | null = null;
  bufferedBytes = 0;
  /** The document does not read from it. */
  isPaused = false;
  private events: PeerEvents | null = null;

  constructor(subprotocol: string = PAD_SUBPROTOCOL, reason: Standing["reason"] = null) {
    this.subprotocol = subprotocol;
    this.standing = { canEdit: reason === null, canClear: reason === null, reason };
  }

  listen(events: PeerEvents): void {
    this.events = events;
  }

  send(message: string | Buffer | Broadcast): void {
    this.sent.push(message.toString());
    this.onSent(message.toString());
  }

  /** Everything that was sent has left the process. */
  drain(): void {
    if (this.bufferedBytes === 0) return;
    this.bufferedBytes = 0;
    this.events?.drained();
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  close(code: number): void {
    if (this.closed !== null) return;
    this.closed = code;
    this.events?.left();
    this.onClosed(code);
  }

  /** A message of the client. */
  say(message: unknown): void {
    this.events?.message(typeof message === "string" ? message : JSON.stringify(message));
  }
}

/** Turns that have time for each message as it comes, however busy the machine is. Long work keeps its pieces. */
class AmpleTurns extends Turns {
  override get endsAt(): number {
    return Number.POSITIVE_INFINITY;
  }
}

interface Opening {
  readonly ot?: Ot;
  /** Those of the product, for a test that has its own time. */
  readonly turns?: Turns;
  readonly store?: Partial<PadParts["store"]>;
  readonly editsPerSecond?: number;
  /** Of one message of the history. */
  readonly messageOperations?: number;
  /** Characters that the history holds. */
  readonly historyMax?: number;
}

/** A pad whose store is the test's; by default each write succeeds at once. */
export function openPadDocument({
  ot = loaded,
  turns = new AmpleTurns(),
  store = {},
  editsPerSecond = 2000,
  messageOperations,
  historyMax,
}: Opening = {}) {
  const history = new PadHistory(ot, messageOperations, historyMax);
  const lost: Error[] = [];
  const document = new PadDocument(
    {
      ot,
      history,
      people: new PadPeople([], -1),
      language: null,
      questionIds: [],
      store: {
        append: async (_revision: number, _batch: readonly NewOperation[]) => {},
        noteEdited: () => {},
        now: () => new Date(0),
        after: () => {},
        flushSoon: () => {},
        flush: async () => {},
        saveLanguage: async () => {},
        ...store,
      },
      readOnlyId: null,
      editsPerSecond,
      turns,
    },
    { ownership: { name: "pad", holder: "me", epoch: 1 }, lost: (error) => lost.push(error), emptied: () => {} },
  );
  /** `reason`: why the peer may not edit; null for one that may. */
  function join(subprotocol?: string, reason: Standing["reason"] = null): TestPeer {
    const peer = new TestPeer(subprotocol, reason);
    document.join(peer);
    return peer;
  }
  return { document, history, lost, join };
}
