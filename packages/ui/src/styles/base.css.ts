import { globalStyle } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css";
import { layers } from "./layers.css";

// Only the theme's own element: an embedded widget changes no other style and requires no page height.
globalStyle(".radix-themes", {
  "@layer": {
    [layers.tokens]: {
      vars: {
        "--default-font-family": vars.font.text,
        "--heading-font-family": vars.font.text,
        "--code-font-family": vars.font.code,
        "--strong-font-weight": vars.weight.strong,
        "--color-background": vars.color.canvas,
        "--color-panel-solid": vars.color.surface,
        "--color-overlay": vars.color.scrim,
      },
      minHeight: 0,
      color: vars.color.text,
      fontFamily: vars.font.text,
      fontSize: vars.type.base.size,
      lineHeight: vars.type.base.line,
      letterSpacing: 0,
      fontFeatureSettings: "'cv11', 'ss03'",
    },
  },
});

globalStyle(".radix-themes *, .radix-themes *::before, .radix-themes *::after", {
  "@layer": { [layers.reset]: { boxSizing: "border-box" } },
});

// Important in an early layer overrides every later one: no component has to handle reduced motion.
const still = {
  animationDuration: "1ms !important",
  animationDelay: "0ms !important",
  animationIterationCount: "1 !important",
  transitionDuration: "1ms !important",
  scrollBehavior: "auto !important" as "auto",
};
globalStyle(".radix-themes *, .radix-themes *::before, .radix-themes *::after", {
  "@layer": { [layers.tokens]: { "@media": { "(prefers-reduced-motion: reduce)": still } } },
});
// Reduced motion for users who switched animations off (useStillTheme).
const withoutMotion = '.radix-themes[data-motion="none"]';
globalStyle(`${withoutMotion} *, ${withoutMotion} *::before, ${withoutMotion} *::after`, {
  "@layer": { [layers.tokens]: still },
});
