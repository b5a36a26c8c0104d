import type { PadCursors } from "@hotseat/collab/pad/messages";
import type { PadUserRow } from "../../modules/pads/pad-repository.ts";
import type { PadMember } from "./pad-member.ts";

/** People of one document that are kept at most: every opened page is another client. */
export const KEPT_PEOPLE = 200;

/** Changes of the kept people since the last call. */
interface PeopleChanges {
  readonly rows: PadUserRow[];
  /** Numbers of those that are not kept any more. */
  readonly gone: number[];
}

/**
 * Ids, names, colours and last cursors of the clients that may come back, also after a restart. Only the richer messages let a client
 * come back as the one it was, so nothing is kept of a plain one. Of more than `KEPT_PEOPLE` those that were last seen are kept; a client
 * that is not gets a new id, and its edits are recognised all the same.
 */
export class PadPeople {
  /** Those that were last seen are at the end. */
  private readonly rows = new Map<number, PadUserRow>();
  private readonly changed = new Set<number>();
  private readonly gone = new Set<number>();
  private nextId: number;

  /** `rows`: by the time at which somebody was last seen. */
  constructor(rows: readonly PadUserRow[], lastAuthorId: number) {
    for (const row of rows) {
      if (row.client === null) this.gone.add(row.id);
      else this.rows.set(row.id, row);
    }
    this.forgetOldest();
    this.nextId = Math.max(lastAuthorId, ...rows.map(({ id }) => id), -1) + 1;
  }

  /** A number that nobody had. */
  newId(): number {
    this.nextId += 1;
    return this.nextId - 1;
  }

  findByClient(client: string): PadUserRow | null {
    for (const row of this.rows.values()) if (row.client === client) return row;
    return null;
  }

  /** Notes the member as they are now. */
  note(member: PadMember, now: Date): void {
    if (member.id === null || member.client === null) return;
    this.rows.delete(member.id);
    this.rows.set(member.id, {
      id: member.id,
      keycloakId: member.peer.person.keycloakId,
      client: member.client,
      name: member.user?.name ?? "",
      hue: member.user?.hue ?? 0,
      cursor: member.cursors && toStored(member.cursors.data),
      seenAt: now,
    });
    this.changed.add(member.id);
    this.gone.delete(member.id);
    this.forgetOldest();
  }

  takeChanges(): PeopleChanges {
    const rows = [...this.changed].map((id) => this.rows.get(id) as PadUserRow);
    const gone = [...this.gone];
    this.changed.clear();
    this.gone.clear();
    return { rows, gone };
  }

  /** Takes back changes that could not be stored, but those that newer ones replace. */
  giveBack({ rows, gone }: PeopleChanges): void {
    for (const { id } of rows) if (this.rows.has(id)) this.changed.add(id);
    for (const id of gone) if (!this.rows.has(id)) this.gone.add(id);
  }

  private forgetOldest(): void {
    for (const id of this.rows.keys()) {
      if (this.rows.size <= KEPT_PEOPLE) return;
      this.rows.delete(id);
      this.changed.delete(id);
      this.gone.add(id);
    }
  }
}

const toStored = ({ cursors, selections }: PadCursors): NonNullable<PadUserRow["cursor"]> => ({
  cursors: [...cursors],
  selections: selections.map(([start, end]) => [start, end]),
});

/** Cursors that were stored before the last operations may stand behind the end. */
export const within = ({ cursors, selections }: PadCursors, length: number): PadCursors => ({
  cursors: cursors.map((position) => Math.min(position, length)),
  selections: selections.map(([start, end]) => [Math.min(start, length), Math.min(end, length)] as const),
});
