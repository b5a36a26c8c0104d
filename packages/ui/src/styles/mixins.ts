import { vars } from "../tokens/contract.css";
import type { type as typeTokens } from "../tokens/typography";

export type TypeSize = keyof typeof typeTokens;

/** Size, line height and tracking of one type step. */
export function typeStep(size: TypeSize) {
  const step = vars.type[size];
  return { fontSize: step.size, lineHeight: step.line, letterSpacing: step.tracking } as const;
}

/** The focus ring of every control: 2 pixels, 2 pixels away. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" } as const;

/** The edge and ground of a field in error. Its edge keeps its width, so that the text does not move. */
export const invalidField = {
  boxShadow: `inset 0 0 0 1px ${vars.color.status.red.text}`,
  backgroundColor: vars.color.status.red.fill,
} as const;

/** One line, cut with an ellipsis. Never for names of people or questions. */
export const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** Removes a plain button's own look. */
export const plainButton = {
  appearance: "none",
  border: 0,
  margin: 0,
  padding: 0,
  background: "none",
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
  textAlign: "inherit",
} as const;

/** A pill around a number behind an entry of a navigation. */
export const countPill = {
  minWidth: "20px",
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  background: vars.color.fill,
  color: vars.color.text,
  textAlign: "center",
  ...typeStep("small"),
  lineHeight: "20px",
  fontVariantNumeric: "tabular-nums",
} as const;
