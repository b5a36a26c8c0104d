import { openPopOut } from "@hotseat/ui/pop-out";
import { toast } from "@hotseat/ui/theme";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { POP_OUT_SIZE } from "../headless/live-dashboard.constants";

/** A panel that can move to its own window. */
export type PopOutPanel = "stage" | "workspace" | "rail";

export interface PopOuts {
  readonly windows: Readonly<Record<PopOutPanel, Window | null>>;
  /** Opens the window; a toast reports a blocked popup. Returns true when it is open. */
  popOut(panel: PopOutPanel): boolean;
  /** Closes the window: the panel returns to the page, and the focus to the button that opened it. */
  bringBack(panel: PopOutPanel): void;
}

const NONE: PopOuts["windows"] = { stage: null, workspace: null, rail: null };

/** Focus goes to the panel's own button when it is back, or to its switch in the control bar where it is collapsed. */
function focusWhereItCameFrom(panel: PopOutPanel): void {
  const button = document.querySelector<HTMLElement>(`[data-pops-out="${panel}"], [data-toggles="${panel}"]`);
  window.focus();
  button?.focus();
}

/** Returns the panels in separate windows; they close with the page (LS-2.23). */
export function usePopOuts(sessionId?: number): PopOuts {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.popOut" });
  const [windows, setWindows] = useState(NONE);
  const returning = useRef<PopOutPanel | null>(null);
  useEffect(() => {
    const panel = returning.current;
    if (panel === null || windows[panel]) return;
    returning.current = null;
    focusWhereItCameFrom(panel);
  }, [windows]);

  const popOut = useCallback(
    (panel: PopOutPanel) => {
      const opened = openPopOut({ name: `hotseat-${sessionId ?? ""}-${panel}`, ...POP_OUT_SIZE });
      if (!opened) {
        toast.error({ title: t("blocked") }, { id: "popup-blocked" });
        return false;
      }
      setWindows((before) => ({ ...before, [panel]: opened }));
      return true;
    },
    [sessionId, t],
  );
  const bringBack = useCallback((panel: PopOutPanel) => {
    returning.current = panel;
    setWindows((before) => (before[panel] ? { ...before, [panel]: null } : before));
  }, []);
  return useMemo(() => ({ windows, popOut, bringBack }), [windows, popOut, bringBack]);
}
