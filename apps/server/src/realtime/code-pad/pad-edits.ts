import type { Ot, WireOperation } from "@hotseat/collab/ot";
import { PAD_EDIT_AGE_MAX_MS, PAD_TEXT_MAX, type PadEdit, type PadEditList } from "@hotseat/collab/pad/messages";
import type { NewOperation } from "../../modules/pads/pad-operations.ts";
import { SocketRate } from "../sockets/socket-rate.ts";
import { type CountedEdit, ForwardMove } from "./move-forward.ts";
import type { PadAudience } from "./pad-audience.ts";
import type { PadHistory } from "./pad-history.ts";
import type { PadMember } from "./pad-member.ts";
import { checkSequence, checkTexts, PadRefusalError, tooLongText } from "./pad-rules.ts";
import type { TurnQueue } from "./turn-queue.ts";

export interface PadEditing {
  readonly ot: Ot;
  readonly history: PadHistory;
  readonly audience: PadAudience;
  readonly queue: TurnQueue;
  /** Edits of one socket in a second. */
  readonly editsPerSecond: number;
  now(): Date;
  /** Stores it. Those of one turn of the event loop are one write. */
  add(operation: NewOperation): void;
  /** The result of edits that were moved forward in pieces; null: none. */
  moved(member: PadMember, error: unknown): void;
}

/** The edits of one message. */
interface SentEdits {
  readonly revision: number;
  readonly operations: readonly WireOperation[];
  /** Null for an edit without a count. */
  readonly first: CountedEdit | null;
  /** Milliseconds since 1970 of each. */
  readonly times: readonly number[];
}

/** Takes edits: those that may be made and fit become operations of the history. */
export class PadEdits {
  private readonly editing: PadEditing;

  constructor(editing: PadEditing) {
    this.editing = editing;
  }

  /** Throws for an edit that ends the socket. A large one, or one of a much older revision, goes on after this call. */
  take(member: PadMember, { revision, operation, edit }: PadEdit, isLarge: boolean): void {
    const { now } = this.editing;
    const first = member.client === null || edit === undefined ? null : { client: member.client, edit };
    this.count(member, 1);
    this.move(member, { revision, operations: [operation], first, times: [now().getTime()] }, isLarge);
  }

  /** Takes a list of edits, all of them or none; throws like `take`. */
  takeList(member: PadMember, { revision, edit, edits }: PadEditList, isLarge: boolean): void {
    if (member.client === null) throw new PadRefusalError("bad_message", "Edits belongs to the richer messages.");
    this.count(member, edits.length);
    const operations = edits.map(([, operation]) => operation);
    const received = this.editing.now().getTime();
    const times = edits.map(([age]) => received - Math.min(age, PAD_EDIT_AGE_MAX_MS));
    this.move(member, { revision, operations, first: { client: member.client, edit }, times }, isLarge);
  }

  /** The socket counts messages, this the edits in them. */
  private count(member: PadMember, edits: number): void {
    const { editsPerSecond, now } = this.editing;
    const unlimited = Number.MAX_SAFE_INTEGER;
    member.rate ??= new SocketRate(
      { now },
      { messageBytes: unlimited, messagesPerSec: editsPerSecond, bytesPerSec: unlimited, burstBytes: unlimited },
    );
    if (!member.rate.take(0, edits))
      throw new PadRefusalError("too_fast", `A client sends at most ${editsPerSecond} edits a second.`);
  }

  private move(member: PadMember, sent: SentEdits, isLarge: boolean): void {
    const { history } = this.editing;
    const { revision, first } = sent;
    // An applied edit counts, durable or not: a plain client may send its next edit before the acknowledgement.
    if (revision > history.length)
      throw new PadRefusalError("revision_ahead", `The document has ${history.length} operations, not ${revision}.`);
    if (!this.mayEdit(member)) return;
    if (first && history.has(first.client, first.edit + sent.operations.length - 1)) return;
    if (isLarge) {
      this.moveOn(member, null, sent);
      return;
    }
    const move = this.begin(sent);
    if (move.advance(this.editing.queue.turnEndsAt)) this.accept(member, move, sent);
    else this.moveOn(member, move, sent);
  }

  /** Throws an OperationError for edits that are none, or do not follow each other, and a PadRefusalError for a text that fits nowhere. */
  private begin({ revision, operations, first }: SentEdits): ForwardMove {
    const { ot, history } = this.editing;
    for (const operation of operations) checkTexts(operation);
    const parsed = operations.map((operation) => ot.parse(operation));
    checkSequence(ot, parsed);
    return new ForwardMove(ot, history, parsed, revision, first);
  }

  /** A richer client keeps an edit that it may not make until it may; a plain one would wait for ever. */
  private mayEdit(member: PadMember): boolean {
    const { canEdit } = member.peer.standing;
    const { isFull } = this.editing.history;
    if (canEdit && !isFull) return true;
    if (!member.isRich && canEdit) throw new PadRefusalError("too_long", "This document holds no more edits.");
    if (!member.isRich) throw new PadRefusalError("not_allowed", "You may read this document, not change it.");
    this.editing.audience.tellStanding(member);
    return false;
  }

  /**
   * Piece by piece, so that nobody waits; what the client sends meanwhile waits for its own edits. `begun`: null for edits that are not
   * parsed yet, which has a piece of its own.
   */
  private moveOn(member: PadMember, begun: ForwardMove | null, sent: SentEdits): void {
    member.isBusy = true;
    let move = begun;
    let hasArrived = false;
    this.editing.queue.add((until) => {
      if (member.hasLeft) return true;
      try {
        if (!move) {
          move = this.begin(sent);
          return false;
        }
        if (!move.advance(until)) return false;
        // Accepting the edits has a piece of its own.
        if (!hasArrived && performance.now() >= until) {
          hasArrived = true;
          return false;
        }
        // The right may have ended meanwhile.
        if (this.mayEdit(member)) this.accept(member, move, sent);
        this.editing.moved(member, null);
      } catch (error) {
        this.editing.moved(member, error);
      }
      return true;
    });
  }

  /** Nothing is changed before everything is checked. */
  private accept(member: PadMember, move: ForwardMove, { first, times }: SentEdits): void {
    const { history, audience } = this.editing;
    const { operations, known } = move;
    // The same edits came by another connection, and this message claims to have seen them.
    if (first && operations.length > 0 && history.has(first.client, first.edit + known)) return;
    if (move.longestText() > PAD_TEXT_MAX) throw tooLongText();
    for (const [place, operation] of operations.entries()) {
      const count = first && { client: first.client, edit: first.edit + known + place };
      this.append(member, operation, count, times[known + place] as number);
    }
    if (history.isFull) for (const each of audience.members) audience.tellStanding(each);
  }

  /** A client's edit is never earlier than its edit before. */
  private append(member: PadMember, operation: WireOperation, count: CountedEdit | null, time: number): void {
    const { history, add } = this.editing;
    const entry: NewOperation = {
      operation: JSON.stringify(operation),
      authorId: member.id as number,
      keycloakId: member.peer.person.keycloakId,
      client: count?.client ?? null,
      edit: count?.edit ?? null,
      at: count ? Math.max(time, history.lastEditAt(count.client)) : time,
    };
    history.add(entry, operation);
    add(entry);
  }
}
