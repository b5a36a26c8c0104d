import { Button } from "@hotseat/ui/button";
import { TextField } from "@hotseat/ui/text-field";
import { Search } from "lucide-react";
import { FilterChoice } from "../shared/filter-choice";
import * as styles from "../shared/shared.css";
import { useAdminText } from "../shared/use-admin-text";
import { USER_STATUSES } from "./user-filters";
import { USER_ROLES } from "./user-form-rules";
import type { UserFilters, UserRole, UserStatus } from "./user-management.types";

export interface UserFilterBarProps {
  filters: UserFilters;
  onFiltersChange: (filters: UserFilters) => void;
}

/** Search and filters of the table. */
export function UserFilterBar({ filters, onFiltersChange }: UserFilterBarProps) {
  const { t } = useAdminText();
  const isNarrowed = filters.search !== "" || filters.role !== null || filters.status !== null;
  return (
    <search className={styles.filters}>
      <TextField
        type="search"
        className={styles.search}
        icon={Search}
        aria-label={t("users.search")}
        placeholder={t("users.search")}
        value={filters.search}
        onChange={(event) => onFiltersChange({ ...filters, search: event.target.value })}
      />
      <FilterChoice<UserRole>
        label={t("column.role")}
        values={USER_ROLES}
        value={filters.role}
        textOf={(role) => t(`role.${role}`)}
        onChoose={(role) => onFiltersChange({ ...filters, role })}
      />
      <FilterChoice<UserStatus>
        label={t("column.status")}
        values={USER_STATUSES}
        value={filters.status}
        textOf={(status) => t(`users.status.${status}`)}
        onChoose={(status) => onFiltersChange({ ...filters, status })}
      />
      {isNarrowed ? (
        <Button variant="ghost" onClick={() => onFiltersChange({ search: "", role: null, status: null })}>
          {t("filter.clear")}
        </Button>
      ) : null}
    </search>
  );
}
