import { below, focusRing, plainButton, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** The subject opens the mail. */
export const subject = widgetStyle({
  ...plainButton,
  ...typeStep("base"),
  minHeight: vars.space[24],
  fontWeight: vars.weight.medium,
  color: vars.color.accent.text,
  textAlign: "start",
  overflowWrap: "anywhere",
  cursor: "pointer",
  borderRadius: vars.radius.small,
  selectors: { "&:hover": { textDecoration: "underline" }, "&:focus-visible": focusRing },
});

/** A narrow screen has a line for the address, and leaves out a number without its column's name. */
export const to = widgetStyle({ "@media": { [below.tablet]: { padding: 0, flex: "1 1 100%" } } });
export const attempts = widgetStyle({ "@media": { [below.tablet]: { display: "none" } } });

/** The rendered mail. Mails are written for light paper. */
export const page = widgetStyle({
  width: "100%",
  height: "min(60vh, 560px)",
  border: 0,
  borderRadius: vars.radius.tool,
  background: "#ffffff",
  boxShadow: `0 0 0 1px ${vars.color.line}`,
});

/** Text and calendar, as they are sent. */
export const plain = widgetStyle({
  margin: 0,
  maxHeight: "min(60vh, 560px)",
  padding: vars.space[16],
  overflow: "auto",
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
  fontFamily: vars.font.code,
  ...typeStep("second"),
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
