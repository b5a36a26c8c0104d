/** The last edit of a client that is stored. */
export interface LastEdit {
  /** 0 for none. */
  readonly edit: number;
  /** Milliseconds since 1970 of the latest change of elements; 0 for none. */
  readonly at: number;
}

/** How far the edits of one client have come. */
interface Progress {
  /** The last edit that was let in. */
  accepted: number;
  /** The last edit that is stored. */
  stored: number;
  /** The time of the latest change of elements. */
  at: number;
  seats: number;
}

/** The edits of each client that is at a board. A client belongs to the person: nobody else counts for it. */
export class BoardClients {
  private readonly progress = new Map<string, Progress>();

  /** @param last in the database */
  join(author: string, client: string, { edit: stored, at }: LastEdit): void {
    const known = this.progress.get(keyOf(author, client));
    if (known) known.seats += 1;
    else this.progress.set(keyOf(author, client), { accepted: stored, stored, at, seats: 1 });
  }

  leave(author: string, client: string): void {
    const known = this.progress.get(keyOf(author, client));
    if (!known) return;
    known.seats -= 1;
    this.forget(author, client, known);
  }

  lastStored(author: string, client: string): number {
    return this.progress.get(keyOf(author, client))?.stored ?? 0;
  }

  /** Whether an edit is to be stored, was stored before, or is on its way already. */
  admit(author: string, client: string, edit: number): "new" | "stored" | "waiting" {
    const known = this.progress.get(keyOf(author, client));
    if (!known || edit > known.accepted) {
      if (known) known.accepted = edit;
      return "new";
    }
    return edit <= known.stored ? "stored" : "waiting";
  }

  /** The time of a change of elements that is let in: never before the client's change before. */
  timeOf(author: string, client: string, at: number): number {
    const known = this.progress.get(keyOf(author, client));
    if (!known) return at;
    known.at = Math.max(known.at, at);
    return known.at;
  }

  noteStored(author: string, client: string, edit: number): void {
    const known = this.progress.get(keyOf(author, client));
    if (!known) return;
    known.stored = Math.max(known.stored, edit);
    this.forget(author, client, known);
  }

  /** The database knows the rest. */
  private forget(author: string, client: string, { seats, accepted, stored }: Progress): void {
    if (seats === 0 && accepted === stored) this.progress.delete(keyOf(author, client));
  }
}

const keyOf = (author: string, client: string): string => `${client} ${author}`;
