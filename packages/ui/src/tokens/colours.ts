import type { TokenTree } from "./token";

/** Step 11 mixed towards step 12: plain step 11 is only 4.2:1 on a soft fill and 4.4:1 on the canvas. */
function darker(scale: string, share: number): string {
  return `color-mix(in oklab, var(--${scale}-11) ${share}%, var(--${scale}-12))`;
}

/** Share of step 11 in status text on the surface, the canvas and the stage. */
const PLAIN_SHARE = 85;

function status<Scale extends string>(scale: Scale, share: number) {
  return {
    fill: `var(--${scale}-a3)`,
    line: `var(--${scale}-a5)`,
    mark: `var(--${scale}-9)`,
    text: darker(scale, PLAIN_SHARE),
    onFill: darker(scale, share),
  } as const;
}

/** Share of step 11 under a digit: plain yellow-11 is 4.45:1. */
const SOLID_SHARE = 94;

function band<Scale extends string>(scale: Scale, share: number) {
  return { fill: `var(--${scale}-a3)`, onFill: darker(scale, share), solid: darker(scale, SOLID_SHARE) } as const;
}

/** Share of step 11 in code: plain orange-11 on somebody's selection is 3.1:1. */
const CODE_SHARE = 65;

function pillar<Scale extends string>(scale: Scale) {
  return {
    tile: `var(--${scale}-3)`,
    icon: `var(--${scale}-11)`,
    line: `var(--${scale}-9)`,
    gap: `var(--${scale}-7)`,
    area: `var(--${scale}-a2)`,
  } as const;
}

/** Colours by meaning, as references to Radix's scales. */
export const colours = {
  canvas: { light: "var(--gray-2)", dark: "var(--gray-1)" },
  surface: { light: "#ffffff", dark: "var(--gray-2)" },
  /** Cards and menus above other surfaces. */
  raised: { light: "#ffffff", dark: "var(--gray-3)" },
  sunken: { light: "var(--gray-2)", dark: "var(--gray-1)" },
  stage: { light: "var(--gray-3)", dark: "#0c0d0f" },
  text: "var(--gray-12)",
  muted: "var(--gray-11)",
  line: "var(--gray-a4)",
  lineStrong: "var(--gray-a6)",
  /** Neutral fills: quiet inside a card, plain for controls, strong for tracks. */
  fillQuiet: "var(--gray-a2)",
  fill: "var(--gray-a3)",
  fillHover: "var(--gray-a4)",
  track: "var(--gray-a5)",
  /** Opaque gray behind pictures and faces. */
  placeholder: "var(--gray-4)",
  inverse: "var(--gray-12)",
  onInverse: "var(--gray-1)",
  focus: "var(--accent-8)",
  accent: {
    solid: "var(--accent-9)",
    solidHover: "var(--accent-10)",
    onSolid: "#ffffff",
    past: "var(--accent-8)",
    quiet: "var(--accent-a2)",
    soft: "var(--accent-a3)",
    softHover: "var(--accent-a4)",
    line: "var(--accent-a6)",
    text: "var(--accent-11)",
    strongText: "var(--accent-12)",
  },
  status: {
    green: status("green", 70),
    amber: status("amber", 75),
    red: status("red", 80),
    blue: status("blue", 80),
  },
  /** Text on a status colour's solid mark (amber-9 is light in both appearances). */
  onAmberMark: "#21201c",
  band: { low: band("red", 80), middle: band("yellow", 75), high: band("green", 70), ink: "var(--gray-1)" },
  overVideo: { fill: "rgba(17, 18, 22, 0.74)", text: "#ffffff", line: "rgba(255, 255, 255, 0.3)" },
  scrim: { light: "rgba(16, 18, 30, 0.44)", dark: "rgba(0, 0, 0, 0.6)" },
  pillar: {
    expertise: pillar("cyan"),
    agility: pillar("orange"),
    collaboration: pillar("purple"),
    leadership: pillar("gold"),
    innovation: pillar("pink"),
  },
  /** Lightness and chroma of a person's colour: `oklch(${vars.color.person.solid} ${hue})`. `onSolid` is text on it. */
  person: {
    solid: { light: "47% 0.13", dark: "80% 0.12" },
    mark: { light: "58% 0.17", dark: "76% 0.15" },
    soft: { light: "93% 0.05", dark: "37% 0.07" },
    onSolid: { light: "#ffffff", dark: "#18191b" },
  },
  /** Code on the surface and on `person.soft`. */
  code: {
    keyword: darker("purple", CODE_SHARE),
    type: darker("cyan", CODE_SHARE),
    call: darker("blue", CODE_SHARE),
    text: darker("green", CODE_SHARE),
    number: darker("orange", CODE_SHARE),
    comment: darker("gray", CODE_SHARE),
  },
} as const satisfies TokenTree;
