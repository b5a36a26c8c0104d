import type { BoardSeat } from "./board-seat.ts";

/** Sockets of one person that load the board at a time; one of them may be dead and not noticed yet. */
const MOST = 4;

interface Turn {
  readonly seat: BoardSeat;
  begin(): void;
}

/**
 * Lets a few sockets of each person load the board at a time. A board of 56 MB that is not read stays in memory for each socket, and a
 * person may have many; nobody waits for another person.
 */
export class LoadingTurns {
  /** By person, in the order of their turns; the first ones are loading. */
  private readonly lines = new Map<string, Turn[]>();

  /** Calls `begin` when it is the seat's turn, which lasts until `end`. */
  take(seat: BoardSeat, begin: () => void): void {
    const line = this.lines.get(seat.keycloakId) ?? [];
    this.lines.set(seat.keycloakId, line);
    line.push({ seat, begin });
    if (line.length <= MOST) begin();
  }

  /** The seat has loaded the board, or waits no longer. */
  end(seat: BoardSeat): void {
    const line = this.lines.get(seat.keycloakId) ?? [];
    const place = line.findIndex((turn) => turn.seat === seat);
    if (place < 0) return;
    line.splice(place, 1);
    if (line.length === 0) this.lines.delete(seat.keycloakId);
    else if (place < MOST) line[MOST - 1]?.begin();
  }
}
