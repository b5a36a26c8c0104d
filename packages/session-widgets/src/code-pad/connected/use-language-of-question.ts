import { useEffect } from "react";
import { useScheduleAfter } from "../../schedule";
import { questionShown, useSessionData } from "../../session-data";
import type { PadConnection } from "../headless/pad-connection";
import { setLanguageOfQuestion } from "../headless/question-language";

/** Sets the language of the present question, where it names one and nobody has set it: also when the pad is opened later (TL-P.42). */
export function useLanguageOfQuestion(sessionId: number, pad: Pick<PadConnection, "state" | "setLanguage">): void {
  const session = useSessionData(sessionId);
  const { schedule } = useScheduleAfter(sessionId);
  const question = session.status === "ready" && schedule ? questionShown(session.data, schedule) : null;
  const [id, text] = [question?.id ?? null, question?.question_text ?? ""];
  useEffect(() => (id === null ? undefined : setLanguageOfQuestion(pad, id, text)), [pad, id, text]);
}
