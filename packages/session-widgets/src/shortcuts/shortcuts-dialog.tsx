import { useMemo } from "react";
import { useStore } from "zustand";
import { useSessionData, useSessionTexts } from "../session-data";
import { type ShortcutAudience, shortcutsFor, singleKeyStore } from "./headless";
import { ShortcutsDialogView } from "./view";

/** The keys that I may use in this session. */
export function ShortcutsDialog({ sessionId, onClose }: { sessionId: number; onClose: () => void }) {
  useSessionTexts();
  const session = useSessionData(sessionId);
  const { isOn } = useStore(singleKeyStore());
  const flags = session.status === "ready" ? session.data.flags : null;
  const shortcuts = useMemo(() => {
    const audiences = new Set<ShortcutAudience>();
    if (flags?.isInterviewer) audiences.add("interviewer");
    if (flags?.hasAuthority) audiences.add("authority");
    return shortcutsFor(audiences);
  }, [flags]);
  return (
    <ShortcutsDialogView
      shortcuts={shortcuts}
      onClose={onClose}
      singleKey={isOn}
      onSingleKeyChange={singleKeyStore().set}
    />
  );
}
