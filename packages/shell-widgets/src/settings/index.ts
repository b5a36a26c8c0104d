"use client";

export { Settings, type SettingsProps } from "./connected/settings";
