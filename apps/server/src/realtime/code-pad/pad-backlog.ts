import type { NewOperation } from "../../modules/pads/pad-operations.ts";
import type { PadMember } from "./pad-member.ts";

/** With more characters of edits waiting to be stored nobody is read from, until half of them are. */
const WAITING_MAX = 8 * 1024 * 1024;

/** Edits that wait for the database, and the people who are not read from meanwhile. */
export class PadBacklog {
  private characters = 0;
  private readonly heldBack = new Set<PadMember>();

  add({ operation }: NewOperation): void {
    this.characters += operation.length;
  }

  /** These are stored: people are read from where few enough are left. */
  remove(stored: readonly NewOperation[]): void {
    for (const { operation } of stored) this.characters -= operation.length;
    if (this.characters > WAITING_MAX / 2) return;
    for (const member of this.heldBack) {
      member.isHeldBack = false;
      member.readOn();
    }
    this.heldBack.clear();
  }

  /** Call it for each message: stops reading from its sender where too many edits wait. */
  holdBack(member: PadMember): void {
    if (this.characters <= WAITING_MAX) return;
    this.heldBack.add(member);
    member.isHeldBack = true;
    member.peer.pause();
  }

  forget(member: PadMember): void {
    this.heldBack.delete(member);
  }
}
