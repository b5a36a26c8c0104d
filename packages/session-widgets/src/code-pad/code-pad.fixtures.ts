import type { WireOperation } from "@hotseat/collab/ot";
import type { PadCursors, PadLanguage } from "@hotseat/collab/pad/messages";
import { readable } from "@hotseat/core/store";
import { createMemoryStorage } from "@hotseat/core/testing";
import { createStore } from "zustand/vanilla";
import type { PadConnection, PadState } from "./headless/pad-connection";
import type { PadDocumentListener, PadGuest } from "./headless/pad-document";
import { createPadPreferences, type PadPreferences } from "./headless/pad-preferences";

/** The text of picture 14. */
const STORY_TEXT = `from dataclasses import dataclass
from datetime import datetime, timedelta


@dataclass(frozen=True, order=True)
class Shift:
    start: datetime
    end: datetime


def merge_shifts(shifts: list[Shift], gap: timedelta) -> list[Shift]:
    """Join shifts that overlap or lie less than \`gap\` apart.

    Sorted once, so the whole is O(n log n) in time and O(n) in space.
    """
    merged: list[Shift] = []
    for shift in sorted(shifts):
        last = merged[-1] if merged else None
        if last is not None and shift.start <= last.end + gap:
            merged[-1] = Shift(last.start, max(last.end, shift.end))
        else:
            merged.append(shift)
    return merged


# What if two shifts share a start? max() keeps the longer one.
def test_touching_shifts_become_one() -> None:
    day = datetime(2026, 11, 24)
    early = Shift(day.replace(hour=6), day.replace(hour=14))
    late = Shift(day.replace(hour=14), day.replace(hour=22))
    assert merge_shifts([late, early], timedelta(0)) == [
        Shift(early.start, late.end),
    ]`;

const at = (part: string, offset = 0) => STORY_TEXT.indexOf(part) + offset;
const cursor = (...cursors: number[]): PadCursors => ({ cursors, selections: [] });

export const storyGuests: readonly PadGuest[] = [
  { id: 2, name: "Amara Diallo", hue: 180, cursor: cursor(at("longer one.", 11)) },
  {
    id: 3,
    name: "Mateo Rossi",
    hue: 45,
    cursor: {
      cursors: [at("shift.end))", 11)],
      selections: [[at("merged[-1] = Shift"), at("shift.end))", 11)]],
    },
  },
  { id: 4, name: "Lucie Moreau", hue: 340, cursor: cursor(at("hour=14))\n    late", 9)) },
];

function appliedTo(text: string, operation: WireOperation): string {
  const points = [...text];
  let [from, result] = [0, ""];
  for (const part of operation) {
    if (typeof part === "string") result += part;
    else {
      if (part > 0) result += points.slice(from, from + part).join("");
      from += Math.abs(part);
    }
  }
  return result;
}

export interface StoryPadOptions extends Partial<PadState> {
  readonly text?: string;
  readonly guests?: readonly PadGuest[];
}

/** A pad in memory: what is typed is stored at once, and others act when a story says so. */
export function createStoryPad({ text: start = STORY_TEXT, guests = storyGuests, ...state }: StoryPadOptions = {}) {
  let text = start;
  let shown = guests;
  const listeners = new Set<PadDocumentListener>();
  const languageListeners = new Set<(language: PadLanguage) => void>();
  const store = createStore<PadState>(() => ({
    status: "connected",
    standing: { can_edit: true, reason: null },
    refusal: null,
    retryAt: null,
    language: "python",
    me: { name: "", hue: 0 },
    people: guests.map(({ id, name, hue }) => ({ id, name, hue })),
    revision: 412,
    hasUnsent: false,
    ...state,
  }));
  const setLanguage = (language: PadLanguage) => {
    store.setState({ language });
    for (const listener of languageListeners) listener(language);
  };
  const sent: WireOperation[] = [];
  const cursors: PadCursors[] = [];
  const apply = (operation: WireOperation) => {
    text = appliedTo(text, operation);
    store.setState(({ revision }) => ({ revision: revision + 1 }));
  };
  const pad: PadConnection = {
    state: readable(store),
    document: {
      text: () => text,
      guests: () => shown,
      edit(operation) {
        sent.push(operation);
        apply(operation);
      },
      moveCursors: (moved) => void cursors.push(moved),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    replaceText(next) {
      const operation = [next, -[...text].length].filter((part) => part !== "" && part !== 0);
      sent.push(operation);
      apply(operation);
      for (const { onOperation } of listeners) onOperation(operation, "me");
    },
    setLanguage,
    setUser: (me) => store.setState({ me }),
    onLanguage(listener) {
      languageListeners.add(listener);
      return () => languageListeners.delete(listener);
    },
    offline() {},
    retryNow: () => store.setState({ status: "disconnected" }),
    close() {},
  };
  return {
    pad,
    /** Operations that the editor made. */
    sent,
    cursors,
    /** Somebody else edits. */
    others(operation: WireOperation) {
      apply(operation);
      for (const { onOperation } of listeners) onOperation(operation, "others");
    },
    guests(next: readonly PadGuest[]) {
      shown = next;
      store.setState({ people: next.map(({ id, name, hue }) => ({ id, name, hue })) });
      for (const { onGuests } of listeners) onGuests(next);
    },
    language: setLanguage,
    become: (change: Partial<PadState>) => store.setState(change),
  };
}

export type StoryPad = ReturnType<typeof createStoryPad>;

/** The choices of Jonas. */
export function storyPreferences(change: Partial<PadPreferences> = {}) {
  const preferences = createPadPreferences({ storage: createMemoryStorage(), random: () => 0.5 });
  preferences.set({ name: "Jonas Keller", hue: 280, ...change });
  return preferences;
}
