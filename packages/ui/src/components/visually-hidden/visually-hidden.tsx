import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./visually-hidden.css";

export interface VisuallyHiddenProps extends ComponentPropsWithoutRef<"span"> {
  /** The element it is. Default `span`. */
  as?: "span" | "div" | "h1" | "h2" | "h3" | "p";
}

/** For screen readers only; with `role="status"` a polite announcement. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { as = "span", className, ...rest },
  ref,
) {
  const Element = as as "span";
  return <Element {...rest} ref={ref} className={classNames(styles.hidden, className)} />;
});
