/** Widths in pixels from which a layout begins. Below `tablet` one panel shows at a time. */
export const breakpoints = { tablet: 768, laptop: 1024, desktop: 1280 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Media queries for `.css.ts` files and for `matchMedia`. */
export const from = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  laptop: `(min-width: ${breakpoints.laptop}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
} as const;

/** A window too low for bars above and below a picture: a phone in landscape, 720 pixels at 200 % (WCAG 1.4.4). */
export const low = "(max-height: 519.98px)";

/** Narrower than any current phone: 1280 pixels at 400 % (WCAG 1.4.10). */
export const tiny = "(max-width: 359.98px)";

/** Media queries for windows narrower than a tablet, a laptop and a desktop. */
export const below = {
  tablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  laptop: `(max-width: ${breakpoints.laptop - 0.02}px)`,
  desktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
} as const;
