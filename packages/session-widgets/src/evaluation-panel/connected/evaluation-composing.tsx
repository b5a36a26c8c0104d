import type { ReactNode } from "react";
import { ChangeQuestion, useComposedQuestions } from "../../preparation";
import { ComposeAgain, type ListedQuestion, QuestionList, type QuestionListProps } from "../../preparation/view";
import type { PanelQuestion } from "../headless";

export interface ComposeQuestionsProps {
  sessionId: number;
  attendeeId: number;
}

/** The way to other questions for a person one leads. Give it a `key` per person. */
export function ComposeQuestions({ sessionId, attendeeId }: ComposeQuestionsProps): ReactNode {
  return <ComposeAgain what="questions" {...useComposedQuestions(sessionId, attendeeId)} />;
}

/** What host and owner may do about the questions of somebody they score, until the schedule starts. */
export const composingOf = (sessionId: number, attendeeId: number) => ({
  composeQuestions: <ComposeQuestions sessionId={sessionId} attendeeId={attendeeId} />,
  changeQuestion: ({ id, text }: PanelQuestion) => (
    <ChangeQuestion key={id} sessionId={sessionId} attendeeId={attendeeId} questionId={id} text={text} />
  ),
});

export interface ReadOnlyQuestionsProps extends ComposeQuestionsProps {
  questions: readonly ListedQuestion[];
  whose: QuestionListProps["whose"];
  /** The viewer may have others composed. */
  composable: boolean;
}

/** Questions for who does not score them. Give it a `key` per person. */
export function ReadOnlyQuestions({ composable, questions, whose, ...ids }: ReadOnlyQuestionsProps): ReactNode {
  return composable ? (
    <ComposableList {...ids} questions={questions} whose={whose} />
  ) : (
    <QuestionList questions={questions} whose={whose} />
  );
}

function ComposableList({ sessionId, attendeeId, questions, whose }: Omit<ReadOnlyQuestionsProps, "composable">) {
  return <QuestionList questions={questions} whose={whose} composing={useComposedQuestions(sessionId, attendeeId)} />;
}
