/** Browsers whose way to a permission differs. */
export type BrowserName = "chrome" | "edge" | "firefox" | "safari" | "other";

const SIGNS: ReadonlyArray<readonly [RegExp, BrowserName]> = [
  [/Edg\//, "edge"],
  [/Firefox\/|FxiOS\//, "firefox"],
  [/Chrome\/|CriOS\//, "chrome"],
  [/Safari\//, "safari"],
];

/** Which steps to show; a wrong guess shows general ones, nothing else depends on it. */
export function browserOf(userAgent: string): BrowserName {
  return SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? "other";
}

export const BROWSER_LABELS: Record<BrowserName, string | null> = {
  chrome: "Chrome",
  edge: "Edge",
  firefox: "Firefox",
  safari: "Safari",
  other: null,
};
