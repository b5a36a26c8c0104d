import type { Ot, OtDocument, WireOperation } from "@hotseat/collab/ot";
import { PAD_HISTORY_MAX } from "@hotseat/collab/pad/messages";
import type { StoredOperation } from "../../modules/pads/pad-operations.ts";
import { inPieces } from "./turn-queue.ts";

/** Operations that are kept parsed, and characters of their JSON: what clients that are up to date are behind. */
const PARSED = 2048;
const PARSED_CHARACTERS = 16 * 1024 * 1024;
/** Operations of one message of the history, and characters of their JSON, unless the first one has more. */
const MESSAGE_OPERATIONS = 4000;
const MESSAGE_CHARACTERS = 256 * 1024;
/** Of what a message, and the memory of this process, has beside an operation. */
const ITEM_CHARACTERS = 120;
/** Of a code point of the text: four bytes in the module's memory, which has a quarter of room. */
const TEXT_CHARACTERS = 5;

/** The operations of a document in their order, and the text that they make. */
export class PadHistory {
  private readonly ot: Ot;
  private readonly document: OtDocument;
  private readonly entries: StoredOperation[] = [];
  private readonly parsed: (WireOperation | undefined)[] = [];
  /** The first operation that is kept parsed, and the characters of those that are. */
  private parsedFrom = 0;
  private parsedCharacters = 0;
  /** The edit with the highest count of each client: a repeated one is not applied again. */
  private readonly lastEdits = new Map<string, StoredOperation>();
  private storedCount = 0;
  private readonly messageOperations: number;
  private readonly max: number;
  private characters = 0;
  /** Code points. */
  private longestText = 0;

  constructor(ot: Ot, messageOperations = MESSAGE_OPERATIONS, max = PAD_HISTORY_MAX) {
    this.ot = ot;
    this.messageOperations = messageOperations;
    this.max = max;
    this.document = ot.createDocument();
  }

  /** The number of operations, with those that are not stored yet. */
  get length(): number {
    return this.entries.length;
  }

  /** The number of operations that are durable. Only these are sent. */
  get stored(): number {
    return this.storedCount;
  }

  /** The document takes no other operation. */
  get isFull(): boolean {
    return this.characters >= this.max;
  }

  /** Characters of the operations' JSON, and 120 beside each. */
  get size(): number {
    return this.characters;
  }

  /**
   * The part of the limit of all open documents that it takes, in characters: its operations, and 5 for each code point of its longest text
   * so far, because the document keeps the memory of a deleted text.
   */
  get memory(): number {
    return this.characters + TEXT_CHARACTERS * this.longestText;
  }

  get lastAuthorId(): number {
    return this.entries.reduce((last, { authorId }) => Math.max(last, authorId), -1);
  }

  /** Code points. */
  get textLength(): number {
    return this.document.length;
  }

  text(): string {
    return this.document.text();
  }

  /** Takes stored operations, in pieces of 2 ms. */
  load(entries: readonly StoredOperation[]): Promise<void> {
    return inPieces(entries, (entry) => {
      this.push(entry, this.ot.parse(JSON.parse(entry.operation)));
      this.storedCount += 1;
    });
  }

  /** Takes an operation that applies to the present text. Throws an OperationError, and changes nothing, for another one. */
  add(entry: StoredOperation, operation: WireOperation): void {
    this.push(entry, operation);
  }

  /** So many more of the operations are durable. */
  noteStored(count: number): void {
    this.storedCount += count;
  }

  has(client: string, edit: number): boolean {
    return edit <= (this.lastEdits.get(client)?.edit ?? 0);
  }

  /** The time of the client's last edit; 0 before the first one. */
  lastEditAt(client: string): number {
    return this.lastEdits.get(client)?.at ?? 0;
  }

  /** The revision of the client's last edit, if it is at least the first of these and before the second; null for another one. */
  lastEditWithin(from: number, to: number, client: string): number | null {
    const last = this.lastEdits.get(client);
    if (!last) return null;
    for (let revision = from; revision < Math.min(to, this.entries.length); revision += 1)
      if (this.entries[revision] === last) return revision;
    return null;
  }

  isEdit(revision: number, client: string, edit: number): boolean {
    const entry = this.entries[revision];
    return entry?.client === client && entry.edit === edit;
  }

  operation(revision: number): WireOperation {
    return this.parsed[revision] ?? this.ot.parse(JSON.parse((this.entries[revision] as StoredOperation).operation));
  }

  /** The revision at which a message of stored operations from this one on ends. */
  messageEnd(from: number): number {
    const last = Math.min(this.storedCount, from + this.messageOperations);
    let characters = 0;
    for (let revision = from; revision < last; revision += 1) {
      characters += (this.entries[revision] as StoredOperation).operation.length + ITEM_CHARACTERS;
      if (characters > MESSAGE_CHARACTERS) return Math.max(revision, from + 1);
    }
    return last;
  }

  /**
   * The message with the operations from one revision to another. `client`: its own operations carry its count of them and their times;
   * nobody learns another one's client, because edits are recognised by it, and nobody another one's times, which are for the replay.
   */
  message(from: number, to: number, client: string | null): string {
    const items: string[] = [];
    for (let revision = from; revision < to; revision += 1) {
      const { authorId, operation, edit, at, client: author } = this.entries[revision] as StoredOperation;
      const own = client !== null && author === client ? `,"client":"${client}","edit":${edit},"at":${at}` : "";
      items.push(`{"id":${authorId},"operation":${operation}${own}}`);
    }
    return `{"History":{"start":${from},"operations":[${items.join(",")}]}}`;
  }

  /** Whether one of these operations is the client's own. */
  hasOwn(from: number, to: number, client: string): boolean {
    for (let revision = from; revision < to; revision += 1) if (this.entries[revision]?.client === client) return true;
    return false;
  }

  dispose(): void {
    this.document.dispose();
  }

  private push(entry: StoredOperation, operation: WireOperation): void {
    this.document.apply(operation);
    this.longestText = Math.max(this.longestText, this.document.length);
    this.entries.push(entry);
    this.characters += entry.operation.length + ITEM_CHARACTERS;
    this.parsed.push(operation);
    this.parsedCharacters += entry.operation.length;
    this.forgetParsed();
    const { client, edit } = entry;
    if (client !== null && edit !== null && !this.has(client, edit)) this.lastEdits.set(client, entry);
  }

  private forgetParsed(): void {
    while (this.parsed.length - this.parsedFrom > PARSED || this.parsedCharacters > PARSED_CHARACTERS) {
      this.parsedCharacters -= (this.entries[this.parsedFrom] as StoredOperation).operation.length;
      this.parsed[this.parsedFrom] = undefined;
      this.parsedFrom += 1;
    }
  }
}
