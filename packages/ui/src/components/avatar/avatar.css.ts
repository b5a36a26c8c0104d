import { componentStyle } from "../../styles/layered-style";
import { vars } from "../../tokens/contract.css";

export const group = componentStyle({ display: "inline-flex", flex: "none" });

export const frame = componentStyle({
  position: "relative",
  display: "inline-block",
  flex: "none",
  verticalAlign: "top",
  // The maximum: the next face's gap must not touch a letter.
  selectors: { [`${group}:not([data-small]) > &:not(:first-child)`]: { marginInlineStart: "-4px" } },
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
  selectors: {
    // Never by opacity: the initials keep their contrast.
    '&[data-presence="away"]': {
      background: vars.color.surface,
      boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    },
  },
});

export const ring = componentStyle({ boxShadow: `0 0 0 2px ${vars.color.surface}` });
const colourless = { [`${face}[data-presence="away"] &`]: { opacity: 0.5, filter: "grayscale(1)" } };
export const drawing = componentStyle({ display: "block", width: "100%", height: "100%", selectors: colourless });
export const image = componentStyle({
  width: "100%",
  height: "100%",
  objectFit: "cover",
  display: "block",
  selectors: colourless,
});

export const here = componentStyle({
  position: "absolute",
  insetInlineEnd: "-1px",
  bottom: "-1px",
  width: "11px",
  height: "11px",
  borderRadius: vars.radius.full,
  background: vars.color.status.green.mark,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});

/** At the edge opposite to the presence dot. */
export const mark = componentStyle({
  position: "absolute",
  insetInlineStart: "-3px",
  bottom: "-3px",
  display: "grid",
  placeItems: "center",
  width: "14px",
  height: "14px",
  borderRadius: vars.radius.full,
  background: vars.color.text,
  color: vars.color.surface,
  boxShadow: `0 0 0 1px ${vars.color.surface}`,
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
  selectors: { [`${group}:not([data-small]) > ${frame} + &`]: { marginInlineStart: "-4px" } },
});
