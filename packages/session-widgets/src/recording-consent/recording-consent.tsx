import { recordingConsentQuery, setRecordingConsentMutation } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSessionTexts } from "../session-data";
import type { ConsentState } from "./recording-consent.types";
import { RecordingConsentView } from "./recording-consent-view";
import { useOffersReplay } from "./use-offers-replay";

export interface RecordingConsentProps {
  sessionId: number;
}

/** My agreement to a replay of this session, saved at once; nothing where this installation keeps no replays. */
export function RecordingConsent(props: RecordingConsentProps) {
  useSessionTexts();
  return useOffersReplay() ? <Question {...props} /> : null;
}

function Question({ sessionId }: RecordingConsentProps) {
  const { client } = useHotseat();
  useServerEvents({ sessionId });
  const { data } = useQuery(recordingConsentQuery(client, sessionId));
  const save = useMutation(setRecordingConsentMutation(client, sessionId));
  const status = (): ConsentState["status"] => {
    if (!data) return "unknown";
    if (save.isPending) return "saving";
    return save.isError ? "failed" : "saved";
  };
  const agreed = save.isPending ? save.variables : (data?.agreed ?? false);
  return <RecordingConsentView consent={{ agreed, status: status() }} onConsent={(next) => save.mutate(next)} />;
}
