import type { Ot, WireOperation } from "@hotseat/collab/ot";
import { PAD_TEXT_MAX, type PadEdit } from "@hotseat/collab/pad/messages";
import type { NewOperation } from "../../modules/pads/pad-operations.ts";
import { ForwardMove } from "./move-forward.ts";
import type { PadAudience } from "./pad-audience.ts";
import type { PadHistory } from "./pad-history.ts";
import type { PadMember } from "./pad-member.ts";
import { PadRefusalError } from "./pad-rules.ts";

export interface PadEditing {
  readonly ot: Ot;
  readonly history: PadHistory;
  readonly audience: PadAudience;
  now(): Date;
  /** Stores it. */
  add(operation: NewOperation): void;
  /** The result of an edit that was moved forward in pieces; null: none. */
  moved(member: PadMember, error: unknown): void;
}

/** Takes edits: those that may be made and fit become operations of the history. */
export class PadEdits {
  private readonly editing: PadEditing;

  constructor(editing: PadEditing) {
    this.editing = editing;
  }

  /** Throws for an edit that ends the socket. One of a much older revision goes on after this call. */
  take(member: PadMember, { revision, operation, edit }: PadEdit): void {
    const { ot, history } = this.editing;
    // An applied edit counts, durable or not: a plain client may send its next edit before the acknowledgement.
    if (revision > history.length)
      throw new PadRefusalError("revision_ahead", `The document has ${history.length} operations, not ${revision}.`);
    if (!this.isWanted(member, edit)) return;
    const move = new ForwardMove(ot, history, ot.parse(operation), revision);
    if (move.advance()) this.accept(member, move.operation, edit);
    else this.moveOn(member, move, edit);
  }

  /** A richer client keeps an edit that it may not make until it may; a plain one would wait for ever. */
  private isWanted(member: PadMember, edit: number | undefined): boolean {
    if (member.peer.standing.canEdit)
      return member.client === null || edit === undefined || !this.editing.history.has(member.client, edit);
    if (!member.isRich) throw new PadRefusalError("not_allowed", "You may read this document, not change it.");
    this.editing.audience.tellStanding(member);
    return false;
  }

  /** Piece by piece, so that nobody waits; what the client sends meanwhile waits for its own edit. */
  private moveOn(member: PadMember, move: ForwardMove, edit: number | undefined): void {
    member.isBusy = true;
    setImmediate(() => {
      if (member.hasLeft) return;
      try {
        if (!move.advance()) {
          this.moveOn(member, move, edit);
          return;
        }
        // The right may have ended meanwhile, or the same edit have come by another connection.
        if (this.isWanted(member, edit)) this.accept(member, move.operation, edit);
        this.editing.moved(member, null);
      } catch (error) {
        this.editing.moved(member, error);
      }
    });
  }

  private accept(member: PadMember, operation: WireOperation, edit: number | undefined): void {
    const { ot, history, now, add } = this.editing;
    if (ot.targetLength(operation) > PAD_TEXT_MAX)
      throw new PadRefusalError("too_long", `A document has at most ${PAD_TEXT_MAX} characters.`);
    const counted = member.client !== null && edit !== undefined;
    const entry: NewOperation = {
      operation: JSON.stringify(operation),
      authorId: member.id as number,
      keycloakId: member.peer.person.keycloakId,
      client: counted ? member.client : null,
      edit: counted ? edit : null,
      at: now().getTime(),
    };
    history.add(entry, operation);
    add(entry);
  }
}
