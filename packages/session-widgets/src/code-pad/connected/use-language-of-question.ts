import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useEffect, useRef } from "react";
import { useScheduleAfter } from "../../schedule";
import { questionShown, useSessionData } from "../../session-data";
import type { PadConnection } from "../headless/pad-connection";
import { setLanguageOfQuestion } from "../headless/question-language";
import type { SessionCodePadProps } from "./code-pad.types";

/**
 * Sets the language of a question that names one, once (TL-P.42): when the question changes while the pad is open, at everybody who may
 * write; when the pad is opened, at the person who drives the session alone, because others may have chosen another one since.
 */
export function useLanguageOfQuestion(
  { sessionId, toolId }: Pick<SessionCodePadProps, "sessionId" | "toolId">,
  pad: Pick<PadConnection, "state" | "setLanguage">,
): void {
  const session = useSessionData(sessionId);
  const { schedule } = useScheduleAfter(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const question = data && questionShown(data, schedule);
  const isKnown = data !== null && schedule !== null;
  const canWait = data?.flags.mayDrive ?? false;
  const [questionId, text] = [question?.id ?? null, question?.question_text ?? ""];
  const seen = useRef<{ readonly questionId: number | null } | null>(null);
  useEffect(() => {
    const before = seen.current;
    if (isKnown) seen.current = { questionId };
    const isChange = before !== null && before.questionId !== questionId;
    if (questionId === null || !(canWait || isChange)) return undefined;
    const memory = { storage: forgiving(browserStorage("sessionStorage")), key: `hotseat:pad-question:${toolId}` };
    return setLanguageOfQuestion(pad, { id: questionId, text, canWait }, memory);
  }, [pad, toolId, isKnown, questionId, text, canWait]);
}
