import { below, typeStep, vars, widgetStyle } from "@hotseat/ui/tokens";

/** As the other parts' headings; where the focus goes when a pressed button has gone, so it is not framed. */
export const heading = widgetStyle({
  margin: `${vars.space[20]} 0 10px`,
  ...typeStep("base"),
  fontWeight: vars.weight.strong,
  selectors: { "&:focus": { outline: "none" } },
});

/** Field, role and button in one line, their boxes level though the field has a hint below. */
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

/** Always there, so that what comes into it is read out; without words it takes no room. */
export const note = widgetStyle({ margin: 0, paddingTop: vars.space[8], overflowWrap: "anywhere" });
export const none = widgetStyle({ margin: `${vars.space[8]} 0 0` });
export const list = widgetStyle({
  listStyle: "none",
  display: "grid",
  gap: vars.space[8],
  margin: `${vars.space[8]} 0 0`,
  padding: 0,
});
/** In a narrow place its state and button go below the address. */
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
