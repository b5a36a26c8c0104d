import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./visually-hidden.css";

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<"span"> {
  /** The element it is. Default `span`. */
  as?: "span" | "div" | "h1" | "h2" | "h3" | "p";
}

/**
 * For screen readers only; with `role="status"` a polite announcement.
 * @example
 * import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
 *
 * <VisuallyHidden role="status">{announcement}</VisuallyHidden>
 * @keyboard None. Do not put controls into it: they could have an invisible focus.
 * @do Use it with `role="status"` for a polite announcement.
 * @dont Hide what sighted people need as well.
 */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { as = "span", className, ...rest },
  ref,
) {
  const Element = as as "span";
  return <Element {...rest} ref={ref} className={classNames(styles.hidden, className)} />;
});
