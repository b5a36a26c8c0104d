import { THEME_CHOICES, type ThemeChoice } from "@hotseat/shell-widgets/navbar/headless";
import { useAppearance } from "@hotseat/ui/theme";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { local } from "./storage";

/** Also read by public/first-paint.js, which imports nothing. */
export const THEME_KEY = "hotseat.theme";

const theme = createStore<ThemeChoice>(stored);

function stored(): ThemeChoice {
  return THEME_CHOICES.find((known) => known === local.getItem(THEME_KEY)) ?? "system";
}

// Chosen in another tab.
window.addEventListener("storage", (event) => {
  if (event.key === THEME_KEY) theme.setState(stored(), true);
});

/** Stores the choice for the next visit; `system` removes it. */
export function chooseTheme(next: ThemeChoice): void {
  if (next === "system") local.removeItem(THEME_KEY);
  else local.setItem(THEME_KEY, next);
  theme.setState(next, true);
}

/** The chosen theme; the page's own background follows it. */
export function useTheme(): ThemeChoice {
  const chosen = useStore(theme);
  const appearance = useAppearance(chosen);
  useEffect(() => {
    document.documentElement.dataset.appearance = appearance;
  }, [appearance]);
  return chosen;
}
