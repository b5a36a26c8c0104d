import type { ReactNode } from "react";
import { ChangeQuestion, useComposedQuestions } from "../../preparation";
import { ComposeAgain, type ListedQuestion, QuestionList, type QuestionListProps } from "../../preparation/view";
import type { PanelQuestion } from "../headless";

export interface ComposeQuestionsProps {
  sessionId: number;
  attendeeId: number;
}

/** The control that composes other questions for a person. Use a `key` per person. */
function ComposeQuestions({ sessionId, attendeeId }: ComposeQuestionsProps): ReactNode {
  return <ComposeAgain what="questions" {...useComposedQuestions(sessionId, attendeeId)} />;
}

/** Returns the slots with which host and owner compose a person's questions until the schedule starts. */
export const composingOf = (sessionId: number, attendeeId: number) => ({
  composeQuestions: <ComposeQuestions sessionId={sessionId} attendeeId={attendeeId} />,
  changeQuestion: ({ id, text }: PanelQuestion) => (
    <ChangeQuestion key={id} sessionId={sessionId} attendeeId={attendeeId} questionId={id} text={text} />
  ),
});

export interface ReadOnlyQuestionsProps extends ComposeQuestionsProps {
  questions: readonly ListedQuestion[];
  whose: QuestionListProps["whose"];
  /** The viewer may compose other questions. */
  composable: boolean;
}

/** The questions for a viewer who does not score them. Use a `key` per person. */
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
