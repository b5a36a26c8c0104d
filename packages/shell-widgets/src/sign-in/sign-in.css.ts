import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const box = widgetStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[20],
  padding: vars.space[16],
});

export const card = widgetStyle({
  width: "min(440px, 100%)",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  padding: "40px",
  borderRadius: vars.radius.dialog,
  "@media": { [below.tablet]: { padding: vars.space[24] } },
});

export const title = widgetStyle({ marginTop: vars.space[20] });
export const words = widgetStyle({ margin: 0, ...typeStep("description"), color: vars.color.muted });

export const onward = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  margin: `${vars.space[20]} 0 ${vars.space[12]}`,
  padding: vars.space[12],
  borderRadius: vars.radius.tile,
  background: vars.color.fillQuiet,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const onwardIcon = widgetStyle({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "40px",
  height: "40px",
  borderRadius: vars.radius.tile,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});

export const onwardWords = widgetStyle({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  overflowWrap: "anywhere",
});
/** On a phone its words take two lines: equally long ones. */
export const button = widgetStyle({ textWrap: "balance" });
export const note = widgetStyle({
  margin: 0,
  maxWidth: "420px",
  ...typeStep("small"),
  color: vars.color.muted,
  textAlign: "center",
});
export const register = widgetStyle({
  margin: `${vars.space[16]} 0 0`,
  ...typeStep("description"),
  color: vars.color.muted,
  textAlign: "center",
});
/** The success before, or the failure now. */
export const outcome = widgetStyle({ marginTop: vars.space[12] });
