import { adminJoinRequestsQuery, adminRequestSummaryQuery, pendingUsersQuery } from "@hotseat/api-client/queries";
import { MINUTE_MS } from "@hotseat/core/durations";
import { useHotseat, useIsStale, useReader, useServerEvents, useServerNow } from "@hotseat/react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { listOf, loadNextPage } from "../../shared/list-of";
import { useAdminText } from "../../shared/use-admin-text";
import { useAdminTexts } from "../../shared/use-admin-texts";
import { isExcluded, readRequestFilters, writeRequestFilters } from "../headless/request-filters";
import { AdminRequestsView } from "../view/admin-requests-view";
import { accountFilters, accountOf, seatFilters, seatOf, summaryOf } from "./request-shapes";
import { useReportLeft } from "./use-report-left";
import { useRequestDecisions } from "./use-request-decisions";

export interface AdminRequestsProps {
  /** The filters in the address: `?tab=…&search=…&institution=…&session=…&waiting=…&order=…`. */
  search: string;
  onSearchChange: (search: string) => void;
}

/** People who wait for an account or for a seat, in the administrator's scope. */
export function AdminRequests({ search, onSearchChange }: AdminRequestsProps) {
  useAdminTexts();
  useServerEvents({ global: true });
  const { t } = useAdminText();
  const { client } = useHotseat();
  const { timeZone } = useReader();
  const now = useServerNow(MINUTE_MS);
  const filters = readRequestFilters(search);
  const accounts = useInfiniteQuery({
    ...pendingUsersQuery(client, accountFilters(filters, now)),
    enabled: !isExcluded("account", filters),
  });
  const seats = useInfiniteQuery(adminJoinRequestsQuery(client, seatFilters(filters, now)));
  const { data: summary } = useQuery(adminRequestSummaryQuery(client));
  const queries = { account: accounts, seat: seats };
  return (
    <AdminRequestsView
      accounts={listOf(accounts, t, accountOf)}
      seats={listOf(seats, t, seatOf)}
      summary={summary ? summaryOf(summary) : null}
      filters={filters}
      onFiltersChange={(changed) => onSearchChange(writeRequestFilters(changed))}
      isStale={useIsStale()}
      now={now}
      timeZone={timeZone}
      decisions={useRequestDecisions()}
      onLeft={useReportLeft()}
      onMore={(kind) => void loadNextPage(queries[kind], t)}
      onRetry={(kind) => void queries[kind].refetch()}
    />
  );
}
