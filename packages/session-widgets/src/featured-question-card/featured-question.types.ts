import type { Countdown } from "../schedule/headless";

/** A question's own time in FREE; it counts from its own start, whatever the segment does (LS-4.29). */
export interface QuestionLimit extends Countdown {
  /** Seconds it has. */
  readonly sec: number;
}

/** The question the interviewer has put in front of everybody. */
export interface FeaturedQuestion {
  id: number;
  text: string;
  /** The skill that the question tests, such as "Trade-offs". */
  category: string;
  /** Place among the person's questions, from 1; null when it is not known. */
  number: number | null;
  /** Whether it has a time of its own: a segment's, or a limit. Without one the card hides by itself. */
  isTimed: boolean;
  /** In FREE: its own limit. */
  limit?: QuestionLimit | null;
}

/** Distance from the place it has by itself, in pixels. */
export interface Offset {
  x: number;
  y: number;
}

/** How far the card may go from its own place without leaving its surroundings, in pixels. */
export interface Bounds {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
}

/** The card's preferences, stored per session (LS-3.17). */
export interface CardPrefs {
  position: Offset;
  isOpen: boolean;
}

export interface CardPrefsStorage {
  read(): CardPrefs | null;
  write(prefs: CardPrefs): void;
}
