import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./text.css";

export interface TextProps extends ComponentPropsWithoutRef<"span"> {
  /** The element it is. Default `span`. */
  as?: "span" | "p" | "div" | "strong" | "em" | "time" | "dt" | "dd" | "li" | "figcaption" | "blockquote" | "label";
  /** 14, 12, 13, 15 or 16 pixels. Default `base`. */
  size?: "base" | "small" | "second" | "description" | "reading";
  tone?: "text" | "muted" | "accent" | "green" | "amber" | "red";
  weight?: "regular" | "medium" | "strong";
  /** Tabular digits. */
  numeric?: boolean;
  /** One line, the rest cut. Never for names of people or questions. */
  truncate?: boolean;
}

/**
 * Running words in the house sizes.
 * @example
 * import { Heading, Text } from "@hotseat/ui/text";
 *
 * <Text as="p" size="second" tone="muted">Two sessions this week.</Text>
 * <Heading as="h1" size="page">My page</Heading>
 * @keyboard None: it takes no focus.
 * @do Choose the element by meaning (`as`) and the look by `size`.
 * @dont Set `truncate` for names of people or questions.
 */
export const Text = forwardRef<HTMLSpanElement, TextProps>(function Text(
  { as = "span", size = "base", tone = "text", weight, numeric, truncate, className, ...rest },
  ref,
) {
  const Element = as as "span";
  return (
    <Element
      {...rest}
      ref={ref}
      className={classNames(
        styles.text,
        styles.sizes[size],
        tone !== "text" && styles.tones[tone],
        weight && styles.weights[weight],
        numeric && styles.numeric,
        truncate && styles.cut,
        className,
      )}
    />
  );
});

export interface HeadingProps extends ComponentPropsWithoutRef<"h2"> {
  /** The element it is. Default `h2`. */
  as?: "h1" | "h2" | "h3" | "h4" | "div";
  /** 52, 32, 28, 24, 18 or 14 pixels. Default `card` (18). */
  size?: "hero" | "section" | "report" | "page" | "card" | "base";
}

/** A title in the house sizes. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { as = "h2", size = "card", className, ...rest },
  ref,
) {
  const Element = as as "h2";
  return <Element {...rest} ref={ref} className={classNames(styles.heading, styles.headings[size], className)} />;
});
