import { Button } from "@hotseat/ui/button";
import { IconButton } from "@hotseat/ui/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { AdminList } from "../../shared/admin-list.types";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { numberOf } from "../../shared/when";
import type { RowPages } from "../headless/use-row-pages";
import type { AdminUser } from "../headless/user-management.types";

interface UserPagerProps {
  list: AdminList<AdminUser>;
  pages: RowPages<AdminUser>;
  onMore: () => void;
}

/** The foot of the table: which rows are shown, other pages, and more from the server behind the last one. */
export function UserPager({ list, pages, onMore }: UserPagerProps) {
  const { t, language } = useAdminText();
  if (list.status !== "ready") return null;
  const { first, last } = pages;
  return (
    <footer className={styles.foot}>
      <span className={styles.shown} role="status">
        {t("users.range", { first, last, total: numberOf(list.count, language) })}
      </span>
      <span className={styles.actions}>
        {!pages.hasNext && list.more !== "none" ? (
          <Button variant="secondary" busy={list.more === "loading"} onClick={onMore}>
            {t("loadMore")}
          </Button>
        ) : null}
        <IconButton
          icon={ChevronLeft}
          label={t("users.previous")}
          variant="secondary"
          resting={!pages.hasPrevious}
          onClick={pages.previous}
        />
        <IconButton
          icon={ChevronRight}
          label={t("users.next")}
          variant="secondary"
          resting={!pages.hasNext}
          onClick={pages.next}
        />
      </span>
    </footer>
  );
}
