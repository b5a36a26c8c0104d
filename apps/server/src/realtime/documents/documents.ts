import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { loggedId } from "../../modules/pads/pad-ids.ts";
import {
  claimOwnership,
  type ElsewhereOwned,
  type Ownership,
  releaseOwnership,
  renewOwnerships,
} from "../../platform/lease/ownership.ts";
import type { DocumentKind, LiveDocument } from "./document.ts";
import { dialOwner, MOVES, relay } from "./forward.ts";
import type { InstancePasses } from "./instance-pass.ts";
import { CLOSE, type Peer } from "./peer.ts";

const LEASE_PREFIX = "document:";
/** Milliseconds after its last renewal at which an owner may be replaced. */
const LEASE_MS = 3000;
const RENEW_INTERVAL_MS = 1000;
/** Milliseconds for which a document that nobody is at stays open. */
const LINGER_MS = 30_000;
/** A peer waits this long for a document whose owner does not respond: until its lease is over, and some. */
const WAIT_MS = 6000;
const RETRY_INTERVAL_MS = 200;
/** Milliseconds for a stopping server's last writes. */
const SETTLE_MS = 1500;
/** Characters that all open documents of a process keep in memory, before it opens no other: seven of the largest. */
const OPEN_MAX = 512 * 1024 * 1024;
/** Characters that a document counts for while it is opened and its size is not known. */
const OPENING_SIZE = 16 * 1024 * 1024;

const REASONS = {
  stopping: "The server is stopping.",
  notStored: "The document could not be stored. Connect again.",
  away: "The document cannot be opened at the moment.",
} as const;

interface Opened {
  readonly ownership: Ownership;
  readonly document: LiveDocument;
}

/** The documents that this process owns, and the way to those of other instances. */
export class Documents {
  /** Names this process in leases and passes. */
  readonly holder = randomUUID();
  private readonly opened = new Map<string, Promise<Opened | ElsewhereOwned | null>>();
  private readonly owned = new Map<string, Opened>();
  private readonly deps: Pick<Deps, "database" | "clock" | "log" | "config">;
  private readonly passes: InstancePasses;
  private readonly openMax: number;
  private opening = 0;
  private wasFull = false;
  private cancel: () => void = () => {};
  private stopped = false;

  constructor(deps: Pick<Deps, "database" | "clock" | "log" | "config">, passes: InstancePasses, openMax = OPEN_MAX) {
    this.deps = deps;
    this.passes = passes;
    this.openMax = openMax;
  }

  start(): void {
    this.cancel = this.deps.clock.after(RENEW_INTERVAL_MS, () => {
      this.renew().catch((error: Error) =>
        this.deps.log.warn({ error: error.message }, "The leases of open documents could not be renewed."),
      );
      this.start();
    });
  }

  /** Stores what was accepted, closes all peers and leaves the documents to the next owner. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.cancel();
    await Promise.all([...this.owned.values()].map((one) => this.leave(one, REASONS.stopping)));
  }

  /** The number of documents of a kind open in this process. */
  countOf(kind: DocumentKind["name"]): number {
    const prefix = nameOf(kind, "");
    return [...this.owned.keys()].filter((name) => name.startsWith(prefix)).length;
  }

  /** Brings a peer to the document, here or at its owner; closes it when the document cannot be had. */
  async join(kind: DocumentKind, id: string, peer: Peer): Promise<void> {
    const patience = this.deps.clock.now().getTime() + WAIT_MS;
    while (!this.stopped) {
      const place = await this.place(kind, id);
      if (place && "document" in place) {
        // Opened by an await: it may have ended meanwhile.
        if (this.owned.get(place.ownership.name) === place) return place.document.join(peer);
      } else {
        if (place && (await this.forward(place, kind, id, peer))) return;
        if (this.deps.clock.now().getTime() >= patience) return peer.close(CLOSE.tryLater, REASONS.away);
        await new Promise<void>((resolve) => this.deps.clock.after(RETRY_INTERVAL_MS, resolve));
      }
    }
    peer.close(CLOSE.restart, REASONS.stopping);
  }

  /** Waits while this process opens the document; true if it owns it then. */
  async owns(kind: DocumentKind["name"], id: string): Promise<boolean> {
    await this.opened.get(nameOf(kind, id));
    return this.find(kind, id) !== null;
  }

  /** The document, if this process owns it at this moment; null for any other. */
  find(kind: DocumentKind["name"], id: string): LiveDocument | null {
    return this.owned.get(nameOf(kind, id))?.document ?? null;
  }

  /** Ends a document whose content was changed from outside, such as by its deletion. */
  drop(kind: DocumentKind, id: string): void {
    const found = this.owned.get(nameOf(kind.name, id));
    if (found) void this.give(found, MOVES);
  }

  private place(kind: DocumentKind, id: string): Promise<Opened | ElsewhereOwned | null> {
    const name = nameOf(kind.name, id);
    const known = this.opened.get(name);
    if (known) return known;
    const opening = this.open(kind, id, name);
    this.opened.set(name, opening);
    // Only an open document is kept: who else owns it may change at any time.
    const keep = (found: Opened | ElsewhereOwned | null): void => {
      if (!(found && "document" in found)) this.opened.delete(name);
    };
    opening.then(keep, () => keep(null));
    return opening;
  }

  private async open(kind: DocumentKind, id: string, name: string): Promise<Opened | ElsewhereOwned | null> {
    const { database, config } = this.deps;
    const claim = { name, holder: this.holder, instanceUrl: config.instanceUrl, ttlMs: LEASE_MS };
    const claimed = await claimOwnership(database.db, claim);
    if ("elsewhere" in claimed) return claimed.elsewhere;
    const ownership = claimed.mine;
    if (this.isFull()) {
      await this.release(ownership);
      return null;
    }
    this.opening += 1;
    const opening = kind.open(id, {
      ownership,
      lost: (error) => {
        this.deps.log.warn(
          { kind: kind.name, document: loggedId(id), error: error.message },
          "A document could not be stored; it is opened again.",
        );
        const lost = this.owned.get(name);
        if (lost?.ownership === ownership) void this.give(lost, REASONS.notStored);
      },
      emptied: () => this.leaveLater(name),
    });
    const document = await opening
      .finally(() => {
        this.opening -= 1;
      })
      .catch(async (error: unknown) => {
        await this.release(ownership);
        throw error;
      });
    const opened = { ownership, document };
    this.owned.set(name, opened);
    this.leaveLater(name);
    return opened;
  }

  /** Whether the memory for documents is full. Those that nobody is at are left then, and not after a while. */
  private isFull(): boolean {
    const open = [...this.owned.values()];
    const size = open.reduce((sum, { document }) => sum + document.size, this.opening * OPENING_SIZE);
    const wasFull = this.wasFull;
    this.wasFull = size >= this.openMax;
    if (!this.wasFull) return false;
    if (!wasFull) this.deps.log.warn({ documents: open.length }, "The open documents fill the memory for them.");
    for (const one of open) if (one.document.isEmpty) void this.leave(one, MOVES);
    return true;
  }

  private async forward(owner: ElsewhereOwned, kind: DocumentKind, id: string, peer: Peer): Promise<boolean> {
    const { person, subprotocol, standing } = peer;
    const pass = this.passes.write(
      {
        kind: kind.name,
        id,
        holder: owner.holder,
        keycloakId: person.keycloakId,
        name: person.name,
        subprotocol,
        standing,
      },
      this.deps.clock.now(),
    );
    const channel = await dialOwner(owner.instanceUrl, kind.name, id, pass);
    if (channel) relay(peer, channel, standing, this.deps.clock);
    return channel !== null;
  }

  private async renew(): Promise<void> {
    const before = [...this.owned.values()];
    // Also those that are still opening. A lease without a document is left to the next owner.
    const names = [...this.opened.keys()];
    if (names.length === 0) return;
    const held = await renewOwnerships(this.deps.database.db, { holder: this.holder, names, ttlMs: LEASE_MS });
    for (const one of before) if (held.get(one.ownership.name) !== one.ownership.epoch) this.forget(one, MOVES);
  }

  private leaveLater(name: string): void {
    this.deps.clock.after(LINGER_MS, () => {
      const found = this.owned.get(name);
      if (found?.document.isEmpty) void this.leave(found, MOVES);
    });
  }

  private async leave(one: Opened, reason: string): Promise<void> {
    const tooLong = new Promise<void>((resolve) => this.deps.clock.after(SETTLE_MS, resolve));
    try {
      await Promise.race([one.document.settle(), tooLong]);
    } catch (error) {
      // Changes that are not stored now never are; the other documents and the process go on.
      this.deps.log.warn({ error: (error as Error).message }, "A document's last changes could not be stored.");
    }
    // Somebody came while the last edits were stored.
    if (!this.stopped && !one.document.isEmpty) return;
    await this.give(one, reason);
  }

  /** Ends the document, and its lease for the next owner. */
  private async give(one: Opened, reason: string): Promise<void> {
    this.forget(one, reason);
    await this.release(one.ownership);
  }

  private release(ownership: Ownership): Promise<void> {
    return releaseOwnership(this.deps.database.db, ownership).catch((error: Error) =>
      this.deps.log.warn({ error: error.message }, "A document could not be left to the next owner."),
    );
  }

  private forget(one: Opened, reason: string): void {
    const { name } = one.ownership;
    if (this.owned.get(name) !== one) return;
    this.owned.delete(name);
    this.opened.delete(name);
    one.document.end(CLOSE.restart, reason);
  }
}

const nameOf = (kind: DocumentKind["name"], id: string): string => `${LEASE_PREFIX}${kind}:${id}`;
