import { browserStorage, forgiving } from "@hotseat/core/storage";
import { useHotseat } from "@hotseat/react";
import { useEffect, useMemo } from "react";
import { useScheduleAfter } from "../../schedule";
import { questionShown, useSessionData, useSessionTexts } from "../../session-data";
import { useClearedByPanel } from "../../tool-clearing";
import type { PadConnection } from "../headless/pad-connection";
import { setLanguageOfQuestion } from "../headless/question-language";
import { useCodePad } from "../headless/use-code-pad";
import { CodePadView } from "../view/code-pad-view";
import { useCodePadNotices } from "../view/use-code-pad-notices";
import { browserPreferences } from "./browser-preferences";
import type { SessionCodePadProps } from "./code-pad.types";
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

/** When a question that names a language is asked, the person who drives the session sets it for all, once (TL-P.42). */
function useLanguageOfQuestion({ sessionId, toolId }: SessionCodePadProps, pad: PadConnection): string | undefined {
  const session = useSessionData(sessionId);
  const { schedule } = useScheduleAfter(sessionId);
  const data = session.status === "ready" ? session.data : null;
  const question = data && questionShown(data, schedule);
  const asked = data?.flags.mayDrive ? question : null;
  const [questionId, text] = [asked?.id ?? null, asked?.question_text ?? ""];
  useEffect(() => {
    if (questionId === null) return undefined;
    const memory = { storage: forgiving(browserStorage("sessionStorage")), key: `hotseat:pad-question:${toolId}` };
    return setLanguageOfQuestion(pad, { id: questionId, text }, memory);
  }, [pad, toolId, questionId, text]);
  return data?.me?.user.full_name;
}

function Opened({ pad, ...props }: SessionCodePadProps & { pad: PadConnection }) {
  const { toolId, name } = props;
  const fixedName = useLanguageOfQuestion(props, pad);
  const codePad = useCodePad({
    pad,
    preferences: browserPreferences(),
    links: null,
    loadSample,
    onNotice: useCodePadNotices(),
    fixedName,
  });
  useClearedByPanel(props, () => {
    if (codePad.readOnly === null && pad.document.text() !== "") pad.replaceText("");
    return codePad.readOnly === null;
  });
  return <CodePadView codePad={codePad} layout="compact" name={name ?? toolId} appearance="light" />;
}
