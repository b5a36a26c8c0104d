import { typeStep, vars, visuallyHidden, widgetStyle } from "@hotseat/ui/tokens";

const { status } = vars.color;

export const check = widgetStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[8],
  padding: vars.space[12],
  borderRadius: vars.radius.tool,
  background: vars.color.fillQuiet,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  selectors: {
    '&[data-network="good"]': { background: status.green.fill, color: status.green.onFill },
    '&[data-network="weak"]': { background: status.amber.fill, color: status.amber.onFill },
    '&[data-network="failed"]': { background: status.red.fill, color: status.red.onFill },
  },
});
export const head = widgetStyle({ display: "flex", alignItems: "flex-start", gap: vars.space[12] });
export const icon = widgetStyle({
  display: "grid",
  flex: "none",
  placeItems: "center",
  width: "18px",
  height: vars.type.base.line,
});
export const words = widgetStyle({ display: "flex", flexDirection: "column", flex: 1, minWidth: 0 });
export const title = widgetStyle({
  margin: 0,
  color: vars.color.text,
  ...typeStep("base"),
  fontWeight: vars.weight.medium,
});
export const line = widgetStyle({
  margin: 0,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
  ...typeStep("small"),
});
/** The advice, in full width below the text. */
export const advice = widgetStyle({
  display: "grid",
  gap: vars.space[4],
  marginInlineStart: "30px",
  selectors: { "&:empty": { display: "none" } },
});
/**
 * Below the words, beside the icon's column, where a step has failed. Otherwise the title says it all, the people below need the room, and
 * nothing moves when the check ends.
 */
export const steps = widgetStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  margin: 0,
  marginInlineStart: "30px",
  padding: 0,
  listStyle: "none",
  selectors: {
    [["idle", "running", "good"].map((status) => `${check}[data-network="${status}"] &`).join(", ")]: visuallyHidden,
  },
});
export const step = widgetStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minWidth: 0,
  color: vars.color.text,
  ...typeStep("small"),
  selectors: { '&[data-result="failed"]': { color: status.red.text, fontWeight: vars.weight.medium } },
});
export const stepIcon = widgetStyle({ display: "grid", flex: "none", placeItems: "center", width: "14px" });
