import { adminRequestSummaryQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { RequestCountView } from "./request-count-view";

/** The number of accounts and seats that wait for the administrator; nothing until it is known, or where nobody waits. */
export function RequestCount() {
  const { client } = useHotseat();
  const { data: summary } = useQuery(adminRequestSummaryQuery(client));
  return summary ? <RequestCountView count={summary.accounts + summary.seats} /> : null;
}
