import { focusRing, from, low, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const tabs = widgetStyle({
  display: "grid",
  flex: "none",
  gridAutoColumns: "1fr",
  gridAutoFlow: "column",
  height: "60px",
  paddingBottom: "env(safe-area-inset-bottom)",
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  "@media": { [low]: { height: "40px" } },
});
/** As wide as icon and count, so that neither covers the other. */
export const tabIcon = widgetStyle({ position: "relative", display: "inline-flex", paddingInline: vars.space[12] });
export const tab = widgetStyle({
  ...plainButton,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "3px",
  color: vars.color.muted,
  cursor: "pointer",
  ...typeStep("tool"),
  fontWeight: vars.weight.medium,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.accent.text },
    "&:focus-visible": { ...focusRing, outlineOffset: "-4px" },
  },
  "@media": { [from.tablet]: { display: "none" }, [low]: { flexDirection: "row" } },
});
