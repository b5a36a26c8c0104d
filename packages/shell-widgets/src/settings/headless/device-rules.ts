import Bowser from "bowser";

export type DeviceKind = "phone" | "tablet" | "computer";

/** A browser as a person recognises it. */
export interface Device {
  kind: DeviceKind;
  /** `Firefox`; null where it is unknown. */
  browser: string | null;
  /** `Linux`; null where it is unknown. */
  system: string | null;
}

const KINDS: Readonly<Record<string, DeviceKind>> = { mobile: "phone", tablet: "tablet" };
const UNKNOWN: Device = { kind: "computer", browser: null, system: null };

/** Reads the name that a browser gives itself (`User-Agent`). */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    kind: KINDS[platform.type ?? ""] ?? "computer",
    browser: browser.name || null,
    system: os.name || null,
  };
}
