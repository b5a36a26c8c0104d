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

/**
 * A paragraph set apart: a hint, a warning, a result.
 * @example
 * import { Callout } from "@hotseat/ui/callout";
 *
 * <Callout tone="amber" icon={TriangleAlert} title="The picture may stop">The network is weak.</Callout>
 * @keyboard Tab reaches the buttons in `action`; the callout itself takes no focus.
 * @do Give `role="alert"` when it answers something the person just did.
 * @dont Use it for what passes: a toast says that.
 */
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
