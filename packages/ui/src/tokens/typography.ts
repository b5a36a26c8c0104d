import type { TokenTree } from "./token";

function step(size: number, line: number, tracking = "0em") {
  return { size: `${size}px`, line: `${line}px`, tracking } as const;
}

/** Sizes in pixels over line heights, with the tracking that suits them. */
export const type = {
  hero: step(52, 58, "-0.035em"),
  section: step(32, 40, "-0.025em"),
  report: step(28, 36, "-0.018em"),
  page: step(24, 30, "-0.015em"),
  clock: step(22, 28, "-0.02em"),
  card: step(18, 26, "-0.01em"),
  reading: step(16, 24),
  description: step(15, 22),
  base: step(14, 20),
  second: step(13, 18),
  small: step(12, 16),
  /** Labels under the tools of a control bar only. */
  tool: step(11, 14),
  code: step(14, 22),
} as const satisfies TokenTree;

export const weights = {
  regular: "400",
  medium: "500",
  strong: "600",
  hero: "650",
} as const satisfies TokenTree;

export const fonts = {
  text: "'Inter Variable', system-ui, sans-serif",
  code: "'JetBrains Mono Variable', ui-monospace, monospace",
} as const satisfies TokenTree;
