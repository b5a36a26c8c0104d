import { Card } from "@hotseat/ui/card";
import { Text } from "@hotseat/ui/text";
import { Check, X } from "lucide-react";
import { useState } from "react";
import type { AdminList } from "../shared/admin-list.types";
import { AdminPage } from "../shared/admin-page";
import { BulkBar } from "../shared/bulk-bar";
import { ListState } from "../shared/list-state";
import { LoadMore } from "../shared/load-more";
import { useAdminText } from "../shared/use-admin-text";
import { waitedFor } from "../shared/when";
import type { AdminRequest, DecideRequests, RequestDecision } from "./admin-requests.types";
import { RejectDialog } from "./reject-dialog";
import { oldestOf } from "./request-rules";
import { RequestTable } from "./request-table";
import { useRequestSelection } from "./use-request-selection";

export interface AdminRequestsViewProps {
  list: AdminList<AdminRequest>;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onDecide: DecideRequests;
  onMore: () => void;
  onRetry: () => void;
}

/** People who ask for an account: approve or reject, one by one or many. */
export function AdminRequestsView({ list, now, onDecide, onMore, onRetry }: AdminRequestsViewProps) {
  const { t, language } = useAdminText();
  const requests = list.status === "ready" ? list.items : [];
  const selection = useRequestSelection(requests);
  const [deciding, setDeciding] = useState<readonly string[]>([]);
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const oldest = oldestOf(requests);
  const longestWait = oldest && waitedFor(oldest, now, language);

  const decide = async (ids: readonly string[], decision: RequestDecision) => {
    if (deciding.length > 0) return;
    setDeciding(ids);
    setRefusal(null);
    const answer = await onDecide(ids, decision);
    setDeciding([]);
    if (!answer.ok) return setRefusal(answer.fields.reason ?? answer.message ?? t("unexpected"));
    setRejecting([]);
    selection.clear();
  };
  const reject = (ids: readonly string[]) => {
    setRefusal(null);
    setRejecting(ids);
  };
  return (
    <AdminPage
      title={t("requests.title")}
      actions={
        longestWait && (
          <Text size="second" tone="muted">
            {t("requests.oldest", { time: longestWait })}
          </Text>
        )
      }
    >
      <Card padding="none">
        <ListState
          list={list}
          empty={{ title: t("requests.empty.title"), description: t("requests.empty.text") }}
          onRetry={onRetry}
        >
          {(items) => (
            <RequestTable
              requests={items}
              selection={selection}
              now={now}
              deciding={deciding}
              onApprove={(id) => void decide([id], { decision: "approve" })}
              onReject={(id) => reject([id])}
            />
          )}
        </ListState>
        {requests.length > 0 ? <LoadMore list={list} onMore={onMore} /> : null}
      </Card>
      <BulkBar
        count={selection.ids.length}
        actions={[
          {
            label: t("requests.approve"),
            icon: Check,
            busy: deciding.length > 1,
            onPress: () => void decide(selection.ids, { decision: "approve" }),
          },
          { label: t("requests.rejectMany"), icon: X, onPress: () => reject(selection.ids) },
        ]}
        onClear={selection.clear}
      />
      {rejecting.length > 0 ? (
        <RejectDialog
          count={rejecting.length}
          busy={deciding.length > 0}
          problem={refusal}
          onReject={(reason) => void decide(rejecting, { decision: "reject", reason })}
          onCancel={() => setRejecting([])}
        />
      ) : null}
    </AdminPage>
  );
}
