import { decidePendingUsersMutation, pendingUsersQuery } from "@hotseat/api-client/queries";
import type { PendingUser } from "@hotseat/api-client/types";
import { useHotseat, useServerNow } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { listOf, loadNextPage } from "../shared/list-of";
import { answerOf } from "../shared/problem";
import { useAdminText } from "../shared/use-admin-text";
import { useAdminTexts } from "../shared/use-admin-texts";
import type { AdminRequest, DecideRequests } from "./admin-requests.types";
import { AdminRequestsView } from "./admin-requests-view";

const MINUTE_MS = 60_000;

const requestOf = ({
  id,
  full_name,
  email,
  language,
  organisation,
  institution,
  submitted_at,
  verified_at,
}: PendingUser): AdminRequest => ({
  id,
  full_name,
  email,
  language,
  organisation: organisation?.name ?? null,
  institution: institution?.name ?? null,
  is_confirmed: verified_at !== null,
  waiting_since: verified_at ?? submitted_at,
});

/** The people who wait for approval in the administrator's scope. */
export function AdminRequests() {
  useAdminTexts();
  const { t } = useAdminText();
  const { client } = useHotseat();
  const now = useServerNow(MINUTE_MS);
  const pending = useInfiniteQuery(pendingUsersQuery(client));
  const { mutateAsync } = useMutation(decidePendingUsersMutation(client));

  const decide: DecideRequests = (ids, decision) => {
    const request = mutateAsync({ ...decision, ids: [...ids] }).then((results) => {
      const done = results.filter(({ outcome }) => outcome === "approved" || outcome === "rejected");
      const failed = results.length - done.length;
      const key = decision.decision === "approve" ? "requests.approved" : "requests.rejected";
      if (done.length > 0) toast.success({ title: t(key, { count: done.length }) });
      if (failed > 0) toast.error({ title: t("requests.failed", { count: failed }) });
    });
    return answerOf(request, t);
  };
  return (
    <AdminRequestsView
      list={listOf(pending, t, requestOf)}
      now={now}
      onDecide={decide}
      onMore={() => void loadNextPage(pending, t)}
      onRetry={() => void pending.refetch()}
    />
  );
}
