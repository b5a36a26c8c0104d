import { approveJoinRequestMutation, joinRequestsQuery, rejectJoinRequestMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { useRoomState } from "../room";
import { useSchedule } from "../schedule";
import { type SessionData, useSessionData, useSessionTexts } from "../session-data";
import { RoomMessage } from "../session-data/view";
import { participantRows } from "./participants-data";
import { ParticipantsView } from "./participants-view";

/** The people of a session; host and owner answer requests to join here. */
export function Participants({ sessionId }: { sessionId: number }) {
  useSessionTexts();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const session = useSessionData(sessionId);
  if (session.status === "loading") return <RoomMessage kind="loading" />;
  if (session.status === "failed")
    return <RoomMessage kind="failed" detail={session.detail ?? t("loadFailed")} onRetry={session.retry} />;
  return <Loaded sessionId={sessionId} data={session.data} />;
}

function Loaded({ sessionId, data }: { sessionId: number; data: SessionData }) {
  const { schedule } = useSchedule(sessionId);
  const { participants } = useRoomState();
  const people = useMemo(() => participantRows(data, schedule, participants), [data, schedule, participants]);
  const mayAnswer = data.me !== null && (data.me.is_host || data.me.is_owner);
  return mayAnswer ? <WithRequests sessionId={sessionId} people={people} /> : <ParticipantsView people={people} />;
}

function WithRequests({ sessionId, people }: { sessionId: number; people: ReturnType<typeof participantRows> }) {
  const { client } = useHotseat();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const requests = useQuery(joinRequestsQuery(client, sessionId));
  const onError = (error: Error) => void toast.error({ title: t("answerFailed"), description: error.message });
  const approve = useMutation({ ...approveJoinRequestMutation(client, sessionId), onError });
  const reject = useMutation({ ...rejectJoinRequestMutation(client, sessionId), onError });
  const open = (requests.data?.results ?? [])
    .filter((request) => request.status === "pending")
    .map(({ id, full_name, role, message }) => ({ id, fullName: full_name, role, message }));
  const answering = approve.isPending ? approve.variables : reject.isPending ? reject.variables : null;
  return (
    <ParticipantsView
      people={people}
      requests={open}
      answering={answering}
      onApprove={approve.mutate}
      onReject={reject.mutate}
    />
  );
}
