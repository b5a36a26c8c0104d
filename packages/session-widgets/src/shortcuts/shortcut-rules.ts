import { SHORTCUTS, type Shortcut, type ShortcutAudience, type ShortcutName } from "./shortcut-catalogue";

/** Places where keys are typed or belong to what is open: fields, the board, the pad, dialogs, menus. */
const TYPING = [
  "input:not([type='radio']):not([type='checkbox'])",
  "textarea",
  "select",
  "iframe",
  "[contenteditable]:not([contenteditable='false'])",
  "[role='textbox']",
  "[role='dialog']",
  "[role='alertdialog']",
  "[role='menu']",
  "[role='listbox']",
  "[data-shortcuts='off']",
].join(",");

/** The field, or the dialog or menu, that the keys belong to here; null where they are the page's. */
export function typingPlaceOf(target: EventTarget | null): Element | null {
  const element = target as { closest?: (selector: string) => Element | null } | null;
  return element?.closest?.(TYPING) ?? null;
}

/** Whether somebody is typing here: then no shortcut of the page is heard. */
export function isTyping(target: EventTarget | null): boolean {
  return typingPlaceOf(target) !== null;
}

export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "repeat" | "defaultPrevented" | "target"
>;

const byName = new Map<string, Shortcut>(SHORTCUTS.map((shortcut) => [shortcut.name, shortcut]));

/** Option and a letter type another character on a Mac: then the key's place counts. */
function isKey(press: Pick<Press, "key" | "code">, key: string): boolean {
  if (press.key.toLowerCase() === key.toLowerCase()) return true;
  return /^[a-z]$/.test(key) && !/^[a-z]$/i.test(press.key) && press.code === `Key${key.toUpperCase()}`;
}

/** Whether this press is that shortcut; who typed it and where is not looked at. */
export function isPressed(
  press: Pick<Press, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
  name: ShortcutName,
): boolean {
  const shortcut = byName.get(name);
  if (shortcut?.where !== "anywhere") return false;
  const key = shortcut.keys.at(-1) ?? "";
  const wants = (modifier: string) => shortcut.keys.includes(modifier);
  if (press.ctrlKey || press.metaKey || press.altKey !== wants("Alt")) return false;
  // Where "?" lies, and whether with Shift, is the keyboard's own matter.
  return isKey(press, key) && (key === "?" || press.shiftKey === wants("Shift"));
}

/** The shortcut of the page that a press asks for; null while somebody types, on repeats, and where it was dealt with. */
export function shortcutOf(press: Press, names: readonly ShortcutName[]): ShortcutName | null {
  if (press.defaultPrevented || press.repeat || isTyping(press.target)) return null;
  return names.find((name) => isPressed(press, name)) ?? null;
}

/** Returns the shortcuts that the help lists for these audiences. */
export function shortcutsFor(audiences: ReadonlySet<ShortcutAudience>): Shortcut[] {
  return SHORTCUTS.filter((shortcut) => shortcut.for === "everybody" || audiences.has(shortcut.for));
}
