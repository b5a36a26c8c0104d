"use client";
export { ShortcutsDialogView, type ShortcutsDialogViewProps } from "./shortcuts-dialog-view";
