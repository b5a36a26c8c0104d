import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { arrived, badgeText } from "./notification-rules";

export interface NotificationDropdownOptions {
  /** The number of unread notifications; null until it is known. */
  readonly unread: number | null;
  /** Called each time the list opens: what it shows counts as seen, not as read. */
  readonly onOpen: () => void;
  /**
   * The number that a bell of an earlier page knew last, so that what came on a page without a bell is announced on the next.
   * Default: nothing is known before.
   */
  readonly known?: KnownUnread | undefined;
}

/** The number of unread notifications that was known last. */
export interface KnownUnread {
  get(): number | null;
  set(unread: number): void;
}

/**
 * State and prop getters of a bell with a list, as a disclosure: a button that shows and hides a region. Escape, a press
 * outside and focus that moves elsewhere close it; Escape returns the focus to the button (IN-6.2).
 */
export function useNotificationDropdown({ unread, onOpen, known }: NotificationDropdownOptions) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // The types of React 18 and 19 agree on functions as refs, not on objects.
  const setRoot = useCallback((element: HTMLDivElement | null) => {
    root.current = element;
  }, []);
  const setTrigger = useCallback((element: HTMLButtonElement | null) => {
    trigger.current = element;
  }, []);
  const announced = useArrivals(unread, known);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [isOpen]);

  const toggle = () => {
    if (!isOpen) onOpen();
    setOpen(!isOpen);
  };
  return {
    isOpen,
    close: () => setOpen(false),
    /** `9+` above nine; null for none. */
    badge: badgeText(unread ?? 0),
    /** Notifications that came since the number was first known; announce each rise once. */
    announced,
    getRootProps: () => ({
      ref: setRoot,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        trigger.current?.focus();
      },
    }),
    getTriggerProps: () => ({
      ref: setTrigger,
      type: "button" as const,
      "aria-expanded": isOpen,
      "aria-controls": panelId,
      onClick: toggle,
    }),
    getPanelProps: () => ({ id: panelId, hidden: !isOpen }),
  };
}

/** The number of notifications of the latest rise, with its count so that an equal rise is announced too. */
function useArrivals(unread: number | null, known: KnownUnread | undefined) {
  const own = useRef<number | null>(known?.get() ?? null);
  const [latest, setLatest] = useState({ count: 0, turn: 0 });
  useEffect(() => {
    if (unread === null) return;
    const count = arrived(own.current, unread);
    own.current = unread;
    known?.set(unread);
    if (count > 0) setLatest(({ turn }) => ({ count, turn: turn + 1 }));
  }, [unread, known]);
  return latest;
}
