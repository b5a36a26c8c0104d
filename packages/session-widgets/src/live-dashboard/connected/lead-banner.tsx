import { acknowledgeHostMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useScheduleAfter } from "../../schedule";
import { reportProblem, useSessionData } from "../../session-data";
import type { PolicyPhase } from "../../session-data/internal";
import { LeadBannerView, type LeadBannerViewProps } from "../view/lead-banner-view";
import { ChooseHost } from "./choose-host";
import { successorsOf } from "./lead-rules";

const STAGES: { readonly [P in PolicyPhase]?: LeadBannerViewProps["stage"] } = {
  IDLE: "start",
  DEBRIEF: "debrief",
  FINISHED: "end",
};

/** Shows the new host the banner until they confirm it on one of their devices. */
export function LeadBanner({ sessionId }: { sessionId: number }) {
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "dashboard.lead" });
  const session = useSessionData(sessionId);
  const { schedule } = useScheduleAfter(sessionId);
  const [isPassing, setPassing] = useState(false);
  const { mutate, isPending } = useMutation({
    ...acknowledgeHostMutation(client, sessionId),
    onError: (error: Error) => reportProblem(i18n, t("failed"), error),
  });
  const data = session.status === "ready" ? session.data : null;
  const handover = data?.state.handover ?? null;
  if (!data || !handover) return null;
  const { from_attendee_id: beforeId, cause, at } = handover;
  return (
    <>
      <LeadBannerView
        before={beforeId === null ? null : (data.names.get(beforeId) ?? null)}
        cause={cause}
        stage={STAGES[data.state.phase] ?? "turn"}
        pending={isPending}
        onAcknowledge={() => mutate(at)}
        {...(successorsOf(data, schedule).length > 0 ? { onPassOn: () => setPassing(true) } : {})}
      />
      {isPassing ? (
        <ChooseHost
          sessionId={sessionId}
          kind="pass"
          onStay={() => setPassing(false)}
          onDone={() => setPassing(false)}
        />
      ) : null}
    </>
  );
}
