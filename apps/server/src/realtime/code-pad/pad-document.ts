import { setImmediate as turn } from "node:timers/promises";
import {
  type PadClientMessage,
  type PadCursors,
  type PadResume,
  type PadUser,
  parseClientMessage,
} from "@hotseat/collab/pad/messages";
import type { NewOperation } from "../../modules/pads/pad-operations.ts";
import { BatchWriter } from "../documents/batch-writer.ts";
import type { LiveDocument, Owner } from "../documents/document.ts";
import { CLOSE, type Peer } from "../documents/peer.ts";
import { AwaitedTexts } from "./awaited-texts.ts";
import { MovingCursors } from "./moving-cursors.ts";
import { pacedCursors } from "./paced-cursors.ts";
import { PadAudience } from "./pad-audience.ts";
import { PadBacklog } from "./pad-backlog.ts";
import { PadEdits } from "./pad-edits.ts";
import { PadLanguage } from "./pad-language.ts";
import { PadMember } from "./pad-member.ts";
import type { PadParts } from "./pad-parts.ts";
import { within } from "./pad-people.ts";
import { checkItems, PadRefusalError, refusalOf, shownCursors, shownUser } from "./pad-rules.ts";
import { TurnQueue } from "./turn-queue.ts";

/** Sockets at one pad: each edit and each name is a write to all of them. */
const MEMBERS_MAX = 200;

/** Characters of a message above which receiving it, reading it and each step of making its edits have their own turns of the event loop. */
const LARGE_MESSAGE = 64 * 1024;

/** A code pad at its owner. An edit is sent to everybody, its author included, once it is durable. */
export class PadDocument implements LiveDocument {
  private readonly parts: PadParts;
  private readonly owner: Owner;
  private readonly queue: TurnQueue;
  private readonly audience: PadAudience;
  private readonly writer: BatchWriter<NewOperation>;
  private readonly backlog = new PadBacklog();
  private readonly edits: PadEdits;
  private readonly language: PadLanguage;
  private readonly awaitedTexts = new AwaitedTexts();
  private hasEnded = false;

  constructor(parts: PadParts, owner: Owner) {
    const { ot, history, store } = parts;
    this.parts = parts;
    this.owner = owner;
    this.queue = new TurnQueue(parts.turns, (error) => owner.lost(error));
    this.audience = new PadAudience(ot, history, parts.language, parts.readOnlyId, this.queue);
    this.language = new PadLanguage({
      language: parts.language,
      questionIds: parts.questionIds,
      save: (language, questionIds) => store.saveLanguage(language, questionIds),
      saved: (language) => this.audience.setLanguage(language),
      failed: (error) => owner.lost(error),
    });
    this.writer = new BatchWriter({
      sizeOf: ({ operation }) => operation.length,
      write: (batch) => store.append(history.stored, batch),
      written: (batch) => {
        if (this.hasEnded) return;
        this.audience.tellStored(batch.length);
        this.backlog.remove(batch);
        store.noteEdited(history);
        this.awaitedTexts.noteStored(history.stored);
      },
      failed: (error) => owner.lost(error),
    });
    this.edits = new PadEdits({
      ot,
      history,
      audience: this.audience,
      queue: this.queue,
      editsPerSecond: parts.editsPerSecond,
      now: () => store.now(),
      add: (operation) => {
        this.backlog.add(operation);
        this.writer.add(operation);
      },
      moved: (member, error) => this.resumeMember(member, error),
    });
  }

  get isEmpty(): boolean {
    return this.audience.members.size === 0;
  }

  get size(): number {
    return this.parts.history.memory;
  }

  /** The present text, once all of its edits are stored; null when the document ends before. */
  async text(): Promise<string | null> {
    const { history } = this.parts;
    const [text, operations] = [history.text(), history.length];
    return history.stored === operations || (await this.awaitedTexts.until(operations)) ? text : null;
  }

  join(peer: Peer): void {
    if (this.audience.members.size >= MEMBERS_MAX) {
      peer.close(CLOSE.tryLater, `A pad has at most ${MEMBERS_MAX} connections.`);
      return;
    }
    const member = new PadMember(peer);
    this.audience.members.add(member);
    peer.listen({
      message: (text) => this.receive(member, text),
      standing: () => this.audience.tellStanding(member),
      drained: () => {
        if (!this.hasEnded) this.audience.catchUp(member);
      },
      left: () => this.leave(member),
    });
    // A client with the richer messages says first where it goes on.
    if (!member.isRich && !member.hasLeft) this.audience.greet(member, this.parts.people.newId());
  }

  async settle(): Promise<void> {
    await this.writer.idle();
    await this.language.settle();
    for (const member of [...this.audience.members]) {
      if (this.hasEnded) break;
      this.note(member);
      await turn();
    }
    await this.parts.store.flush(this.parts.people);
  }

  end(code: number, reason: string): void {
    this.hasEnded = true;
    this.awaitedTexts.end();
    this.language.end();
    this.queue.stop();
    for (const member of [...this.audience.members]) {
      member.hasLeft = true;
      member.peer.close(code, reason);
    }
    this.parts.history.dispose();
  }

  private receive(member: PadMember, text: string): void {
    if (member.hasLeft) return;
    if (member.isBusy) return void member.wait(text);
    if (text.length <= LARGE_MESSAGE && performance.now() < this.queue.turnEndsAt) {
      this.read(member, text);
      return;
    }
    member.isBusy = true;
    // The items of a large message are counted in a piece of their own.
    let isCounted = text.length <= LARGE_MESSAGE;
    this.queue.add(() => {
      if (member.hasLeft) return true;
      if (!isCounted) {
        isCounted = true;
        return !this.attempt(member, () => checkItems(text));
      }
      member.isBusy = false;
      this.read(member, text);
      // Unless its edits are being made.
      if (!member.isBusy) this.resumeMember(member, null);
      return true;
    });
  }

  private read(member: PadMember, text: string): void {
    const isLarge = text.length > LARGE_MESSAGE;
    this.attempt(member, () => {
      if (!isLarge) checkItems(text);
      this.handle(member, parseClientMessage(text), isLarge);
      this.backlog.holdBack(member);
    });
  }

  /** Returns false after a refusal. */
  private attempt(member: PadMember, work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.refuse(member, error);
      return false;
    }
  }

  /** After a large edit, or one of a much older revision. */
  private resumeMember(member: PadMember, error: unknown): void {
    if (error !== null) {
      this.refuse(member, error);
      return;
    }
    member.isBusy = false;
    while (!member.isBusy) {
      const text = member.waiting.shift();
      if (text === undefined) break;
      this.receive(member, text);
    }
    this.backlog.holdBack(member);
    member.readOn();
  }

  private handle(member: PadMember, message: PadClientMessage, isLarge: boolean): void {
    const isFirst = member.id === null;
    if (isFirst && "Resume" in message) this.resumeAs(member, message.Resume);
    else if ("Resume" in message) throw new PadRefusalError("bad_message", "Resume is a first message.");
    else {
      if (isFirst) this.audience.greet(member, this.parts.people.newId());
      if ("Edit" in message) this.edits.take(member, message.Edit, isLarge);
      else if ("Edits" in message) this.edits.takeList(member, message.Edits, isLarge);
      else if ("SetLanguage" in message) this.setLanguage(member, message.SetLanguage, null);
      else if ("QuestionLanguage" in message) {
        if (!member.isRich)
          throw new PadRefusalError("bad_message", "QuestionLanguage belongs to the richer messages.");
        const { question, language } = message.QuestionLanguage;
        this.setLanguage(member, language, question);
      } else if ("ClientInfo" in message) this.setUser(member, message.ClientInfo);
      else this.setCursors(member, message.CursorData);
    }
  }

  /** Somebody who comes back has the id, the name and the cursors that they had. */
  private resumeAs(member: PadMember, { client, revision }: PadResume): void {
    const { history, people } = this.parts;
    if (!member.isRich) throw new PadRefusalError("bad_message", "Resume belongs to the richer messages.");
    if (revision > history.stored)
      throw new PadRefusalError("revision_ahead", `The document has ${history.stored} operations, not ${revision}.`);
    const known = people.findByClient(client);
    if (known && known.keycloakId !== member.peer.person.keycloakId)
      throw new PadRefusalError("not_allowed", "This client belongs to somebody else.");
    // The connection before, which has not been found dead yet.
    for (const other of this.audience.members)
      if (other.client === client) other.peer.close(CLOSE.restart, "This client has connected again.");
    member.client = client;
    member.sent = revision;
    if (known?.name) member.user = { name: known.name, hue: known.hue };
    if (known?.cursor) member.cursors = new MovingCursors(within(known.cursor, history.textLength), history.length);
    const id = known?.id ?? people.newId();
    this.audience.greet(member, id);
    if (member.user) this.audience.tell({ UserInfo: { id, info: member.user } }, member);
    if (member.user && member.cursors) this.audience.tell({ UserCursor: { id, data: member.cursors.data } }, member);
    this.note(member);
  }

  private setLanguage(member: PadMember, language: string, question: number | null): void {
    if (!member.peer.standing.canEdit) return;
    if (question === null) this.language.choose(language);
    else this.language.chooseFor(question, language);
  }

  private setUser(member: PadMember, user: PadUser): void {
    const shown = shownUser(user, member.peer.person.name);
    if (!shown) return;
    member.user = shown;
    this.audience.tell({ UserInfo: { id: member.id, info: shown } });
    this.note(member);
  }

  private setCursors(member: PadMember, sent: PadCursors): void {
    const data = shownCursors(sent);
    member.cursors = new MovingCursors(data, this.parts.history.length);
    pacedCursors(member, this.parts.store, (areNew) => {
      if (this.hasEnded) return;
      if (areNew) {
        member.cursorsAwaitedBy.clear();
        this.audience.tell({ UserCursor: { id: member.id, data } });
      } else this.audience.tellCursors(member);
      this.note(member);
    });
  }

  private note(member: PadMember): void {
    const { people, store } = this.parts;
    // Of cursors that need longer the store has an earlier place, as it has after edits of others.
    this.audience.moveCursors(member);
    people.note(member, store.now());
    store.flushSoon(people);
  }

  private refuse(member: PadMember, error: unknown): void {
    const refusal = refusalOf(error);
    // A fault of ours: what this process holds cannot be trusted, what is stored can.
    if (!refusal) return void this.owner.lost(error as Error);
    if (member.isRich) member.peer.send(JSON.stringify({ Refused: refusal }));
    member.peer.close(CLOSE.policy, refusal.detail);
  }

  private leave(member: PadMember): void {
    if (member.hasLeft) return;
    member.hasLeft = true;
    this.audience.members.delete(member);
    this.backlog.forget(member);
    if (member.id !== null) {
      this.note(member);
      this.audience.tellLeave(member.id);
    }
    if (this.isEmpty) this.owner.emptied();
  }
}
