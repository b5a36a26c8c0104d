import { changeQuestionMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText, useSessionTexts } from "../session-data";
import { ChangeQuestionView } from "./view";

export interface ChangeQuestionProps {
  sessionId: number;
  attendeeId: number;
  questionId: number;
  text: string;
}

/** The way to change one question of a person one leads. Give it a `key` per question. */
export function ChangeQuestion({ sessionId, attendeeId, questionId, text }: ChangeQuestionProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const change = useMutation(changeQuestionMutation(client, sessionId, attendeeId));
  return (
    <ChangeQuestionView
      text={text}
      onReword={(question_text, onTaken) =>
        change.mutate({ questionId, body: { question_text } }, { onSuccess: onTaken })
      }
      onAnother={() => change.mutate({ questionId, body: { another: true } })}
      busy={change.isPending}
      refused={problemText(i18n, change.error)}
    />
  );
}
