import { Button } from "@hotseat/ui/button";
import type { AdminList } from "./admin-list.types";
import * as styles from "./shared.css";
import { useAdminText } from "./use-admin-text";
import { numberOf } from "./when";

interface LoadMoreProps {
  list: AdminList<unknown>;
  /** Words of the button; needed where a page has several lists. */
  label?: string;
  onMore: () => void;
}

/** The foot of a list: how much of it is shown, and a button for more. */
export function LoadMore({ list, label, onMore }: LoadMoreProps) {
  const { t, language } = useAdminText();
  if (list.status !== "ready") return null;
  return (
    <footer className={styles.foot}>
      <span className={styles.shown} role="status">
        {t("shown", { shown: list.items.length, total: numberOf(list.count, language) })}
      </span>
      {list.more === "none" ? null : (
        <Button variant="secondary" busy={list.more === "loading"} onClick={onMore}>
          {label ?? t("loadMore")}
        </Button>
      )}
    </footer>
  );
}
