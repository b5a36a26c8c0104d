import { handle } from "../../handle.ts";
import { getAdminRequestSummary } from "./contract.ts";
import { titleOf } from "./present-join-request.ts";
import { institutionsWithRequests, sessionsWithRequests, totalOfAccounts, totalOfSeats } from "./summarise-requests.ts";

export const getAdminRequestSummaryHandler = handle(getAdminRequestSummary, async ({ deps, viewer, language }) => {
  const { db } = deps.database;
  const accounts = await totalOfAccounts(db, viewer);
  const seats = await totalOfSeats(db, viewer);
  const sessions = await sessionsWithRequests(db, viewer);
  const begins = [accounts.since, seats.since].filter((since) => since !== null).map((since) => since.toISOString());
  return {
    status: 200,
    body: {
      accounts: accounts.requests,
      seats: seats.requests,
      waiting_since: begins.sort()[0] ?? null,
      sessions: sessions.map(({ id, workshopKey, startTime, requests }) => ({
        id,
        title: titleOf(deps.content, workshopKey, language),
        start_time: startTime.toISOString(),
        requests,
      })),
      institutions: await institutionsWithRequests(db, viewer, language),
    },
  };
});
