/** A turn waits for a candidate who is absent for this long (LS-D3.6, server: absent-candidate.test.ts). */
const WAITED_FOR_AFTER_MS = 10_000;

/**
 * Returns the times in which a guided turn must have waited for its candidate, computed from presence alone, so that it cannot share a
 * mistake with the server: from ten seconds after they left, while a host is there, until they came back.
 * @param presence the oldest change first; both were there before
 * @param turn until: milliseconds since the epoch
 * @returns to: null while it still waits
 */
export function expectedWaits(
  presence: readonly { at: number; attendee: number; present: boolean }[],
  { candidate, host, until }: { candidate: number; host: number; until: number },
): { from: number; to: number | null }[] {
  const waits: { from: number; to: number | null }[] = [];
  let gone: number | null = null;
  let hosted: number | null = Number.NEGATIVE_INFINITY;
  let from: number | null = null;
  const mind = (now: number) => {
    const due = gone === null || hosted === null ? null : Math.max(gone + WAITED_FOR_AFTER_MS, hosted);
    if (from === null && due !== null && now >= due) from = due;
  };
  for (const { at, attendee, present } of presence) {
    mind(at);
    if (attendee === host) hosted = present ? (hosted ?? at) : null;
    if (attendee !== candidate) continue;
    if (present && from !== null) waits.push({ from, to: at });
    if (present) from = null;
    gone = present ? null : (gone ?? at);
  }
  mind(until);
  return from === null ? waits : [...waits, { from, to: null }];
}
