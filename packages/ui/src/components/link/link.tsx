import { Slot } from "@radix-ui/themes";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "./link.css";

export interface LinkProps extends ComponentPropsWithoutRef<"a"> {
  /** `accent` in running text, `quiet` for ways back and footers. Default `accent`. */
  look?: "accent" | "quiet";
  /** Gives the only child (a router's link) the look of a link. */
  asChild?: boolean;
}

/**
 * A link to another page or place.
 * @example
 * import { Link } from "@hotseat/ui/link";
 *
 * <Link href="/interviews">All sessions</Link>
 * @keyboard Enter follows it.
 * @do Use `asChild` for the link of a router.
 * @dont Use it for an action: that is a `Button`.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { look = "accent", asChild, className, ...rest },
  ref,
) {
  const Element = asChild ? Slot : "a";
  return <Element {...rest} ref={ref} data-look={look} className={classNames(styles.link, className)} />;
});
