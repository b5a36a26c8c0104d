import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const track = widgetStyle({
  display: "block",
  flex: 1,
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.line,
  selectors: { '&[data-size="thin"]': { height: "4px" }, '&[data-size="thick"]': { height: "6px" } },
});

/** Moved along its track by the clock; out of it until the clock has told where. */
const moved = { display: "block", height: "100%", transform: "translateX(-100%)", willChange: "transform" } as const;

export const fill = widgetStyle({
  ...moved,
  borderRadius: "inherit",
  background: vars.color.accent.solid,
  selectors: {
    '[data-state="expiring"] > &': { background: vars.color.status.amber.mark },
    '[data-state="over"] > &': { background: vars.color.status.red.mark },
    '[data-state="paused"] > &': { background: vars.color.accent.past },
  },
});

/** Over a picture: dark glass, so that the bar is seen on any of them. */
export const sessionTrack = widgetStyle({
  flex: "none",
  height: "4px",
  overflow: "hidden",
  background: vars.color.overVideo.fill,
});
export const sessionFill = widgetStyle({
  ...moved,
  background: vars.color.accent.past,
  selectors: { "[data-ending] > &": { background: vars.color.status.amber.mark } },
});
