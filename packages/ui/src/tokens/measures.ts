import type { TokenTree } from "./token";

/** Distances on the 4-pixel scale. */
export const space = {
  4: "4px",
  8: "8px",
  12: "12px",
  16: "16px",
  20: "20px",
  24: "24px",
  32: "32px",
  48: "48px",
  64: "64px",
  80: "80px",
} as const satisfies TokenTree;

/** Corner radii: Radix's own controls keep theirs. */
export const radii = {
  small: "4px",
  control: "var(--radius-2)",
  field: "6px",
  tool: "8px",
  tile: "10px",
  card: "12px",
  dialog: "16px",
  full: "9999px",
} as const satisfies TokenTree;

/** Three heights above the page. */
export const elevations = {
  card: {
    light: "0 0 0 1px var(--gray-a4), 0 1px 2px 0 var(--black-a2)",
    dark: "0 0 0 1px var(--gray-a4)",
  },
  float: "0 0 0 1px var(--gray-a4), 0 12px 32px -8px rgba(10, 10, 30, 0.3)",
  dialog: {
    light: "0 24px 64px -16px rgba(10, 10, 30, 0.4)",
    dark: "0 0 0 1px var(--gray-a4), 0 24px 64px -16px rgba(0, 0, 0, 0.6)",
  },
} as const satisfies TokenTree;

/** Stacking order inside one theme. */
export const depths = {
  content: "0",
  tileLabel: "2",
  featured: "3",
  navigation: "5",
  pill: "6",
  dialog: "20",
  menu: "30",
  toast: "40",
} as const satisfies TokenTree;

/** Durations; zero under reduced motion. */
export const motion = {
  quick: "120ms",
  change: "200ms",
  ease: "cubic-bezier(0.2, 0, 0, 1)",
} as const satisfies TokenTree;

/** The brightness of a picture: slightly lower in the dark. */
export const picture = {
  filter: { light: "none", dark: "brightness(0.84) saturate(0.95)" },
  frozen: {
    light: "grayscale(0.65) brightness(0.82)",
    dark: "grayscale(0.65) brightness(0.68)",
  },
} as const satisfies TokenTree;
