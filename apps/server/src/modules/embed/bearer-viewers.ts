import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import { findEmbedViewer } from "./embed-repository.ts";

/** Finds the person a bearer token stands for; null for a token it does not know. */
export type BearerViewer = (token: string) => Promise<Viewer | null>;

/** An embed token's person, confined to its session; else the person that `other` finds by the token. */
export function bearerViewers(
  { database, clock }: Pick<Deps, "database" | "clock">,
  other: BearerViewer | null,
): BearerViewer {
  return async (token) => (await other?.(token)) ?? findEmbedViewer(database.db, clock, token);
}
