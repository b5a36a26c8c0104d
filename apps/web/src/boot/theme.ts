import { THEME_CHOICES, type ThemeChoice } from "@hotseat/shell-widgets/navbar/headless";
import { useAppearance } from "@hotseat/ui/theme";
import { useEffect, useSyncExternalStore } from "react";
import { local } from "./storage";

/** Also read by public/first-paint.js. */
const THEME_KEY = "hotseat.theme";

const listeners = new Set<() => void>();
let choice = stored();

function stored(): ThemeChoice {
  return THEME_CHOICES.find((known) => known === local.getItem(THEME_KEY)) ?? "system";
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Chosen in another tab.
window.addEventListener("storage", (event) => {
  if (event.key !== THEME_KEY) return;
  choice = stored();
  tell();
});

/** Keeps the choice for the next visit; `system` is the absence of one. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  if (next === "system") local.removeItem(THEME_KEY);
  else local.setItem(THEME_KEY, next);
  tell();
}

/** The chosen theme; the page's own background follows it. */
export function useTheme(): ThemeChoice {
  const chosen = useSyncExternalStore(subscribe, () => choice);
  const appearance = useAppearance(chosen);
  useEffect(() => {
    document.documentElement.dataset.appearance = appearance;
  }, [appearance]);
  return chosen;
}
