import { editBetween, type PadDocument, type PadDocumentListener, type PadGuest } from "../../code-pad/headless";
import type { PadMoment } from "./pad-track";

/** A text that an editor shows and nobody edits. */
export interface ReplayDocument extends PadDocument {
  /** Leads the editor to another moment's text, with the author's cursor where they typed. */
  show(moment: PadMoment, guest: PadGuest | null): void;
}

export function createReplayDocument(): ReplayDocument {
  const listeners = new Set<PadDocumentListener>();
  let shown = "";
  let guests: readonly PadGuest[] = [];
  return {
    text: () => shown,
    guests: () => guests,
    edit: () => {},
    moveCursors: () => {},
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show({ text }, guest) {
      const before = shown;
      shown = text;
      guests = guest ? [guest] : [];
      if (before !== text) {
        const operation = editBetween(before, text);
        for (const listener of listeners) listener.onOperation(operation, "others");
      }
      for (const listener of listeners) listener.onGuests(guests);
    },
  };
}
