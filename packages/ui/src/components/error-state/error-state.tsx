import { CircleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import * as styles from "../empty-state/empty-state.css";
import { Icon } from "../icon/icon";

export interface ErrorStateProps {
  icon?: LucideIcon;
  /** What happened. */
  title: ReactNode;
  /** What is safe. */
  description?: ReactNode;
  /** What to do. */
  action?: ReactNode;
  heading?: "h1" | "h2" | "h3" | "p";
  align?: "start" | "center";
  className?: string;
}

/**
 * Something did not work: what happened, what is safe, what to do. Announced at once.
 * @example
 * import { ErrorState } from "@hotseat/ui/error-state";
 *
 * <ErrorState title="The sessions did not load" description="Your registrations are safe." action={<Button>Try again</Button>} />
 * @keyboard Tab reaches the buttons in `action`; the text is announced at once.
 * @do Say what happened, what is safe and what to do.
 * @dont Show the text of an exception or a status number.
 */
export function ErrorState({
  icon = CircleAlert,
  title,
  description,
  action,
  heading = "h2",
  align = "start",
  className,
}: ErrorStateProps) {
  const Heading = heading;
  return (
    <div role="alert" data-align={align} className={classNames(styles.state, className)}>
      <span className={styles.tile}>
        <Icon as={icon} size={20} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
