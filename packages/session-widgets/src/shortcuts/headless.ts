"use client";
export { SHORTCUTS, type Shortcut, type ShortcutAudience, type ShortcutName } from "./shortcut-catalogue";
export { isPressed, isTyping, type Press, shortcutOf, shortcutsFor, typingPlaceOf } from "./shortcut-rules";
export { type SingleKeyStore, singleKeyStore } from "./single-key";
export { useShortcuts } from "./use-shortcuts";
