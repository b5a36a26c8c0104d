/** Widths in pixels from which a layout begins. Below `tablet` one panel shows at a time. */
export const breakpoints = { tablet: 768, laptop: 1024, desktop: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries for `.css.ts` files and for `matchMedia`. */
export const from = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  laptop: `(min-width: ${breakpoints.laptop}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
} as const;

export const below = {
  tablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  laptop: `(max-width: ${breakpoints.laptop - 0.02}px)`,
  desktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
} as const;
