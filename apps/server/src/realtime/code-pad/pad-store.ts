import type { Deps } from "../../deps.ts";
import { loggedId } from "../../modules/pads/pad-ids.ts";
import { appendOperations, type NewOperation } from "../../modules/pads/pad-operations.ts";
import { deleteUsers, saveLanguage, saveSnapshot, saveUsers, touchPad } from "../../modules/pads/pad-repository.ts";
import { MINUTE_MS } from "../../platform/clock/durations.ts";
import type { Ownership } from "../../platform/lease/ownership.ts";
import type { PadHistory } from "./pad-history.ts";
import type { PadPeople } from "./pad-people.ts";
import { isTextDue } from "./stored-text.ts";

/** Milliseconds after which names and cursors are stored. */
const PEOPLE_DELAY_MS = 1000;
/** The time of the last edit is stored at most this often. */
const EDITED_EVERY_MS = MINUTE_MS;
/** Milliseconds between two kept texts at least: people who type fast would wait for the database behind whole texts. */
export const SNAPSHOT_PAUSE_MS = 5000;

/** One document's rows in the database. */
export class PadStore {
  private readonly deps: Pick<Deps, "database" | "clock" | "log">;
  private readonly ownership: Ownership;
  private readonly id: string;
  /** Authors whose accounts are stored. */
  private readonly authors = new Set<number>();
  private editedNotedAt = 0;
  /** Operations of the last kept text, and the size of their history. */
  private snapshotAt: number;
  private snapshotSize: number;
  private snapshotTakenAt = 0;
  private isFlushDue = false;

  constructor(
    deps: Pick<Deps, "database" | "clock" | "log">,
    ownership: Ownership,
    id: string,
    revision: number,
    size = 0,
  ) {
    this.deps = deps;
    this.ownership = ownership;
    this.id = id;
    this.snapshotAt = revision;
    this.snapshotSize = size;
  }

  now(): Date {
    return this.deps.clock.now();
  }

  /** Runs `work` after so many milliseconds. */
  after(ms: number, work: () => void): void {
    this.deps.clock.after(ms, work);
  }

  async append(revision: number, batch: readonly NewOperation[]): Promise<void> {
    const newAuthors = new Map<number, string>();
    for (const { authorId, keycloakId } of batch)
      if (keycloakId !== null && !this.authors.has(authorId)) newAuthors.set(authorId, keycloakId);
    await appendOperations(this.deps.database.db, this.ownership, this.id, revision, batch, newAuthors);
    for (const authorId of newAuthors.keys()) this.authors.add(authorId);
  }

  saveLanguage(language: string, questionIds: number[]): Promise<void> {
    return saveLanguage(this.deps.database.db, this.ownership, this.id, { language, questionIds });
  }

  /** Changes that it cannot store are there for the next call. */
  async flush(people: PadPeople): Promise<void> {
    const changes = people.takeChanges();
    try {
      await saveUsers(this.deps.database.db, this.id, changes.rows);
      await deleteUsers(this.deps.database.db, this.id, changes.gone);
    } catch (error) {
      people.giveBack(changes);
      throw error;
    }
  }

  /** Names and cursors change all the time and are stored together. */
  flushSoon(people: PadPeople): void {
    if (this.isFlushDue) return;
    this.isFlushDue = true;
    this.deps.clock.after(PEOPLE_DELAY_MS, () => {
      this.isFlushDue = false;
      this.inBackground(this.flush(people));
    });
  }

  /** Keeps the time of the last edit, and now and then the text. */
  noteEdited(history: PadHistory): void {
    const now = this.now();
    if (now.getTime() - this.editedNotedAt >= EDITED_EVERY_MS) {
      this.editedNotedAt = now.getTime();
      this.inBackground(touchPad(this.deps.database.db, this.id, now));
    }
    // The text is that of all operations, so all of them must be stored.
    if (history.stored !== history.length) return;
    if (!isTextDue(history.stored - this.snapshotAt, history.size - this.snapshotSize)) return;
    if (now.getTime() - this.snapshotTakenAt < SNAPSHOT_PAUSE_MS) return;
    this.snapshotAt = history.stored;
    this.snapshotSize = history.size;
    this.snapshotTakenAt = now.getTime();
    this.inBackground(saveSnapshot(this.deps.database.db, this.id, history.stored, history.text()));
  }

  /** None of it is what a client was promised. */
  private inBackground(work: Promise<void>): void {
    work.catch((error: Error) =>
      this.deps.log.warn(
        { pad: loggedId(this.id), error: error.message },
        "Names or the text of a pad could not be stored.",
      ),
    );
  }
}
