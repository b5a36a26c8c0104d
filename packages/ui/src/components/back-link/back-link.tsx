import { ArrowLeft } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./back-link.css";

export interface BackLinkProps extends ComponentPropsWithoutRef<"a"> {}

/**
 * The way back in the bar of a page, with an arrow before its text.
 * @example
 * import { BackLink } from "@hotseat/ui/back-link";
 *
 * <BackLink href="/interviews">All sessions</BackLink>
 * @keyboard Enter follows it.
 * @do Name the page to which it leads.
 * @dont Use it in running text: that is a `Link`.
 */
export const BackLink = forwardRef<HTMLAnchorElement, BackLinkProps>(function BackLink(
  { className, children, ...rest },
  ref,
) {
  return (
    <a {...rest} ref={ref} className={classNames(styles.backLink, className)}>
      <Icon as={ArrowLeft} />
      {children}
    </a>
  );
});
