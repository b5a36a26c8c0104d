import { useEffect } from "react";
import useLatestCallback from "use-latest-callback";
import type { ShortcutName } from "./shortcut-catalogue";
import { shortcutOf } from "./shortcut-rules";

/** Runs the action of a pressed shortcut while mounted; names without an action are not heard. */
export function useShortcuts(actions: Partial<Record<ShortcutName, (() => void) | undefined>>): void {
  const onKeyDown = useLatestCallback((event: KeyboardEvent) => {
    const known = (Object.keys(actions) as ShortcutName[]).filter((name) => actions[name] !== undefined);
    const name = shortcutOf(event, known);
    if (name === null) return;
    event.preventDefault();
    actions[name]?.();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onKeyDown]);
}
