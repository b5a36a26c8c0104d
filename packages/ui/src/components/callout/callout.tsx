import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../styles/class-names";
import { Icon } from "../icon/icon";
import * as styles from "./callout.css";

export interface CalloutProps {
  tone?: "neutral" | "accent" | "green" | "amber" | "red" | "blue";
  icon?: LucideIcon;
  title?: ReactNode;
  /** Buttons under the words. */
  action?: ReactNode;
  /** `alert` when it answers something the person just did. */
  role?: "alert" | "status" | "note";
  className?: string;
  children?: ReactNode;
}

/** A paragraph set apart: a hint, a warning, a result. */
export function Callout({ tone = "neutral", icon, title, action, role, className, children }: CalloutProps) {
  return (
    <div role={role} data-tone={tone} className={classNames(styles.callout, className)}>
      {icon ? (
        <span className={styles.icon}>
          <Icon as={icon} size={18} />
        </span>
      ) : null}
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {children ? <div>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
