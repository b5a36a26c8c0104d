import { cleanName, PAD_HUE_MAX, PAD_NAME_MAX } from "@hotseat/collab/pad/messages";
import { forgiving, type TextStorage } from "@hotseat/core/storage";
import { type ReadableStore, readable } from "@hotseat/core/store";
import { createStore } from "zustand/vanilla";
import { ANIMALS } from "./animals";
import { DEFAULT_FONT_SIZE, FONT_SIZES } from "./code-pad.constants";

/** A person's own choices, kept in this browser (TL-P.28). */
export interface PadPreferences {
  readonly name: string;
  /** Degrees, 0 to 359. */
  readonly hue: number;
  /** Null: as the page around is. */
  readonly dark: boolean | null;
  /** Pixels. */
  readonly fontSize: number;
  readonly wrap: boolean;
  readonly vim: boolean;
  readonly sidebar: boolean;
}

export interface PadPreferencesStore extends ReadableStore<PadPreferences> {
  set(change: Partial<PadPreferences>): void;
  /** Reads again what another tab may have stored. */
  reload(): void;
}

export const PREFERENCES_KEY = "hotseat.code-pad.1";

/** A name as others may see it: what is visible of it, at most 25 characters; null for an empty one, which is ignored (TL-P.18, TL-P.19). */
export function nameOf(typed: string): string | null {
  const name = [...cleanName(typed)].slice(0, PAD_NAME_MAX).join("").trim();
  return name === "" ? null : name;
}

/** The nearest hue that the pad has; null for what is no number. */
export function hueOf(value: number): number | null {
  return Number.isFinite(value) ? Math.min(PAD_HUE_MAX, Math.max(0, Math.round(value))) : null;
}

function stored(text: string | null): Partial<PadPreferences> {
  try {
    const kept = JSON.parse(text ?? "{}") as Partial<Record<keyof PadPreferences, unknown>>;
    const name = typeof kept.name === "string" ? nameOf(kept.name) : null;
    const hue = typeof kept.hue === "number" ? hueOf(kept.hue) : null;
    const fontSize = FONT_SIZES.find((size) => size === kept.fontSize);
    const flags = Object.entries(kept).filter(
      ([key, value]) => ["dark", "wrap", "vim", "sidebar"].includes(key) && typeof value === "boolean",
    );
    return {
      ...Object.fromEntries(flags),
      ...(name !== null && { name }),
      ...(hue !== null && { hue }),
      ...(fontSize && { fontSize }),
    };
  } catch {
    return {};
  }
}

export interface PadPreferencesOptions {
  readonly storage: TextStorage;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

/** Creates the choices of this browser: 'Anonymous ' with an animal and any colour until others are chosen. */
export function createPadPreferences({ storage, random }: PadPreferencesOptions): PadPreferencesStore {
  const kept = forgiving(storage);
  const pick = (count: number) => Math.min(count - 1, Math.floor(random() * count));
  const store = createStore<PadPreferences>(() => ({
    name: `Anonymous ${ANIMALS[pick(ANIMALS.length)]}`,
    hue: pick(PAD_HUE_MAX + 1),
    dark: null,
    fontSize: DEFAULT_FONT_SIZE,
    wrap: false,
    vim: false,
    sidebar: true,
    ...stored(kept.getItem(PREFERENCES_KEY)),
  }));
  const keep = () => kept.setItem(PREFERENCES_KEY, JSON.stringify(store.getState()));
  // The invented name stays the same after a reload.
  keep();
  return {
    ...readable(store),
    set(change) {
      store.setState(change);
      keep();
    },
    reload: () => store.setState(stored(kept.getItem(PREFERENCES_KEY))),
  };
}
