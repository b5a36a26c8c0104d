import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { type LucideIcon, X } from "lucide-react";
import * as styles from "./shared.css";
import { useAdminText } from "./use-admin-text";

export interface BulkAction {
  label: string;
  icon: LucideIcon;
  busy?: boolean;
  onPress: () => void;
}

/** The actions on the selected rows; none while no row is selected. */
export function BulkBar({
  count,
  note,
  actions,
  onClear,
}: {
  count: number;
  /** The rest that the last action left undone, in words. */
  note?: string;
  actions: readonly BulkAction[];
  onClear: () => void;
}) {
  const { t } = useAdminText();
  if (count === 0) return null;
  return (
    <section className={styles.bulk} aria-label={t("bulk.label")}>
      <span className={styles.bulkCount} role="status">
        {t("bulk.selected", { count })}
        {note ? <span className={styles.bulkNote}>{note}</span> : null}
      </span>
      {actions.map(({ label, icon, busy = false, onPress }) => (
        <Button key={label} variant="ghost" icon={icon} busy={busy} className={styles.bulkButton} onClick={onPress}>
          {label}
        </Button>
      ))}
      <IconButton icon={X} label={t("bulk.clear")} className={styles.bulkButton} onClick={onClear} />
    </section>
  );
}
