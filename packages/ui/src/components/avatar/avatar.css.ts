import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const group = componentStyle({ display: "inline-flex", flex: "none" });

export const frame = componentStyle({
  position: "relative",
  display: "inline-block",
  flex: "none",
  verticalAlign: "top",
  selectors: { [`${group} > &:not(:first-child)`]: { marginInlineStart: "-7px" } },
});

export const face = componentStyle({
  display: "grid",
  placeItems: "center",
  width: "100%",
  height: "100%",
  overflow: "hidden",
  borderRadius: vars.radius.full,
  background: vars.color.placeholder,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  lineHeight: 1,
});

export const ring = componentStyle({ boxShadow: `0 0 0 2px ${vars.color.surface}` });
export const image = componentStyle({ width: "100%", height: "100%", objectFit: "cover", display: "block" });

export const presence = componentStyle({
  position: "absolute",
  insetInlineEnd: "-1px",
  bottom: "-1px",
  width: "11px",
  height: "11px",
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  selectors: {
    '&[data-presence="here"]': { background: vars.color.status.green.mark },
    '&[data-presence="away"]': { background: vars.color.status.amber.mark },
  },
});

export const seat = componentStyle({
  display: "inline-block",
  flex: "none",
  borderRadius: vars.radius.full,
  border: "1.5px dashed var(--gray-a7)",
  selectors: { [`${group} > * + &`]: { marginInlineStart: "4px" } },
});

export const more = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: vars.radius.full,
  background: vars.color.placeholder,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  color: vars.color.muted,
  fontSize: vars.type.tool.size,
  fontWeight: vars.weight.strong,
  selectors: { [`${frame} + &`]: { marginInlineStart: "-7px" } },
});
