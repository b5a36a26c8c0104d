import { setImmediate as turn } from "node:timers/promises";
import { openPadDocument, TestPeer } from "../../apps/server/test/pad-document.ts";
import { PAD_SUBPROTOCOL, type PadClientMessage } from "../../packages/collab/src/pad/messages.ts";
import { type Moment, ReferenceServer, type Wire } from "../../packages/collab/src/pad/reference-server.fixtures.ts";

/** Operations of one message of the history, so that a cut can fall between two. */
const CHUNK = 2;

/** No limit of a socket ends the work of a schedule, whose time stands still. */
const ANY_RATE = 1e9;

/** The product's own pad behind the connections of a schedule. Its store writes when the schedule says so. */
export class PadServer extends ReferenceServer {
  private readonly writes: PromiseWithResolvers<void>[] = [];
  private readonly peers = new Map<Wire, TestPeer>();
  private readonly pad: ReturnType<typeof openPadDocument>;
  private readonly messageOperations: number;
  private steps = 0;

  /** `messageOperations`: of one message of the history. */
  constructor(messageOperations = CHUNK) {
    super();
    this.messageOperations = messageOperations;
    this.pad = openPadDocument({
      messageOperations,
      editsPerSecond: ANY_RATE,
      store: {
        append: () => {
          const write = Promise.withResolvers<void>();
          this.writes.push(write);
          return write.promise;
        },
      },
    });
  }

  override outcome() {
    const { history, lost } = this.pad;
    if (lost[0]) throw lost[0];
    return { edits: history.stored, text: history.text() };
  }

  /** Every third step a write ends. */
  override async work(all: boolean): Promise<void> {
    this.steps += 1;
    if (!all) {
      if (this.steps % 3 === 0) this.writes.shift()?.resolve();
      await turn();
      return;
    }
    let settled = false;
    const settling = this.pad.document.settle().then(() => {
      settled = true;
    });
    while (!settled) {
      this.writes.shift()?.resolve();
      await turn();
    }
    await settling;
    await turn();
  }

  /** A cut of which nothing comes late is seen by the server at once; of another one it hears when the client is back. */
  override cut(wire: Wire, late: boolean): Moment[] {
    const moments = super.cut(wire, late);
    if (!late) this.peers.get(wire)?.close(1006);
    return moments;
  }

  protected override open(wire: Wire): void {
    wire.opened = true;
    const peer = new TestPeer(PAD_SUBPROTOCOL);
    peer.onSent = (message) => void wire.down.push(message);
    peer.onClosed = () => {
      if (this.wires.delete(wire)) wire.events.closed();
    };
    this.peers.set(wire, peer);
    this.pad.document.join(peer);
    wire.events.opened(PAD_SUBPROTOCOL);
  }

  protected override take(wire: Wire, message: PadClientMessage): void {
    if ("Resume" in message) {
      wire.client = message.Resume.client;
      wire.owed = Math.ceil((this.pad.history.stored - message.Resume.revision) / this.messageOperations);
    }
    this.peers.get(wire)?.say(message);
  }

  /** The document itself says who left. */
  protected override tell(): void {}
}
