import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./scroll-region.css";

export interface ScrollRegionProps
  extends Omit<ComponentPropsWithoutRef<"section">, "aria-label" | "role" | "tabIndex"> {
  /** The name of the scrolled content. */
  label: string;
  /** `log`: content added at its end is announced. Default `region`. */
  role?: "region" | "log";
}

/**
 * Content that may exceed its container: a Tab stop, scrolled by the arrow keys. The container sets its size.
 * @example
 * import { ScrollRegion } from "@hotseat/ui/scroll-region";
 *
 * <ScrollRegion label="Conversation" role="log">{lines}</ScrollRegion>
 * @keyboard One Tab stop. Arrow keys, Page Up, Page Down, Home and End scroll.
 * @do Name what scrolls, and use `log` where lines are added at the end.
 * @dont Put one into another that scrolls the same way.
 */
export const ScrollRegion = forwardRef<HTMLElement, ScrollRegionProps>(function ScrollRegion(
  { label, role = "region", className, ...rest },
  ref,
) {
  return (
    <section
      {...rest}
      ref={ref}
      role={role}
      aria-label={label}
      tabIndex={0}
      className={classNames(styles.region, className)}
    />
  );
});
