import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./scroll-region.css";

export interface ScrollRegionProps
  extends Omit<ComponentPropsWithoutRef<"section">, "aria-label" | "role" | "tabIndex"> {
  /** Names what scrolls. */
  label: string;
  /** `log`: what is added at its end is announced. Default `region`. */
  role?: "region" | "log";
}

/**
 * Content that may not fit its place: a stop of the Tab key, scrolled by the arrow keys. Its size comes from around it.
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
