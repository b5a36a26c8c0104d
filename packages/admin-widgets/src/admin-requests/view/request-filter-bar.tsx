import { Button } from "@hotseat/ui/button";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { TextField } from "@hotseat/ui/text-field";
import { Search } from "lucide-react";
import { FilterChoice } from "../../shared/filter-choice";
import * as shared from "../../shared/shared.css";
import { useAdminText } from "../../shared/use-admin-text";
import { numberOf, startOf } from "../../shared/when";
import type { RequestSummary } from "../headless/admin-requests.types";
import {
  clearFilters,
  isNarrowed,
  REQUEST_TABS,
  type RequestFilters,
  type RequestTab,
  showSession,
  WAITING_DAYS,
} from "../headless/request-filters";
import * as styles from "./requests.css";

export interface RequestFilterBarProps {
  filters: RequestFilters;
  onFiltersChange: (filters: RequestFilters) => void;
  /** Number of requests on each tab; null until it is known. */
  counts: Readonly<Record<RequestTab, number | null>>;
  /** Null until it is known. */
  summary: RequestSummary | null;
  timeZone: string;
}

/** Kinds of requests, search and filters. */
export function RequestFilterBar({ filters, onFiltersChange, counts, summary, timeZone }: RequestFilterBarProps) {
  const { t, language } = useAdminText();
  const { institutions = [], sessions = [] } = summary ?? {};
  const change = (changed: Partial<RequestFilters>) => onFiltersChange({ ...filters, ...changed });
  const countOf = (tab: RequestTab) => counts[tab] !== null && ` ${numberOf(counts[tab], language)}`;
  const nameOfSession = (id: number) => {
    const session = sessions.find((each) => each.id === id);
    if (!session) return t("requests.session");
    return `${session.title} · ${startOf(session.start, { locale: language, timeZone })}`;
  };
  return (
    <search className={shared.filters}>
      <SegmentedControl
        label={t("requests.tab.label")}
        className={styles.tabs}
        wide
        tight
        value={filters.tab}
        onValueChange={(tab) => change({ tab })}
        options={REQUEST_TABS.map((tab) => ({
          value: tab,
          label: (
            <span className={styles.tabCount}>
              {t(`requests.tab.${tab}`)}
              {countOf(tab)}
            </span>
          ),
        }))}
      />
      <TextField
        type="search"
        className={shared.search}
        icon={Search}
        aria-label={t("requests.search")}
        placeholder={t("requests.search")}
        value={filters.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      {institutions.length > 1 || filters.institution !== null ? (
        <FilterChoice<number>
          label={t("column.institution")}
          values={institutions.map(({ id }) => id)}
          value={filters.institution}
          textOf={(id) => institutions.find((each) => each.id === id)?.name ?? t("column.institution")}
          onChoose={(institution) => change({ institution })}
        />
      ) : null}
      {(filters.tab !== "accounts" && sessions.length > 0) || filters.session !== null ? (
        <FilterChoice<number>
          label={t("requests.session")}
          values={sessions.map(({ id }) => id)}
          value={filters.session}
          textOf={nameOfSession}
          onChoose={(session) => onFiltersChange(showSession(filters, session))}
        />
      ) : null}
      <FilterChoice<number>
        label={t("requests.waiting")}
        values={WAITING_DAYS}
        value={filters.waiting}
        textOf={(days) => t("requests.waitingDays", { count: days })}
        onChoose={(days) => change({ waiting: WAITING_DAYS.find((each) => each === days) ?? null })}
      />
      {isNarrowed(filters) ? (
        <Button variant="ghost" onClick={() => onFiltersChange(clearFilters(filters))}>
          {t("filter.clear")}
        </Button>
      ) : null}
    </search>
  );
}
