import { useStillTheme } from "@hotseat/ui/theme";
import { useStore } from "zustand";
import { sessionSettings } from "../headless/browser-settings";

/** Makes my look count on this page: no motion without animations. Returns whether it is to be compact. */
export function useSessionLook(): { compact: boolean } {
  const { compactMode, animations } = useStore(sessionSettings());
  useStillTheme(!animations);
  return { compact: compactMode };
}
