import { approveJoinRequestMutation, joinRequestsQuery, rejectJoinRequestMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useCallPeople } from "../../room";
import { useScheduleAfter } from "../../schedule";
import { problemText, reportProblem, type SessionData, useSessionData, useSessionTexts } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import { useShared } from "../../shared/connected/use-shared";
import type { AnsweredRequest, JoinDecision, ParticipantRow } from "../headless/participants-rules";
import type { CallEffect } from "../headless/person-actions";
import { ParticipantsView } from "../view/participants-view";
import { callEffect, participantRows } from "./participants-data";
import { usePersonActions } from "./use-person-actions";

export interface ParticipantsProps {
  sessionId: number;
  /** Whom I pinned on my own screen. */
  pinnedIdentity?: string | null;
  /** Makes somebody large on my own screen; without it nobody can be pinned from here. */
  onPin?: (identity: string | null) => void;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** The people of a session; host and owner answer requests to join here. */
export function Participants({ sessionId, pinnedIdentity = null, onPin, timeZone }: ParticipantsProps) {
  useSessionTexts();
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const session = useSessionData(sessionId);
  if (session.status === "loading") return <RoomMessage kind="loading" />;
  if (session.status === "failed")
    return (
      <RoomMessage
        kind="failed"
        detail={[t("loadFailed"), session.detail].filter(Boolean).join(" ")}
        onRetry={session.retry}
      />
    );
  return (
    <Loaded
      sessionId={sessionId}
      data={session.data}
      pinnedIdentity={pinnedIdentity}
      onPin={onPin}
      timeZone={timeZone}
    />
  );
}

interface LoadedProps {
  sessionId: number;
  data: SessionData;
  pinnedIdentity: string | null;
  onPin: ParticipantsProps["onPin"];
  timeZone: string | undefined;
}

function Loaded({ sessionId, data, pinnedIdentity, onPin, timeZone }: LoadedProps) {
  const { schedule } = useScheduleAfter(sessionId);
  const participants = useCallPeople();
  const mayPin = onPin !== undefined;
  const people = useShared(
    useMemo(
      () => participantRows(data, schedule, participants, mayPin ? { pinnedIdentity } : null),
      [data, schedule, participants, mayPin, pinnedIdentity],
    ),
  );
  const mayAnswer = data.me !== null && (data.me.is_host || data.me.is_owner);
  const nameOf = useCallback((attendeeId: number) => data.attendee(attendeeId)?.user.full_name ?? "", [data]);
  const pin = useCallback(
    (attendeeId: number | null) => onPin?.(data.attendee(attendeeId)?.user.keycloak_id ?? null),
    [data, onPin],
  );
  const act = usePersonActions(sessionId, nameOf, pin);
  const effect = useCallback((id: number) => callEffect(data, schedule, id), [data, schedule]);
  const list = { people, act, callEffect: effect, timeZone };
  return mayAnswer ? <WithRequests sessionId={sessionId} {...list} /> : <ParticipantsView {...list} />;
}

interface WithRequestsProps {
  sessionId: number;
  people: readonly ParticipantRow[];
  act: ReturnType<typeof usePersonActions>;
  callEffect: (attendeeId: number) => CallEffect;
  timeZone: string | undefined;
}

function WithRequests({ sessionId, ...list }: WithRequestsProps) {
  const { client } = useHotseat();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "participants" });
  const requests = useQuery(joinRequestsQuery(client, sessionId));
  const onError = (error: Error) => reportProblem(i18n, t("answerFailed"), error);
  const approve = useMutation({ ...approveJoinRequestMutation(client, sessionId), onError });
  const reject = useMutation(rejectJoinRequestMutation(client, sessionId));
  const open = (requests.data?.results ?? [])
    .filter((request) => request.status === "pending")
    .map(({ id, full_name, role, message }) => ({ id, fullName: full_name, role, message }));
  const answering =
    answeringOf(approve.isPending, approve.variables, "approve") ??
    answeringOf(reject.isPending, reject.variables?.requestId, "reject");
  return (
    <ParticipantsView
      {...list}
      requests={open}
      answering={answering}
      onApprove={approve.mutate}
      onReject={(requestId, reason) =>
        reject.mutateAsync({ requestId, reason }).then(
          () => null,
          (error: Error) => problemText(i18n, error) ?? t("answerFailed"),
        )
      }
    />
  );
}

/** The request that is being answered this way. */
function answeringOf(isPending: boolean, id: number | undefined, answer: JoinDecision): AnsweredRequest | null {
  return isPending && id !== undefined ? { id, answer } : null;
}
