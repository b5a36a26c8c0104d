import { vars, widgetStyle } from "@hotseat/ui/tokens";

export const steps = widgetStyle({ display: "flex", flex: 1, minWidth: "96px", gap: vars.space[4] });
export const step = widgetStyle({
  flex: 1,
  height: "6px",
  borderRadius: "3px",
  background: vars.color.fill,
  selectors: {
    "&[data-rated]": { background: vars.color.accent.solid },
    "&[data-left-out]": { background: "none", boxShadow: `inset 0 0 0 1.5px ${vars.color.lineStrong}` },
    "&[data-open]": { boxShadow: `0 0 0 1px ${vars.color.surface}, 0 0 0 2.5px ${vars.color.accent.solid}` },
    /** Between questions and pillars. */
    "&[data-parts]": { marginInlineStart: vars.space[8] },
  },
});
