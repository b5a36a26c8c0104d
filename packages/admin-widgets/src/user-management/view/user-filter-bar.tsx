import { LANGUAGES } from "@hotseat/api-client/constants";
import type { Language, UserStatus } from "@hotseat/api-client/types";
import { languageName } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { TextField } from "@hotseat/ui/text-field";
import { Search } from "lucide-react";
import { FilterChoice } from "../../shared/filter-choice";
import * as styles from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { isNarrowed, NO_USER_FILTERS, USER_STATUSES } from "../headless/user-filters";
import { USER_ROLES } from "../headless/user-form-rules";
import type { OrganisationChoice, UserFilters, UserRole } from "../headless/user-management.types";

export interface UserFilterBarProps {
  filters: UserFilters;
  /** Institutions to choose from; with fewer than two there is no such filter. */
  institutions: OrganisationChoice["institutions"];
  onFiltersChange: (filters: UserFilters) => void;
}

/** Search and filters of the table. */
export function UserFilterBar({ filters, institutions, onFiltersChange }: UserFilterBarProps) {
  const { t } = useAdminText();
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
      {institutions.length > 1 ? (
        <FilterChoice<number>
          label={t("column.institution")}
          values={institutions.map(({ id }) => id)}
          value={filters.institution}
          textOf={(chosen) => institutions.find(({ id }) => id === chosen)?.name ?? t("column.institution")}
          onChoose={(institution) => onFiltersChange({ ...filters, institution })}
        />
      ) : null}
      <FilterChoice<UserStatus>
        label={t("column.status")}
        values={USER_STATUSES}
        value={filters.status}
        textOf={(status) => t(`users.status.${status}`)}
        onChoose={(status) => onFiltersChange({ ...filters, status })}
      />
      <FilterChoice<Language>
        label={t("column.language")}
        values={LANGUAGES}
        value={filters.language}
        textOf={languageName}
        onChoose={(language) => onFiltersChange({ ...filters, language })}
      />
      {isNarrowed(filters) ? (
        <Button variant="ghost" onClick={() => onFiltersChange(NO_USER_FILTERS)}>
          {t("filter.clear")}
        </Button>
      ) : null}
    </search>
  );
}
