/** The question the interviewer has put in front of everybody. */
export interface FeaturedQuestion {
  id: number;
  text: string;
  /** What it tests, such as "Trade-offs". */
  category: string;
  /** Place among the person's questions, from 1; null when it is not known. */
  number: number | null;
  /** Whether it has a time of its own: a segment's, or a limit. Without one the card hides by itself. */
  isTimed: boolean;
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

/** What is kept per session (live-session.md §3). */
export interface CardPrefs {
  position: Offset;
  isOpen: boolean;
}

export interface CardPrefsStorage {
  read(): CardPrefs | null;
  write(prefs: CardPrefs): void;
}

export interface Timer {
  after(delayMs: number, task: () => void): () => void;
}
