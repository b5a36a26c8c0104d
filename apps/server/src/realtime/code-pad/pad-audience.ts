import type { Ot } from "@hotseat/collab/ot";
import { Broadcast } from "../documents/broadcast.ts";
import type { PadHistory } from "./pad-history.ts";
import type { PadMember } from "./pad-member.ts";
import type { TurnQueue } from "./turn-queue.ts";
import { withheldFrom } from "./withheld-history.ts";

/** Operations after which everybody's cursors are moved. */
const CURSORS_EVERY = 256;

const json = (message: unknown): string => JSON.stringify(message);

/** The people at a document, and the messages to them. */
export class PadAudience {
  readonly members = new Set<PadMember>();
  /** Null until somebody chose one. */
  private language: string | null;
  private readonly ot: Ot;
  private readonly history: PadHistory;
  private readonly readOnlyId: string | null;
  private readonly queue: TurnQueue;

  constructor(ot: Ot, history: PadHistory, language: string | null, readOnlyId: string | null, queue: TurnQueue) {
    this.ot = ot;
    this.history = history;
    this.language = language;
    this.readOnlyId = readOnlyId;
    this.queue = queue;
  }

  /** The first messages: who one is, what one may do, the history, and who is there. */
  greet(member: PadMember, id: number): void {
    member.id = id;
    member.peer.send(json({ Identity: id }));
    this.tellStanding(member);
    member.withheld = withheldFrom(this.ot, this.history, member);
    // With the richer messages an empty history says as well that there is nothing new.
    if (member.isRich && member.sent === this.history.stored)
      member.peer.send(this.history.message(member.sent, member.sent, member.client));
    member.isStale = true;
    this.catchUp(member);
  }

  tellStanding(member: PadMember): void {
    const { standing } = member.peer;
    const isFull = standing.canEdit && this.history.isFull;
    const [canEdit, reason] = isFull ? [false, "full"] : [standing.canEdit, standing.reason];
    const link = this.readOnlyId === null ? {} : { read_only_id: this.readOnlyId };
    if (member.isRich && member.id !== null)
      member.peer.send(json({ Standing: { can_edit: canEdit, reason, ...link } }));
  }

  /** So many more operations are durable. The same bytes go to everybody who has all before and none of them. */
  tellStored(count: number): void {
    const from = this.history.stored;
    this.history.noteStored(count);
    const to = this.history.stored;
    let shared: Broadcast | null = null;
    const isOneMessage = this.history.messageEnd(from) === to;
    const until = this.queue.turnEndsAt;
    for (const member of this.members) {
      if (member.id === null || member.isCatchingUp) continue;
      const isOwn = member.client !== null && this.history.hasOwn(from, to, member.client);
      if (!isOneMessage || member.sent !== from || member.isSlow || isOwn || member.withheld) {
        if (performance.now() < until) this.catchUp(member);
        else this.catchUpLater(member);
        continue;
      }
      shared ??= new Broadcast(this.history.message(from, to, null));
      member.peer.send(shared);
      member.sent = to;
    }
    // Otherwise the cursors of people who only read would be thousands of operations behind when somebody joins.
    if (Math.floor(from / CURSORS_EVERY) !== Math.floor(to / CURSORS_EVERY))
      for (const member of this.members) this.moveLater(member);
  }

  /** Sends what a receiver has not got, as far as it reads: one message now, the others in later turns. */
  catchUp(member: PadMember): void {
    if (member.id === null || member.isCatchingUp) return;
    if (!this.sendNext(member)) this.catchUpLater(member);
  }

  private catchUpLater(member: PadMember): void {
    member.isCatchingUp = true;
    this.queue.add(() => this.sendNext(member));
  }

  /** Sends the next message of the history, and after the last one who is there. Returns whether no more can be sent now. */
  private sendNext(member: PadMember): boolean {
    if (member.hasLeft) return true;
    if (this.mayBeSent(member)) this.sendMessage(member);
    if (this.mayBeSent(member)) return false;
    member.isCatchingUp = false;
    // People come after the whole history, also after one whose last operations are not stored yet.
    if (!member.isStale || member.isSlow || member.withheld) return true;
    member.isStale = false;
    for (const id of member.missedLeaves) member.peer.send(json({ UserInfo: { id, info: null } }));
    member.missedLeaves.clear();
    this.tellPresent(member);
    return true;
  }

  /** Whether there is a message of the history for the member. */
  private mayBeSent(member: PadMember): boolean {
    const { sent, withheld } = member;
    const { stored } = this.history;
    if (sent >= stored || member.isSlow) return false;
    return withheld === null || sent < withheld.from || withheld.to <= stored;
  }

  private sendMessage(member: PadMember): void {
    const { history } = this;
    const { sent, withheld, client } = member;
    const isWithheld = withheld !== null && sent >= withheld.from;
    const to = isWithheld
      ? withheld.messageEnd(sent)
      : Math.min(history.messageEnd(sent), withheld?.from ?? history.stored);
    member.peer.send(isWithheld ? withheld.message(sent, to) : history.message(sent, to, client));
    member.sent = to;
    if (to === withheld?.to) member.withheld = null;
  }

  /** It is stored: everybody gets it. */
  setLanguage(language: string): void {
    this.language = language;
    this.tell({ Language: language });
  }

  /** To everybody, but to one. */
  tell(message: unknown, but: PadMember | null = null): void {
    const said = new Broadcast(json(message));
    for (const member of this.members) if (member !== but && member.id !== null) member.tell(said);
  }

  tellLeave(id: number): void {
    for (const member of this.members) if (member.isBehind) member.missedLeaves.add(id);
    this.tell({ UserInfo: { id, info: null } });
  }

  /** The language, and who is there. */
  private tellPresent(member: PadMember): void {
    if (this.language !== null) member.tell(json({ Language: this.language }));
    for (const { id, user } of this.members)
      if (id !== null && user) member.tell(json({ UserInfo: { id, info: user } }));
    const until = this.queue.turnEndsAt;
    for (const other of this.members) {
      if (other.id === null || !other.cursors) continue;
      other.cursorsAwaitedBy.add(member);
      if (!this.moveUntil(other, until)) this.moveLater(other);
    }
  }

  /** Sends everybody a member's cursors as they stand in the present text, in later turns where moving them takes long. */
  tellCursors(member: PadMember): void {
    for (const reader of this.members) if (reader.id !== null) member.cursorsAwaitedBy.add(reader);
    if (!this.moveUntil(member, this.queue.turnEndsAt)) this.moveLater(member);
  }

  /** Moves a member's cursors to the present text, as far as the time of this turn allows. */
  moveCursors(member: PadMember): void {
    this.moveUntil(member, this.queue.turnEndsAt);
  }

  /** Moves a member's cursors; tells those who wait for them. Returns whether they stand in the present text. */
  private moveUntil(member: PadMember, until: number): boolean {
    const { id, cursors, cursorsAwaitedBy } = member;
    if (!cursors) return true;
    if (!cursors.advance(this.ot, this.history, until)) return false;
    if (cursorsAwaitedBy.size === 0) return true;
    const said = new Broadcast(json({ UserCursor: { id, data: cursors.data } }));
    for (const reader of cursorsAwaitedBy) if (!reader.hasLeft) reader.tell(said);
    cursorsAwaitedBy.clear();
    return true;
  }

  private moveLater(member: PadMember): void {
    if (member.isMoving || !member.cursors) return;
    member.isMoving = true;
    this.queue.add((until) => {
      member.isMoving = !member.hasLeft && !this.moveUntil(member, until);
      return !member.isMoving;
    });
  }
}
