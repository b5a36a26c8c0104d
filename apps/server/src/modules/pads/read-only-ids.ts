import { createStableSeal } from "../../platform/identity/seal.ts";
import { isPadId, isToolId } from "./pad-ids.ts";

const CONTEXT = "read-only";
const PREFIX = "r-";
/** Nonce, tag and an id of at least one byte. A shorter text behind the prefix is an ordinary pad id. */
const READ_ONLY_ID = /^r-[\w-]{39,}$/;

/** Read-only ids of stand-alone pads. Without the server's secret nobody gets from one to the pad's own id, or makes one. */
export interface ReadOnlyPadIds {
  /** The read-only id of a pad, always the same; null for a session's tool, whose policy decides. */
  of(padId: string): string | null;
  /** The pad of a read-only id; null for one that is not genuine; undefined for an id of another form. */
  padOf(id: string): string | null | undefined;
}

/** @param secret the one that all instances share */
export function createReadOnlyPadIds(secret: string): ReadOnlyPadIds {
  const { seal, open } = createStableSeal(secret, "read-only-pads");
  return {
    of: (padId) => (isToolId(padId) ? null : PREFIX + seal(padId, CONTEXT)),
    padOf(id) {
      if (!READ_ONLY_ID.test(id)) return undefined;
      const padId = open(id.slice(PREFIX.length), CONTEXT);
      return padId !== null && isPadId(padId) ? padId : null;
    },
  };
}
