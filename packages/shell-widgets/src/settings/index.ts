"use client";

export { Settings, type SettingsProps } from "./settings";
