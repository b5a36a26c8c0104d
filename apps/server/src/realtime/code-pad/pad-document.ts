import { OperationError, type Ot, type WireOperation } from "@hotseat/collab/ot";
import {
  isPadLanguage,
  PAD_TEXT_MAX,
  type PadClientMessage,
  type PadCursors,
  type PadEdit,
  PadParseError,
  type PadRefusal,
  type PadUser,
  parseClientMessage,
} from "@hotseat/collab/pad/messages";
import type { NewOperation } from "../../modules/pads/pad-operations.ts";
import { BatchWriter } from "../documents/batch-writer.ts";
import type { LiveDocument, Owner } from "../documents/document.ts";
import { CLOSE, type Peer } from "../documents/peer.ts";
import { ForwardMove } from "./move-forward.ts";
import type { PadHistory } from "./pad-history.ts";
import { PadMember } from "./pad-member.ts";
import { moveCursors, type PadPeople, within } from "./pad-people.ts";
import { checkCursors, PadRefusalError, shownUser } from "./pad-rules.ts";
import type { PadStore } from "./pad-store.ts";

/** Operations of one message of the history. */
const MAX_OPERATIONS = 4000;
/** Operations after which everybody's cursors are moved. */
const CURSORS_EVERY = 256;
/** Messages of one client that wait for an edit of its own before the client is not read any more. */
const MAX_WAITING = 64;

const json = (message: unknown): string => JSON.stringify(message);

/** A code pad at its owner. An edit is told to everybody, its author included, once it is durable. */
export class PadDocument implements LiveDocument {
  private readonly members = new Set<PadMember>();
  private readonly writer: BatchWriter<NewOperation>;
  private readonly ot: Ot;
  private readonly history: PadHistory;
  private readonly people: PadPeople;
  private readonly store: PadStore;
  private readonly owner: Owner;
  private language: string | null;
  private hasEnded = false;

  constructor(ot: Ot, history: PadHistory, people: PadPeople, language: string | null, store: PadStore, owner: Owner) {
    this.ot = ot;
    this.history = history;
    this.people = people;
    this.language = language;
    this.store = store;
    this.owner = owner;
    this.writer = new BatchWriter({
      write: (batch) => store.append(history.stored, batch),
      written: (batch) => this.tellStored(batch.length),
      failed: (error) => owner.lost(error),
    });
  }

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  join(peer: Peer): void {
    const member = new PadMember(peer);
    this.members.add(member);
    peer.listen({
      message: (text) => this.receive(member, text),
      standing: () => this.tellStanding(member),
      drained: () => this.catchUp(member),
      left: () => this.leave(member),
    });
    // A client with the richer messages says first where it goes on.
    if (!member.isRich && !member.hasLeft) this.greet(member, this.people.newId());
  }

  async settle(): Promise<void> {
    await this.writer.idle();
    for (const member of this.members) this.note(member);
    await this.store.flush(this.people);
  }

  end(code: number, reason: string): void {
    this.hasEnded = true;
    for (const member of [...this.members]) member.peer.close(code, reason);
    this.history.dispose();
  }

  private greet(member: PadMember, id: number): void {
    member.id = id;
    member.peer.send(json({ Identity: id }));
    this.tellStanding(member);
    // With the richer messages an empty history says as well that there is nothing new.
    if (member.isRich && member.sent === this.history.stored)
      member.peer.send(this.history.message(member.sent, member.sent, member.client));
    this.catchUp(member);
    this.tellPresent(member);
  }

  private receive(member: PadMember, text: string): void {
    if (this.hasEnded || member.hasLeft) return;
    if (member.isBusy) {
      member.waiting.push(text);
      if (member.waiting.length > MAX_WAITING) member.peer.pause();
      return;
    }
    try {
      this.handle(member, parseClientMessage(text));
    } catch (error) {
      this.refuse(member, error);
    }
  }

  private handle(member: PadMember, message: PadClientMessage): void {
    if (member.id === null) {
      this.begin(member, "Resume" in message ? message.Resume : null);
      if ("Resume" in message) return;
    }
    if ("Edit" in message) this.edit(member, message.Edit);
    else if ("SetLanguage" in message) this.setLanguage(member, message.SetLanguage);
    else if ("ClientInfo" in message) this.setUser(member, message.ClientInfo);
    else if ("CursorData" in message) this.setCursors(member, message.CursorData);
    else throw new PadRefusalError("bad_message", "Resume is the first message, with the richer messages.");
  }

  /** Somebody who comes back has the id, the name and the cursors that they had. */
  private begin(member: PadMember, resume: { readonly client: string; readonly revision: number } | null): void {
    if (!resume) {
      this.greet(member, this.people.newId());
      return;
    }
    const { client, revision } = resume;
    if (revision > this.history.stored)
      throw new PadRefusalError(
        "revision_ahead",
        `The document has ${this.history.stored} operations, not ${revision}.`,
      );
    const known = this.people.findByClient(client);
    if (known && known.keycloakId !== member.peer.person.keycloakId)
      throw new PadRefusalError("not_allowed", "This client belongs to somebody else.");
    // The connection before, which has not been found dead yet.
    for (const other of this.members)
      if (other.client === client) other.peer.close(CLOSE.restart, "This client has connected again.");
    member.client = client;
    member.sent = revision;
    if (known?.name) member.user = { name: known.name, hue: known.hue };
    if (known?.cursor) member.cursors = within(known.cursor, this.history.textLength);
    member.cursorsAt = this.history.length;
    this.greet(member, known?.id ?? this.people.newId());
    if (member.user) this.tellOthers(member, { UserInfo: { id: member.id, info: member.user } });
    if (member.user && member.cursors) this.tellOthers(member, { UserCursor: { id: member.id, data: member.cursors } });
    this.note(member);
  }

  private edit(member: PadMember, { revision, operation, edit }: PadEdit): void {
    if (!member.peer.standing.canEdit) {
      this.refuseEdit(member);
      return;
    }
    if (revision > this.history.stored)
      throw new PadRefusalError(
        "revision_ahead",
        `The document has ${this.history.stored} operations, not ${revision}.`,
      );
    if (member.client !== null && edit !== undefined && this.history.has(member.client, edit)) return;
    const move = new ForwardMove(this.ot, this.history, this.ot.parse(operation), revision);
    if (move.advance()) this.accept(member, move.operation, edit);
    else this.moveOn(member, move, edit);
  }

  /** Goes on with an edit of a much older revision, piece by piece. */
  private moveOn(member: PadMember, move: ForwardMove, edit: number | undefined): void {
    member.isBusy = true;
    setImmediate(() => {
      if (this.hasEnded || member.hasLeft) return;
      try {
        if (!move.advance()) {
          this.moveOn(member, move, edit);
          return;
        }
        // The right may have ended meanwhile, or the edit have come by another connection.
        if (!member.peer.standing.canEdit) this.refuseEdit(member);
        else if (member.client === null || edit === undefined || !this.history.has(member.client, edit))
          this.accept(member, move.operation, edit);
      } catch (error) {
        this.refuse(member, error);
        return;
      }
      member.isBusy = false;
      const waiting = member.waiting.splice(0);
      member.peer.resume();
      for (const text of waiting) this.receive(member, text);
    });
  }

  private accept(member: PadMember, operation: WireOperation, edit: number | undefined): void {
    if (this.ot.targetLength(operation) > PAD_TEXT_MAX)
      throw new PadRefusalError("too_long", `A document has at most ${PAD_TEXT_MAX} characters.`);
    const entry: NewOperation = {
      operation: json(operation),
      authorId: member.id as number,
      keycloakId: member.peer.person.keycloakId,
      client: edit === undefined ? null : member.client,
      edit: member.client === null ? null : (edit ?? null),
      at: this.store.now().getTime(),
    };
    this.history.add(entry, operation);
    this.writer.add(entry);
  }

  /** A richer client keeps the edit until it may write again; a plain one would wait for ever. */
  private refuseEdit(member: PadMember): void {
    if (member.isRich) this.tellStanding(member);
    else throw new PadRefusalError("not_allowed", "You may read this document, not change it.");
  }

  private tellStored(count: number): void {
    if (this.hasEnded) return;
    const from = this.history.stored;
    this.history.noteStored(count);
    const shared = { plain: null as Buffer | null, rich: null as Buffer | null };
    for (const member of this.members) {
      if (member.id === null) continue;
      if (member.sent !== from || member.isSlow || this.isOwn(member, from)) {
        this.catchUp(member);
        continue;
      }
      const form = member.isRich ? "rich" : "plain";
      shared[form] ??= Buffer.from(this.history.message(from, this.history.stored, member.isRich ? "" : null));
      member.peer.send(shared[form]);
      member.sent = this.history.stored;
    }
    // Otherwise the cursors of people who only read would be thousands of operations behind when somebody joins.
    if (Math.floor(from / CURSORS_EVERY) !== Math.floor(this.history.stored / CURSORS_EVERY))
      for (const member of this.members) moveCursors(this.ot, this.history, member);
    this.store.noteEdited(this.history);
  }

  private isOwn({ client }: PadMember, from: number): boolean {
    return client !== null && this.history.hasOwn(from, this.history.stored, client);
  }

  /** Sends what a receiver has not got, as far as it reads. */
  private catchUp(member: PadMember): void {
    if (member.id === null || this.hasEnded) return;
    const client = member.isRich ? (member.client ?? "") : null;
    while (member.sent < this.history.stored && !member.isSlow) {
      const to = Math.min(member.sent + MAX_OPERATIONS, this.history.stored);
      member.peer.send(this.history.message(member.sent, to, client));
      member.sent = to;
    }
    if (!member.isStale || member.isSlow) return;
    member.isStale = false;
    for (const id of member.missedLeaves) member.peer.send(json({ UserInfo: { id, info: null } }));
    member.missedLeaves.clear();
    this.tellPresent(member);
  }

  /** The language, and who is there. */
  private tellPresent(member: PadMember): void {
    if (this.language !== null) member.tell(json({ Language: this.language }));
    for (const { id, user } of this.members)
      if (id !== null && user) member.tell(json({ UserInfo: { id, info: user } }));
    for (const other of this.members) {
      if (other.id === null || !other.cursors) continue;
      moveCursors(this.ot, this.history, other);
      member.tell(json({ UserCursor: { id: other.id, data: other.cursors } }));
    }
  }

  private tellStanding(member: PadMember): void {
    const { canEdit, reason } = member.peer.standing;
    if (member.isRich && member.id !== null) member.peer.send(json({ Standing: { can_edit: canEdit, reason } }));
  }

  private tellAll(message: unknown): void {
    this.tellOthers(null, message);
  }

  private tellOthers(but: PadMember | null, message: unknown): void {
    const bytes = Buffer.from(json(message));
    for (const member of this.members) if (member !== but && member.id !== null) member.tell(bytes);
  }

  /** Told once it is stored. An unknown one is ignored. */
  private setLanguage(member: PadMember, language: string): void {
    if (!isPadLanguage(language) || !member.peer.standing.canEdit) return;
    this.language = language;
    this.store.saveLanguage(language).then(
      () => {
        if (!this.hasEnded) this.tellAll({ Language: language });
      },
      (error: Error) => this.owner.lost(error),
    );
  }

  private setUser(member: PadMember, user: PadUser): void {
    const shown = shownUser(user, member.peer.person.name);
    if (!shown) return;
    member.user = shown;
    this.tellAll({ UserInfo: { id: member.id, info: shown } });
    this.note(member);
  }

  private setCursors(member: PadMember, data: PadCursors): void {
    member.cursors = checkCursors(data);
    member.cursorsAt = this.history.length;
    this.tellAll({ UserCursor: { id: member.id, data } });
    this.note(member);
  }

  private note(member: PadMember): void {
    moveCursors(this.ot, this.history, member);
    this.people.note(member, this.store.now());
    this.store.flushSoon(this.people);
  }

  private refuse(member: PadMember, error: unknown): void {
    const refusal = refusalOf(error);
    // A fault of ours: what this process holds cannot be trusted, what is stored can.
    if (!refusal) {
      this.owner.lost(error as Error);
      return;
    }
    const { code, detail } = refusal;
    if (member.isRich) member.peer.send(json({ Refused: { code, detail } }));
    member.peer.close(CLOSE.policy, detail);
  }

  private leave(member: PadMember): void {
    if (member.hasLeft) return;
    member.hasLeft = true;
    this.members.delete(member);
    if (this.hasEnded) return;
    if (member.id !== null) {
      this.note(member);
      for (const other of this.members) if (other.isSlow) other.missedLeaves.add(member.id);
      this.tellAll({ UserInfo: { id: member.id, info: null } });
    }
    if (this.isEmpty) this.owner.emptied();
  }
}

const CODES: Readonly<Record<string, PadRefusal>> = {
  malformed: "bad_message",
  length_mismatch: "length_mismatch",
  lone_surrogate: "lone_surrogate",
};

function refusalOf(error: unknown): { readonly code: PadRefusal; readonly detail: string } | null {
  if (error instanceof PadRefusalError) return { code: error.code, detail: error.message };
  if (error instanceof OperationError) return { code: CODES[error.code] ?? "bad_message", detail: error.message };
  if (error instanceof PadParseError) return { code: "bad_message", detail: error.message };
  return null;
}
