import { type RefObject, useEffect, useRef } from "react";
import { isFocusLost } from "../../shared/headless/focus-lost";

/**
 * Keeps focus on the pin while its tile changes place: after pinning a small tile by keyboard, the focus is on the large one's
 * button, instead of nowhere. Focus that is elsewhere stays there.
 */
export function useFocusOnPinned(stage: RefObject<HTMLElement | null>, pinnedIdentity: string | null): void {
  const before = useRef(pinnedIdentity);
  useEffect(() => {
    if (before.current === pinnedIdentity) return;
    before.current = pinnedIdentity;
    if (pinnedIdentity === null || !isFocusLost(stage.current)) return;
    stage.current?.querySelector<HTMLElement>('[data-tile="main"] [data-pin]')?.focus();
  }, [stage, pinnedIdentity]);
}
