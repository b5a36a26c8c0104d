import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./empty-state.css";

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: ReactNode;
  /** What to do about it. */
  description?: ReactNode;
  /** One button or two. */
  action?: ReactNode;
  /** The title's element. Default `h2`. */
  heading?: "h1" | "h2" | "h3" | "p";
  align?: "start" | "center";
  className?: string;
}

/**
 * Nothing here, in words, and the way on.
 * @example
 * import { EmptyState } from "@hotseat/ui/empty-state";
 *
 * <EmptyState icon={CalendarX} title="No session fits these filters" action={<Button>Clear filters</Button>} />
 * @keyboard Tab reaches the buttons in `action`; the text takes no focus.
 * @do Say what to do next and give the button for it.
 * @dont Show it while something loads: that is a `Skeleton`.
 */
export function EmptyState({
  icon,
  title,
  description,
  action,
  heading = "h2",
  align = "start",
  className,
}: EmptyStateProps) {
  const Heading = heading;
  return (
    <div data-align={align} className={classNames(styles.state, className)}>
      {icon ? (
        <span className={styles.tile}>
          <Icon as={icon} size={20} />
        </span>
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
