import { componentStyle, componentVariants } from "../../styles/layered-style";
import { truncate, typeStep } from "../../styles/mixins";
import { vars } from "../../tokens/contract.css";

const { status } = vars.color;

export const text = componentStyle({ margin: 0, minWidth: 0 });

export const sizes = componentVariants({
  base: typeStep("base"),
  small: typeStep("small"),
  second: typeStep("second"),
  description: typeStep("description"),
  reading: typeStep("reading"),
});

export const tones = componentVariants({
  muted: { color: vars.color.muted },
  accent: { color: vars.color.accent.text },
  green: { color: status.green.text },
  amber: { color: status.amber.text },
  red: { color: status.red.text },
});

export const weights = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums" });
export const cut = componentStyle({ ...truncate, maxWidth: "100%" });

export const heading = componentStyle({ margin: 0, minWidth: 0, fontWeight: vars.weight.strong, textWrap: "balance" });

export const headings = componentVariants({
  hero: { ...typeStep("hero"), fontWeight: vars.weight.hero },
  section: typeStep("section"),
  report: typeStep("report"),
  page: typeStep("page"),
  card: typeStep("card"),
  base: typeStep("base"),
});
