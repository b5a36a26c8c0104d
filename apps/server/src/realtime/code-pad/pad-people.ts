import type { Ot } from "@hotseat/collab/ot";
import type { PadCursors } from "@hotseat/collab/pad/messages";
import type { PadUserRow } from "../../modules/pads/pad-repository.ts";
import type { PadHistory } from "./pad-history.ts";
import type { PadMember } from "./pad-member.ts";

/** Everybody who was ever at the document: ids, names, colours and last cursors, which outlive a restart. */
export class PadPeople {
  private readonly rows = new Map<number, PadUserRow>();
  private readonly changed = new Set<number>();
  private nextId: number;

  constructor(rows: readonly PadUserRow[], lastAuthorId: number) {
    for (const row of rows) this.rows.set(row.id, row);
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
    if (member.id === null || (member.user === null && member.client === null)) return;
    this.rows.set(member.id, {
      id: member.id,
      keycloakId: member.peer.person.keycloakId,
      client: member.client,
      name: member.user?.name ?? "",
      hue: member.user?.hue ?? 0,
      cursor: member.cursors && toStored(member.cursors),
      seenAt: now,
    });
    this.changed.add(member.id);
  }

  /** The rows that changed since the last call. */
  takeChanged(): PadUserRow[] {
    const rows = [...this.changed].map((id) => this.rows.get(id) as PadUserRow);
    this.changed.clear();
    return rows;
  }
}

const toStored = ({ cursors, selections }: PadCursors): NonNullable<PadUserRow["cursor"]> => ({
  cursors: [...cursors],
  selections: selections.map(([start, end]) => [start, end]),
});

/** Moves a member's cursors to the present text. */
export function moveCursors(ot: Ot, history: PadHistory, member: PadMember): void {
  if (!member.cursors) return;
  for (; member.cursorsAt < history.length; member.cursorsAt += 1) {
    const operation = history.operation(member.cursorsAt);
    const move = (position: number): number => ot.transformIndex(operation, position);
    const { cursors, selections }: PadCursors = member.cursors;
    member.cursors = {
      cursors: cursors.map(move),
      selections: selections.map(([start, end]) => [move(start), move(end)] as const),
    };
  }
}

/** Cursors that were stored before the last operations may stand behind the end. */
export const within = ({ cursors, selections }: PadCursors, length: number): PadCursors => ({
  cursors: cursors.map((position) => Math.min(position, length)),
  selections: selections.map(([start, end]) => [Math.min(start, length), Math.min(end, length)] as const),
});
