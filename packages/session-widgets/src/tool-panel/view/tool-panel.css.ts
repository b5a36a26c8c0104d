import { focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const tab = widgetStyle({
  display: "flex",
  flex: 1,
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  color: vars.color.text,
  fontFamily: vars.font.text,
  ...typeStep("base"),
});
export const panel = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: "40px",
  boxSizing: "border-box",
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const list = widgetStyle({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  gap: vars.space[4],
  minWidth: 0,
  margin: 0,
  padding: "2px",
  maxHeight: "104px",
  overflowY: "auto",
  listStyle: "none",
});
export const item = widgetStyle({ display: "flex", alignItems: "center", gap: "2px", minWidth: 0, maxWidth: "100%" });
export const tool = widgetStyle({
  ...plainButton,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
  maxWidth: "200px",
  minHeight: "28px",
  boxSizing: "border-box",
  paddingInline: vars.space[8],
  borderRadius: vars.radius.tool,
  color: vars.color.muted,
  cursor: "pointer",
  ...typeStep("second"),
  selectors: {
    "&:hover": { background: vars.color.fill },
    '&[aria-current="true"]': {
      background: vars.color.fill,
      color: vars.color.text,
      fontWeight: vars.weight.medium,
    },
    "&:focus-visible": focusRing,
  },
});
export const name = widgetStyle({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const body = widgetStyle({
  position: "relative",
  display: "flex",
  flex: 1,
  flexDirection: "column",
  minHeight: 0,
});
export const message = widgetStyle({ margin: "auto", padding: vars.space[24] });
