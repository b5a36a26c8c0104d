import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  width: "100%",
  maxWidth: `calc(1072px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `28px ${vars.space[24]} ${vars.space[64]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[16]} ${vars.space[64]}` } },
});

export const head = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  marginBottom: vars.space[16],
});

export const tabs = widgetStyle({
  marginTop: vars.space[20],
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [below.tablet]: { marginInline: `calc(-1 * ${vars.space[16]})`, paddingInline: vars.space[16] } },
});

export const filters = widgetStyle({
  // Text for screen readers stays within it, however long it is.
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginTop: vars.space[12],
  padding: `${vars.space[4]} 0`,
  flexWrap: "wrap",
  "@media": {
    [below.tablet]: {
      flexWrap: "nowrap",
      overflowX: "auto",
      scrollbarWidth: "none",
      marginInline: `calc(-1 * ${vars.space[16]})`,
      paddingInline: vars.space[16],
    },
  },
});

export const stale = widgetStyle({ marginTop: vars.space[12] });

export const summary = widgetStyle({
  marginInlineStart: "auto",
  whiteSpace: "nowrap",
  "@media": { [below.tablet]: { display: "none" } },
});

export const dateFields = widgetStyle({
  display: "grid",
  gap: vars.space[12],
  padding: vars.space[4],
});

export const choices = widgetStyle({ maxHeight: "320px", overflowY: "auto" });

export const day = widgetStyle({
  gridColumn: "1 / -1",
  margin: "18px 0 8px",
  ...typeStep("second"),
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});

export const more = widgetStyle({ display: "flex", justifyContent: "center", marginTop: vars.space[20] });
export const state = widgetStyle({ marginTop: vars.space[16] });
export const bones = widgetStyle({ display: "flex", flexDirection: "column", gap: vars.space[8] });
