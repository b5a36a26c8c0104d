import { below, focusRing, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

export const page = widgetStyle({
  width: "100%",
  maxWidth: `calc(760px + 2 * ${vars.space[24]})`,
  margin: "0 auto",
  padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[80]}`,
  "@media": { [below.tablet]: { padding: `${vars.space[16]} ${vars.space[20]} ${vars.space[64]}` } },
});

export const back = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  marginBottom: vars.space[20],
});
export const head = widgetStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "72px",
});
export const tile = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  borderRadius: vars.radius.tile,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});
export const motif = widgetStyle({
  marginInlineStart: "auto",
  width: "200px",
  height: "72px",
  "@media": { [below.tablet]: { width: "140px" } },
});
export const objective = widgetStyle({
  margin: `${vars.space[8]} 0 0`,
  ...typeStep("reading"),
  fontWeight: vars.weight.medium,
});
export const description = widgetStyle({
  margin: `${vars.space[16]} 0 0`,
  ...typeStep("reading"),
  color: vars.color.muted,
});
export const part = widgetStyle({
  margin: `${vars.space[32]} 0 ${vars.space[12]}`,
  ...typeStep("card"),
  fontWeight: vars.weight.strong,
});
export const skills = widgetStyle({ display: "grid", gap: vars.space[8], margin: 0, padding: 0, listStyle: "none" });
export const skill = widgetStyle({ display: "flex", gap: vars.space[8], ...typeStep("description") });
export const skillIcon = widgetStyle({ color: vars.color.status.green.text, paddingTop: "3px" });

export const workshops = widgetStyle({ overflow: "hidden" });
export const workshop = widgetStyle({ selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } } });
export const summary = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minHeight: "56px",
  padding: `${vars.space[12]} ${vars.space[20]}`,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { background: vars.color.fillQuiet },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px", borderRadius: vars.radius.card },
  },
});
export const workshopTitle = widgetStyle({ flex: 1, margin: 0, ...typeStep("base"), fontWeight: vars.weight.strong });
export const chevron = widgetStyle({
  color: vars.color.muted,
  display: "inline-flex",
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { "details[open] > summary > &": { transform: "rotate(180deg)" } },
});
export const body = widgetStyle({ padding: `0 ${vars.space[20]} ${vars.space[20]}`, ...typeStep("description") });
export const questionsTitle = widgetStyle({
  margin: `${vars.space[16]} 0 ${vars.space[8]}`,
  ...typeStep("second"),
  fontWeight: vars.weight.medium,
  color: vars.color.muted,
});
export const questions = widgetStyle({
  display: "grid",
  gap: vars.space[8],
  margin: 0,
  paddingInlineStart: vars.space[20],
});
export const end = widgetStyle({ marginTop: vars.space[16] });
export const bones = widgetStyle({ display: "grid", gap: vars.space[16] });
