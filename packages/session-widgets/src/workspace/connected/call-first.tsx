import { featureQuestion } from "@hotseat/api-client/control";
import { acceptSchedule, mutationDefaults } from "@hotseat/api-client/queries";
import { startSchedule } from "@hotseat/api-client/schedule";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { currentSegment, type Schedule } from "../../schedule/headless";
import { reportProblem, type SessionData } from "../../session-data";
import { useOffersNext } from "../../shared/connected/next-elsewhere";
import { CallFirstView, type FirstQuestion } from "../view/call-first-view";
import { centrePeople } from "./centre-people";

export interface CallFirstProps {
  sessionId: number;
  data: SessionData;
  schedule: Schedule;
}

/** The first question of each person that was not asked yet, as far as I may read it; where all were, the first. */
function firstQuestions({ pageData: { questions } }: SessionData): FirstQuestion[] {
  return [...new Set(questions.map(({ attendee_id }) => attendee_id))].flatMap((attendeeId) => {
    const inOrder = questions
      .filter(({ attendee_id }) => attendee_id === attendeeId)
      .toSorted((one, other) => one.number - other.number);
    const first = inOrder.find(({ asked_from }) => !asked_from) ?? inOrder[0];
    if (!first) return [];
    const { id, number, question_text, criteria } = first;
    return [{ id, number, attendeeId, text: question_text, category: criteria.label, total: inOrder.length }];
  });
}

/** Starts the turns with whom I choose, and asks their first question in the same press. */
export function CallFirst({ sessionId, data, schedule }: CallFirstProps) {
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  useOffersNext(sessionId);
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "workspace.centre.call" });
  const called = schedule.status === "IDLE" ? null : (currentSegment(schedule)?.interviewee_attendee_id ?? null);
  const { mutate, isPending } = useMutation({
    ...mutationDefaults,
    mutationFn: async ({ attendeeId, questionId }: { attendeeId: number; questionId: number | null }) => {
      if (called === null) {
        const body = { interviewee_attendee_id: attendeeId, expected_index: schedule.current_index };
        acceptSchedule(queryClient, await client.call(startSchedule, { path: { id: sessionId }, body }));
      }
      if (questionId !== null)
        await client.call(featureQuestion, { path: { id: sessionId }, body: { question_id: questionId } });
    },
    onError: (error: Error) => reportProblem(i18n, t("failed"), error),
  });
  const people = centrePeople(data).filter(({ takesHotSeat, isObserver }) => takesHotSeat && !isObserver);
  const minutes = data.pageData.session.duration_minutes;
  return (
    <CallFirstView
      people={people}
      myId={data.me?.id ?? null}
      calledId={called}
      questions={firstQuestions(data)}
      minutesEach={people.length > 0 ? Math.floor(minutes / people.length) : null}
      pending={isPending}
      onAsk={(attendeeId, questionId) => mutate({ attendeeId, questionId })}
    />
  );
}
