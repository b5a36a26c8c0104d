import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";
import { overVideo } from "../../shared/view/over-video";

export const preview = widgetStyle({
  position: "relative",
  display: "flex",
  flex: 1,
  alignItems: "center",
  justifyContent: "center",
  minHeight: "380px",
  overflow: "hidden",
  borderRadius: vars.radius.dialog,
  background: vars.color.placeholder,
  selectors: {
    '&[data-camera="problem"]': {
      paddingBlock: `${vars.space[24]} 88px`,
      paddingInline: vars.space[24],
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    },
  },
  "@media": { [below.tablet]: { flex: "none", minHeight: "220px" } },
});

export const video = widgetStyle({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  filter: vars.picture.filter,
  selectors: { "&[data-mirror]": { transform: "scaleX(-1)" } },
});

export const mark = widgetStyle({
  position: "absolute",
  top: vars.space[12],
  left: vars.space[12],
  zIndex: vars.depth.tileLabel,
  ...overVideo("small"),
});

export const quiet = widgetStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: vars.space[12],
  paddingInline: vars.space[24],
  paddingBottom: vars.space[64],
  color: vars.color.muted,
  textAlign: "center",
});
export const quietText = widgetStyle({ margin: 0, maxWidth: "40ch", textWrap: "balance", ...typeStep("base") });

export const switches = widgetStyle({
  position: "absolute",
  insetInline: 0,
  bottom: vars.space[16],
  zIndex: vars.depth.featured,
  display: "flex",
  justifyContent: "center",
  gap: vars.space[12],
});

export const round = widgetStyle({
  ...plainButton,
  display: "grid",
  placeItems: "center",
  width: "48px",
  height: "48px",
  borderRadius: vars.radius.full,
  background: "rgba(17, 18, 22, 0.78)",
  color: vars.color.overVideo.text,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: "rgba(17, 18, 22, 0.92)" },
    "&:focus-visible": focusRing,
    '&[data-state="off"], &[data-state="problem"]': { background: "var(--red-9)" },
    '&[data-state="off"]:hover, &[data-state="problem"]:hover': { background: "var(--red-10)" },
  },
});

export const problem = widgetStyle({ width: "100%", maxWidth: "440px", color: vars.color.text });
export const problemIcon = widgetStyle({
  display: "grid",
  placeItems: "center",
  width: "44px",
  height: "44px",
  marginBottom: "14px",
  borderRadius: vars.radius.card,
  background: vars.color.status.red.fill,
  color: vars.color.status.red.text,
});
export const problemTitle = widgetStyle({ margin: 0, ...typeStep("card"), fontWeight: vars.weight.strong });
export const problemText = widgetStyle({
  margin: `${vars.space[4]} 0 ${vars.space[12]}`,
  color: vars.color.muted,
  textWrap: "balance",
  ...typeStep("base"),
});
export const steps = widgetStyle({
  margin: `0 0 ${vars.space[16]}`,
  paddingInlineStart: vars.space[20],
  fontSize: vars.type.base.size,
  lineHeight: "28px",
});
export const strong = widgetStyle({ fontWeight: vars.weight.strong });
export const site = widgetStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  height: "22px",
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  verticalAlign: "middle",
  ...typeStep("small"),
});

export const microphone = widgetStyle({
  display: "flex",
  flex: "none",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: "36px",
  padding: `6px ${vars.space[8]} 6px 14px`,
  borderRadius: vars.radius.tile,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  color: vars.color.muted,
  ...typeStep("second"),
  selectors: { '&[data-microphone="problem"]': { color: vars.color.status.red.text } },
});
export const microphoneText = widgetStyle({ flex: 1, minWidth: 0 });
