/** The audience of a shortcut: only these people see and use it. */
export type ShortcutAudience = "everybody" | "interviewer" | "authority";

export interface Shortcut {
  /** Also the i18n key below `shortcuts.does`. */
  readonly name: string;
  readonly group: "dashboard" | "schedule" | "controls";
  readonly for: ShortcutAudience;
  /** As pressed together; the last is the key itself, as `KeyboardEvent.key` names it. Several ways in the help only: in `where: "focus"`. */
  readonly keys: readonly string[];
  /** `anywhere`: heard by the page. `focus`: the focused control's own keys, listed here so that people find them. */
  readonly where: "anywhere" | "focus";
}

/** Every key of the live session, in one place; `?` shows it. */
export const SHORTCUTS = [
  { name: "help", group: "dashboard", for: "everybody", where: "anywhere", keys: ["?"] },
  { name: "workspace", group: "dashboard", for: "everybody", where: "anywhere", keys: ["Alt", "Shift", "w"] },
  { name: "people", group: "dashboard", for: "everybody", where: "anywhere", keys: ["Alt", "Shift", "p"] },
  { name: "tiles", group: "dashboard", for: "everybody", where: "anywhere", keys: ["Alt", "Shift", "t"] },
  { name: "console", group: "dashboard", for: "authority", where: "anywhere", keys: ["Alt", "Shift", "d"] },
  { name: "toggle", group: "schedule", for: "interviewer", where: "anywhere", keys: [" "] },
  { name: "next", group: "schedule", for: "interviewer", where: "anywhere", keys: ["ArrowRight"] },
  { name: "toolbar", group: "controls", for: "everybody", where: "focus", keys: ["ArrowLeft", "ArrowRight"] },
  { name: "splitter", group: "controls", for: "everybody", where: "focus", keys: ["ArrowLeft", "ArrowRight"] },
  { name: "card", group: "controls", for: "everybody", where: "focus", keys: ["ArrowUp", "ArrowDown", "Home"] },
  { name: "score", group: "controls", for: "everybody", where: "focus", keys: ["1", "6"] },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof SHORTCUTS)[number]["name"];
