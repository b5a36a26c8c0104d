"use client";

export { SettingsView, type SettingsViewProps } from "./view/settings-view";
