import { clearRolesMutation, designateMutation, featureQuestionMutation } from "@hotseat/api-client/queries";
import { useConnectionStatus, useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FreeTimerControls } from "../free-timer";
import { useRoomAround } from "../room";
import { reportScheduleFailure, usePendingAction, useSchedule } from "../schedule";
import { type SessionData, timeOfQuestion, useSessionData, useSessionTexts } from "../session-data";
import { isParticipant } from "../session-data/internal";
import type { RolePerson } from "./session-controls.types";
import { SessionControlsView } from "./session-controls-view";
import { useFlowMode } from "./use-flow-mode";

/** Roles and timers of a session; nothing for people without authority. Needs a `<RoomProvider>` around it. */
export function SessionControls({ sessionId }: { sessionId: number }) {
  useSessionTexts();
  useRoomAround();
  const session = useSessionData(sessionId);
  const data = session.status === "ready" ? session.data : null;
  return data?.flags.mayDrive ? <Controls sessionId={sessionId} data={data} /> : null;
}

function rolePeople({ pageData, names }: SessionData): RolePerson[] {
  return pageData.attendees
    .filter(isParticipant)
    .map(({ id, user, hot_seat }) => ({ attendeeId: id, name: names.get(id) ?? user.full_name, hotSeat: hot_seat }));
}

function Controls({ sessionId, data }: { sessionId: number; data: SessionData }) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const { schedule, time, act } = useSchedule(sessionId);
  const pending = usePendingAction(sessionId);
  const stream = useConnectionStatus();
  const onError = (error: Error) => reportScheduleFailure(i18n, error);
  const designate = useMutation({ ...designateMutation(client, sessionId), onError });
  const clear = useMutation({ ...clearRolesMutation(client, sessionId), onError });
  const feature = useMutation({ ...featureQuestionMutation(client, sessionId), onError });
  const flowMode = useFlowMode(sessionId, onError);
  if (!schedule) return null;
  const { interviewer, interviewee, spotlightIdentity, featuredQuestion } = data.designations;
  const idOf = (identity: string | null | undefined) =>
    data.pageData.attendees.find(({ user }) => user.keycloak_id === identity)?.id ?? null;
  return (
    <SessionControlsView
      reach={{
        myId: data.me?.id ?? null,
        leads: data.me?.is_host === true || data.me?.is_owner === true,
        hasAuthority: data.flags.hasAuthority,
      }}
      people={rolePeople(data)}
      designated={{
        interviewer: idOf(interviewer?.keycloakId),
        interviewee: interviewee?.attendeeId ?? null,
        spotlight: idOf(spotlightIdentity),
      }}
      schedule={schedule}
      time={time}
      questions={data.pageData.questions
        .filter(({ attendee_id }) => attendee_id === interviewee?.attendeeId)
        .map(({ id, question_text }) => ({ id, text: question_text }))}
      featured={
        featuredQuestion && {
          id: featuredQuestion.id,
          limit: timeOfQuestion(data, schedule, featuredQuestion.id).limit,
        }
      }
      disabled={
        designate.isPending ||
        clear.isPending ||
        feature.isPending ||
        flowMode.isPending ||
        pending !== null ||
        stream === "error"
      }
      freeTimer={<FreeTimerControls sessionId={sessionId} />}
      onDesignate={(role, attendee_id) => designate.mutate({ role, attendee_id })}
      onClear={() => clear.mutate()}
      onFeature={(question_id) => feature.mutate({ question_id })}
      onFlowMode={(flow_mode) => flowMode.mutate(flow_mode)}
      onSeek={(index) => act({ kind: "seek", index })}
    />
  );
}
