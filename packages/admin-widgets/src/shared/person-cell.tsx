import { Avatar } from "@hotseat/ui/avatar";
import { Text } from "@hotseat/ui/text";
import type { ReactNode } from "react";
import * as styles from "./shared.css";

export interface PersonCellProps {
  name: string;
  email: string;
  /** A mark below the address. */
  children?: ReactNode;
}

/** A person's face, name and address. */
export function PersonCell({ name, email, children }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <Avatar name={name || email} size={32} decorative />
      <span className={styles.words}>
        <span className={styles.name}>{name || email}</span>
        {name ? (
          <Text size="small" tone="muted" className={styles.address}>
            {email}
          </Text>
        ) : null}
        {children}
      </span>
    </span>
  );
}
