"use client";
export { ShortcutsDialog } from "./shortcuts-dialog";
