import type { Ot } from "@hotseat/collab/ot";
import type { PadHistory } from "./pad-history.ts";
import type { PadPeople } from "./pad-people.ts";
import type { PadStore } from "./pad-store.ts";
import type { Turns } from "./turn-queue.ts";

/** The parts of an open pad. */
export interface PadParts {
  readonly ot: Ot;
  readonly history: PadHistory;
  readonly people: PadPeople;
  readonly language: string | null;
  /** The questions whose language was set, the newest at the end. */
  readonly questionIds: readonly number[];
  readonly store: Pick<PadStore, "append" | "noteEdited" | "now" | "after" | "flush" | "flushSoon" | "saveLanguage">;
  /** Null for a session's pad. */
  readonly readOnlyId: string | null;
  /** Edits of one socket in a second. */
  readonly editsPerSecond: number;
  /** Shared with all documents of the process. */
  readonly turns: Turns;
}
