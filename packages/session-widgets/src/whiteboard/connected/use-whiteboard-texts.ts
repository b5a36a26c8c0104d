import { useHotseat, useLocaleNamespace } from "@hotseat/react";
import { useThemeAround } from "@hotseat/ui/theme";
import { loadWhiteboardMessages, WHITEBOARD_NAMESPACE } from "../../whiteboard-locales";

/** Loads the texts of the whiteboard. */
export function useWhiteboardTexts(): void {
  useHotseat();
  useThemeAround();
  useLocaleNamespace(WHITEBOARD_NAMESPACE, loadWhiteboardMessages);
}
