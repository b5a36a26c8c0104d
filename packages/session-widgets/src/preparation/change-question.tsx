import { isHotseatError } from "@hotseat/api-client";
import { changeQuestionMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { ChangeQuestionView } from "./view";

export interface ChangeQuestionProps {
  sessionId: number;
  attendeeId: number;
  questionId: number;
  text: string;
}

/** The way to change one question of a person one leads. Give it a `key` per question and wording. */
export function ChangeQuestion({ sessionId, attendeeId, questionId, text }: ChangeQuestionProps) {
  const { client } = useHotseat();
  const change = useMutation(changeQuestionMutation(client, sessionId, attendeeId));
  return (
    <ChangeQuestionView
      text={text}
      onReword={(question_text) => change.mutate({ questionId, body: { question_text } })}
      onAnother={() => change.mutate({ questionId, body: { another: true } })}
      busy={change.isPending}
      refused={change.isError ? (isHotseatError(change.error) ? change.error.detail : change.error.message) : null}
    />
  );
}
