import { pageDataQuery, sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { owedEvaluations } from "../evaluation-panel/headless";
import { useSessionTexts } from "../session-data";
import { OwedEvaluationsView, type OwedEvaluationsViewProps } from "./owed-evaluations-view";

export interface OwedEvaluationsProps extends Pick<OwedEvaluationsViewProps, "hrefOf"> {
  sessionId: number;
}

/** The evaluations that I have not submitted, after a session. Draws nothing where none is missing. */
export function OwedEvaluations({ sessionId, hrefOf }: OwedEvaluationsProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const session = useQuery(sessionQuery(client, sessionId));
  const page = useQuery(pageDataQuery(client, sessionId));
  if (!session.data || !page.data) return null;
  const { attendees, questions, evaluations } = page.data;
  const myId = page.data.session.my_attendee_id;
  const others = attendees.filter((one) => one.id !== myId && one.hot_seat && one.status === "CONFIRMED");
  return (
    <OwedEvaluationsView
      owed={owedEvaluations(
        others.map(({ id }) => id),
        questions,
        evaluations,
      )}
      nameOf={(id) => others.find((one) => one.id === id)?.user.full_name ?? ""}
      closesAt={session.data.scores_close_at}
      time={client.serverClock.ticker()}
      hrefOf={hrefOf}
    />
  );
}
