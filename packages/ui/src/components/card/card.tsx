import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./card.css";

export interface CardProps extends ComponentPropsWithoutRef<"div"> {
  /** The element it is. Default `div`. */
  as?: "div" | "section" | "article" | "aside" | "li" | "figure" | "form";
  /** 0, 16, 20 or 24 pixels inside. Default `normal` (20). */
  padding?: "none" | "small" | "normal" | "large";
  /** `card` on the page, `float` above other surfaces, `quiet` a fill for cards inside cards. Default `card`. */
  look?: "card" | "float" | "quiet";
}

/**
 * A surface with one elevation.
 * @example
 * import { Card } from "@hotseat/ui/card";
 *
 * <Card as="section" padding="large"><Heading>My next session</Heading></Card>
 * @keyboard None: it takes no focus.
 * @do Use `look="quiet"` for a card inside a card.
 * @dont Make the whole card a button: put a link or button into it.
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { as = "div", padding = "normal", look = "card", className, ...rest },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...rest}
      ref={ref}
      data-look={look}
      data-padding={padding}
      className={classNames(styles.card, className)}
    />
  );
});
