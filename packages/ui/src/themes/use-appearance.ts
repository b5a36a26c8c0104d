import { useSyncExternalStore } from "react";
import type { Appearance } from "../tokens/token";

export type AppearanceChoice = Appearance | "system";

const DARK_QUERY = "(prefers-color-scheme: dark)";

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(DARK_QUERY);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

function systemAppearance(): Appearance {
  return window.matchMedia(DARK_QUERY).matches ? "dark" : "light";
}

/** Returns the appearance to show: the chosen one, or the system's while none is chosen. */
export function useAppearance(choice: AppearanceChoice): Appearance {
  const system = useSyncExternalStore<Appearance>(subscribe, systemAppearance, () => "light");
  return choice === "system" ? system : choice;
}
