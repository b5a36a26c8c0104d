import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** Like the headings of the other parts. It takes the focus when a pressed button has disappeared, so it has no focus ring. */
export const heading = widgetStyle({
  margin: `${vars.space[20]} 0 10px`,
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  selectors: { "&:focus": { outline: "none" } },
});

/** Field, role and button in one line, their boxes aligned although the field has a hint below. */
export const form = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space[8],
});
export const field = widgetStyle({ flex: "1 1 220px", minWidth: 0 });
export const role = widgetStyle({ flex: "0 1 auto" });

/** The height of a label above the fields beside it. */
const LABEL_HEIGHT = "24px";
export const send = widgetStyle({
  marginTop: LABEL_HEIGHT,
  "@media": { [below.tablet]: { marginTop: 0, width: "100%" } },
});

/** Always in the page, so that screen readers announce new text; empty it takes no space. */
export const note = widgetStyle({ margin: 0, paddingTop: vars.space[8], overflowWrap: "anywhere" });
export const none = widgetStyle({ margin: `${vars.space[8]} 0 0` });
export const list = widgetStyle({
  listStyle: "none",
  display: "grid",
  gap: vars.space[8],
  margin: `${vars.space[8]} 0 0`,
  padding: 0,
});
/** In a narrow container the state and the button go below the address. */
export const row = widgetStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[8]}`,
  minHeight: "24px",
});
export const address = widgetStyle({ flex: "1 1 180px", minWidth: 0, overflowWrap: "anywhere" });
export const invitedRole = widgetStyle({ whiteSpace: "nowrap" });
export const more = widgetStyle({ marginTop: vars.space[12] });
export const failed = widgetStyle({ display: "flex", alignItems: "center", gap: vars.space[8] });
