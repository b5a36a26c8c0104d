import { useHotseat } from "@hotseat/react";
import { useEffect, useMemo } from "react";
import { useScheduleAfter } from "../../schedule";
import { questionShown, useSessionData, useSessionTexts } from "../../session-data";
import type { PadConnection } from "../headless/pad-connection";
import { languageOfQuestion } from "../headless/question-language";
import { useCodePad } from "../headless/use-code-pad";
import { CodePadView } from "../view/code-pad-view";
import { useCodePadNotices } from "../view/use-code-pad-notices";
import { browserPreferences } from "./browser-preferences";
import type { SessionCodePadProps } from "./code-pad";
import { loadSample, PadFrame, useCodePadTexts } from "./pad-frame";
import { padTicket } from "./pad-ticket";

/** The pad of a session: its policy says who writes, its people have their names. */
export function SessionPad(props: SessionCodePadProps) {
  useSessionTexts();
  useCodePadTexts();
  const { client } = useHotseat();
  const { sessionId, toolId } = props;
  const getTicket = useMemo(
    () => (client.usesAccessToken ? () => padTicket(client, sessionId, toolId) : undefined),
    [client, sessionId, toolId],
  );
  return (
    <PadFrame documentId={toolId} getTicket={getTicket}>
      {(pad) => <Opened {...props} pad={pad} />}
    </PadFrame>
  );
}

/** When a question that names a language is asked, whoever drives the session sets it for all, once (TL-P.42). */
function useLanguageOfQuestion(sessionId: number, pad: PadConnection): string | undefined {
  const session = useSessionData(sessionId);
  const { schedule } = useScheduleAfter(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const question = data && questionShown(data, schedule);
  const asked = data?.flags.mayDrive ? question : null;
  const [questionId, text] = [asked?.id ?? null, asked?.question_text ?? ""];
  useEffect(() => {
    const language = questionId === null ? null : languageOfQuestion(text);
    if (language !== null && pad.state.getState().standing.can_edit) pad.setLanguage(language);
  }, [pad, questionId, text]);
  return data?.me?.user.full_name;
}

function Opened({ pad, sessionId, toolId, name }: SessionCodePadProps & { pad: PadConnection }) {
  const fixedName = useLanguageOfQuestion(sessionId, pad);
  const codePad = useCodePad({
    pad,
    preferences: browserPreferences(),
    links: null,
    loadSample,
    onNotice: useCodePadNotices(),
    fixedName,
  });
  return <CodePadView codePad={codePad} layout="compact" name={name ?? toolId} appearance="light" />;
}
