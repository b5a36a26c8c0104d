import { useThemeContext } from "@radix-ui/themes";
import type { Appearance } from "../tokens/token";

/** Returns the appearance of the surrounding `<HotseatTheme>`, for a part that paints by itself, such as a canvas. Throws outside. */
export function useShownAppearance(): Appearance {
  return useThemeContext().appearance === "dark" ? "dark" : "light";
}
