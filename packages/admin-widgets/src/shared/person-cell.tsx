import { Avatar } from "@hotseat/ui/avatar";
import { Text } from "@hotseat/ui/text";
import * as styles from "./shared.css";

/** A person's face, name and address. */
export function PersonCell({ name, email }: { name: string; email: string }) {
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
      </span>
    </span>
  );
}
