import { Banner } from "@hotseat/ui/banner";
import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Text } from "@hotseat/ui/text";
import { Check, Eye, WifiOff, X } from "lucide-react";
import { useRef, useState } from "react";
import type { AdminList } from "../../shared/admin-list.types";
import { AdminPage } from "../../shared/admin-page";
import { BulkBar } from "../../shared/bulk-bar";
import { ListState } from "../../shared/list-state";
import { useAdminText } from "../../shared/use-admin-text";
import { waitedFor } from "../../shared/when";
import type {
  AccountRequest,
  AdminRequest,
  RequestDecision,
  RequestDecisions,
  RequestKind,
  RequestSummary,
  SeatRequest,
} from "../headless/admin-requests.types";
import type { LeftRequest } from "../headless/request-desk";
import { clearFilters, isNarrowed, type RequestFilters } from "../headless/request-filters";
import { observersAmong } from "../headless/request-rules";
import { useRequestDesk } from "../headless/use-request-desk";
import { RejectDialog } from "./reject-dialog";
import { RequestFilterBar } from "./request-filter-bar";
import type { RowActions } from "./request-row";
import { RequestTable } from "./request-table";
import * as styles from "./requests.css";
import { countsOf, groupsOf, wholeOf } from "./shown-lists";
import { useFocusAfterDecision } from "./use-focus-after-decision";

const NOBODY: readonly AdminRequest[] = [];

export interface AdminRequestsViewProps {
  /** Requests of each kind that the filters let through, in the order of the filters. */
  accounts: AdminList<AccountRequest>;
  seats: AdminList<SeatRequest>;
  /** Null until it is known. */
  summary: RequestSummary | null;
  filters: RequestFilters;
  onFiltersChange: (filters: RequestFilters) => void;
  /** Changes do not arrive: what is shown may be old. Default false. */
  isStale?: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** The viewer's time zone, IANA name. */
  timeZone: string;
  decisions: RequestDecisions;
  /** Called for selected requests that left the list without a decision made here. */
  onLeft: (left: readonly LeftRequest[]) => void;
  onMore: (kind: RequestKind) => void;
  onRetry: (kind: RequestKind) => void;
}

/** People who ask for an account or for a seat: approve or reject, one by one or many. */
export function AdminRequestsView(props: AdminRequestsViewProps) {
  const { summary, filters, isStale = false, now, timeZone, decisions, onLeft, onMore, onRetry } = props;
  const { t, language } = useAdminText();
  const groups = groupsOf(props, filters);
  const whole = wholeOf(groups);
  const requests = whole.status === "ready" ? whole.items : NOBODY;
  const desk = useRequestDesk({ requests: whole.status === "ready" ? requests : null, decisions, onLeft });
  const [rejecting, setRejecting] = useState<readonly AdminRequest[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const noteDecided = useFocusAfterDecision(place, requests, rejecting.length > 0);
  const watching = observersAmong(desk.selected);
  const waited = summary?.waiting_since ? waitedFor(summary.waiting_since, now, language) : null;

  const decide = (decided: readonly AdminRequest[], decision: RequestDecision) => {
    noteDecided(decided);
    return desk.decide(decided, decision);
  };
  // The dialog belongs to its own decision: an approval that ends meanwhile must not close it.
  const reject = async (reason: string): Promise<string | null> => {
    const result = await decide(rejecting, { decision: "reject", reason });
    if (!result?.refusal) return null;
    setRejecting(result.refused);
    return result.refusal.fields.reason ?? result.refusal.message ?? t("unexpected");
  };
  // The same functions at each render: the parts that they use never change.
  const [rowActions] = useState<RowActions>(() => ({
    onToggle: desk.toggle,
    onApprove: (request, decision) => void decide([request], { decision }),
    onReject: (request) => setRejecting([request]),
  }));
  const changeFilters = (changed: RequestFilters) => {
    if (changed.order === filters.order) desk.clear();
    props.onFiltersChange(changed);
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.page}>
      <AdminPage
        title={t("requests.title")}
        actions={
          waited && (
            <Text size="second" tone="muted">
              {t("requests.oldest", { time: waited })}
            </Text>
          )
        }
      >
        <RequestFilterBar
          filters={filters}
          onFiltersChange={changeFilters}
          counts={countsOf(props, filters)}
          summary={summary}
          timeZone={timeZone}
        />
        {isStale ? (
          <Banner tone="amber" icon={WifiOff}>
            {t("requests.stale")}
          </Banner>
        ) : null}
        <Card padding="none">
          <ListState
            list={whole}
            empty={
              isNarrowed(filters)
                ? {
                    title: t("requests.noMatch.title"),
                    description: t("requests.noMatch.text"),
                    action: <Button onClick={() => changeFilters(clearFilters(filters))}>{t("filter.clear")}</Button>,
                  }
                : { title: t("requests.empty.title"), description: t(`requests.empty.${filters.tab}`) }
            }
            onRetry={() => {
              for (const { kind } of groups) onRetry(kind);
            }}
          >
            {() => (
              <RequestTable
                {...rowActions}
                groups={groups}
                requests={requests}
                desk={desk}
                now={now}
                timeZone={timeZone}
                order={filters.order}
                onOrderChange={(order) => changeFilters({ ...filters, order })}
                onMore={onMore}
                onRetry={onRetry}
              />
            )}
          </ListState>
        </Card>
        <BulkBar
          count={desk.selected.length}
          {...(desk.failedCount > 0 && { note: t("requests.undecided", { count: desk.failedCount }) })}
          actions={[
            {
              label: t("requests.approve"),
              icon: Check,
              busy: desk.selected.some(desk.isDeciding),
              onPress: () => void decide(desk.selected, { decision: "approve" }),
            },
            ...(watching.length > 0
              ? [
                  {
                    label: t("requests.asObserverMany", { count: watching.length }),
                    icon: Eye,
                    busy: watching.some(desk.isDeciding),
                    onPress: () => void decide(watching, { decision: "approve_as_observer" }),
                  },
                ]
              : []),
            { label: t("requests.rejectMany"), icon: X, onPress: () => setRejecting(desk.selected) },
          ]}
          onClear={desk.clear}
        />
        {rejecting.length > 0 ? (
          <RejectDialog
            requests={rejecting}
            busy={rejecting.some(desk.isDeciding)}
            onReject={reject}
            onCancel={() => setRejecting([])}
          />
        ) : null}
      </AdminPage>
    </div>
  );
}
