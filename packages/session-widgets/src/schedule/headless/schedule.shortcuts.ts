import { isPressed } from "../../shortcuts/headless";
import type { Schedule, ScheduleAction } from "./schedule.types";
import { abilitiesOf } from "./schedule-rules";

/** A selector of the elements that handle keys themselves: fields, controls, the board and the pad. */
const OWN_KEYS = [
  "input",
  "textarea",
  "select",
  "button",
  "a[href]",
  "summary",
  "iframe",
  "[contenteditable]:not([contenteditable='false'])",
  "[role='textbox']",
  "[role='radiogroup']",
  "[role='tablist']",
  "[role='toolbar']",
  "[role='menu']",
  "[role='listbox']",
  "[role='slider']",
  "[role='separator'][tabindex]",
  "[role='dialog']",
  "[role='alertdialog']",
  "[data-shortcuts='off']",
].join(",");

/** Returns true when the focused element handles the key, not the schedule. `data-shortcuts="off"` marks board and pad. */
function ownsKeys(target: EventTarget | null): boolean {
  const element = target as { closest?: (selector: string) => unknown } | null;
  return Boolean(element?.closest?.(OWN_KEYS));
}

export interface KeyPress {
  key: string;
  /** The key's physical code; only letters use it. */
  code?: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

/** Returns the action of a key; null for none. For the interviewer only (LS-4.21, LS-4.22); the keys are in the catalogue. */
export function actionForKey(press: KeyPress, schedule: Schedule | null): ScheduleAction | null {
  if (!schedule || press.defaultPrevented || press.repeat) return null;
  if (ownsKeys(press.target)) return null;
  // A browser's event has these as getters of its prototype: spreading it would lose them.
  const { key, code = "", altKey, ctrlKey, metaKey, shiftKey } = press;
  const is = (name: "toggle" | "next") => isPressed({ key, code, altKey, ctrlKey, metaKey, shiftKey }, name);
  const abilities = abilitiesOf(schedule);
  if (is("toggle") && schedule.flow_mode === "GUIDED") {
    if (abilities.canPause) return { kind: "pause" };
    return abilities.canResume ? { kind: "resume" } : null;
  }
  const underWay = abilities.canPause || abilities.canResume;
  return is("next") && underWay && abilities.canNext ? { kind: "next" } : null;
}
