"use client";

export { SettingsView, type SettingsViewProps } from "./settings-view";
