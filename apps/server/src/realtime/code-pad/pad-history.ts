import type { Ot, OtDocument, WireOperation } from "@hotseat/collab/ot";
import type { StoredOperation } from "../../modules/pads/pad-operations.ts";

/** Operations that are kept parsed: what clients that are up to date are behind. */
const PARSED = 2048;

/** The operations of a document in their order, and the text that they make. */
export class PadHistory {
  private readonly ot: Ot;
  private readonly document: OtDocument;
  private readonly entries: StoredOperation[] = [];
  private readonly parsed: (WireOperation | undefined)[] = [];
  /** The edit with the highest count of each client: a repeated one is not applied again. */
  private readonly lastEdits = new Map<string, StoredOperation>();
  private storedCount = 0;

  constructor(ot: Ot) {
    this.ot = ot;
    this.document = ot.createDocument();
  }

  /** The number of operations, with those that are not stored yet. */
  get length(): number {
    return this.entries.length;
  }

  /** The number of operations that are durable. Nobody is told more. */
  get stored(): number {
    return this.storedCount;
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

  load(entries: readonly StoredOperation[]): void {
    for (const entry of entries) this.push(entry, this.ot.parse(JSON.parse(entry.operation)));
    this.storedCount = this.entries.length;
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

  isEdit(revision: number, client: string, edit: number): boolean {
    const entry = this.entries[revision];
    return entry?.client === client && entry.edit === edit;
  }

  operation(revision: number): WireOperation {
    return this.parsed[revision] ?? this.ot.parse(JSON.parse((this.entries[revision] as StoredOperation).operation));
  }

  /**
   * The message with the operations from one revision to another. With `client`: in the richer form, in which that client's own
   * operations carry its count of them; nobody learns another one's client, because edits are recognised by it.
   */
  message(from: number, to: number, client: string | null): string {
    const items: string[] = [];
    for (let revision = from; revision < to; revision += 1) {
      const { authorId, operation, edit, at, client: author } = this.entries[revision] as StoredOperation;
      const own = client !== null && author === client ? `,"client":"${client}","edit":${edit}` : "";
      const more = client === null ? "" : `${own},"at":${at}`;
      items.push(`{"id":${authorId},"operation":${operation}${more}}`);
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
    this.entries.push(entry);
    this.parsed.push(operation);
    if (this.parsed.length > PARSED) this.parsed[this.parsed.length - 1 - PARSED] = undefined;
    const { client, edit } = entry;
    if (client !== null && edit !== null && !this.has(client, edit)) this.lastEdits.set(client, entry);
  }
}
