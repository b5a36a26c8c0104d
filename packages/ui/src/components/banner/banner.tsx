import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./banner.css";

export interface BannerProps {
  tone?: "neutral" | "accent" | "amber" | "red" | "blue";
  icon?: LucideIcon;
  /** Buttons or a clock at the end. */
  end?: ReactNode;
  /** Announce it politely when it appears. Default true. */
  announce?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One line, 36 pixels high, in a place kept for it, so that nothing jumps.
 * @example
 * import { Banner } from "@hotseat/ui/banner";
 *
 * <Banner tone="amber" icon={WifiOff} end={<Button size="small">Try now</Button>}>Reconnecting.</Banner>
 * @keyboard Tab reaches the buttons in `end`; the banner itself takes no focus.
 * @do Keep its place free when nothing is to be said, so that nothing below moves.
 * @dont Put two banners one above the other: show the more urgent one.
 */
export function Banner({ tone = "neutral", icon, end, announce = true, className, children }: BannerProps) {
  return (
    <div role={announce ? "status" : undefined} data-tone={tone} className={classNames(styles.banner, className)}>
      {icon ? <Icon as={icon} /> : null}
      <span className={styles.words}>{children}</span>
      {end}
    </div>
  );
}

/** A round float over the page's head with one action: something new is there. */
export function BannerPill({
  action,
  children,
  className,
}: {
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <div role="status" className={classNames(styles.pill, className)}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{children}</span>
      {action}
    </div>
  );
}
