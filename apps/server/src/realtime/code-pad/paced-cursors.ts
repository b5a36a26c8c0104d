import type { PadMember } from "./pad-member.ts";
import type { PadStore } from "./pad-store.ts";

/** Milliseconds between two messages about one person's cursors at least: a socket may send 2,000 a second, and each goes to everybody. */
const CURSORS_PAUSE_MS = 50;

/**
 * Tells a member's cursors to the others: the first ones at once; of those that follow within the pause the last ones, at its end.
 * @param tell called with true for cursors that have just come, and with false for those of a pause
 */
export function pacedCursors(
  member: PadMember,
  clock: Pick<PadStore, "now" | "after">,
  tell: (areNew: boolean) => void,
): void {
  if (member.areCursorsDue) return;
  const now = clock.now().getTime();
  const passed = now - member.cursorsSentAt;
  // A clock that was set back must not make the pause longer.
  if (passed < 0 || passed >= CURSORS_PAUSE_MS) {
    member.cursorsSentAt = now;
    tell(true);
    return;
  }
  member.areCursorsDue = true;
  clock.after(CURSORS_PAUSE_MS - passed, () => {
    member.areCursorsDue = false;
    if (member.hasLeft) return;
    member.cursorsSentAt = clock.now().getTime();
    tell(false);
  });
}
