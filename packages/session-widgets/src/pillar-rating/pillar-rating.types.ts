import type { Pillar } from "@hotseat/api-client/types";

export type { Pillar };

/** The scores and comments entered so far. Scores run from 1 to 6. */
export interface PillarDraft {
  ratings: Readonly<Partial<Record<Pillar, number>>>;
  comments: Readonly<Partial<Record<Pillar, string>>>;
}

/** A rating with all five pillars. */
export interface CompleteRating {
  ratings: Record<Pillar, number>;
  comments: Partial<Record<Pillar, string>>;
}

export type PillarRatingStatus =
  | { kind: "editing" }
  | { kind: "saving" }
  /** `at` is the server's time. */
  | { kind: "saved"; at: string }
  | { kind: "failed"; message: string | null };

export type PillarSaveReply = { kind: "saved"; at: string } | { kind: "failed"; message: string | null };

export interface PillarPort {
  /** Sends the rating; never throws. */
  save(rating: CompleteRating): Promise<PillarSaveReply>;
}
