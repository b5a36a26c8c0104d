import { useHotseat } from "@hotseat/react";
import { useMemo } from "react";
import { useSessionData, useSessionTexts } from "../../session-data";
import { ticketSubprotocol } from "../../shared/connected/ticket-subprotocol";
import { useClearedByPanel } from "../../shared/connected/tool-clearing";
import { useSessionTool } from "../../shared/connected/use-session-tool";
import type { PadConnection } from "../headless/pad-connection";
import { useCodePad } from "../headless/use-code-pad";
import { CodePadView } from "../view/code-pad-view";
import { useCodePadNotices } from "../view/use-code-pad-notices";
import { browserPreferences } from "./browser-preferences";
import type { SessionCodePadProps } from "./code-pad.types";
import { loadSample, PadFrame, useCodePadTexts } from "./pad-frame";
import { useLanguageOfQuestion } from "./use-language-of-question";

/** The pad of a session: its policy says who writes, its people have their names. */
export function SessionPad(props: SessionCodePadProps) {
  useSessionTexts();
  useCodePadTexts();
  const { client } = useHotseat();
  const { sessionId, toolId } = props;
  const getTicket = useMemo(
    () => (client.usesAccessToken ? () => ticketSubprotocol(client, sessionId, toolId) : undefined),
    [client, sessionId, toolId],
  );
  return (
    <PadFrame documentId={toolId} getTicket={getTicket}>
      {(pad) => <Opened {...props} pad={pad} />}
    </PadFrame>
  );
}

function Opened({ pad, ...props }: SessionCodePadProps & { pad: PadConnection }) {
  const { sessionId, toolId } = props;
  const tool = useSessionTool(sessionId, toolId);
  const name = props.name ?? tool?.name ?? toolId;
  const session = useSessionData(sessionId);
  useLanguageOfQuestion(sessionId, pad);
  const codePad = useCodePad({
    pad,
    preferences: browserPreferences(),
    links: null,
    loadSample,
    onNotice: useCodePadNotices(),
    fixedName: session.status === "ready" ? session.data.me?.user.full_name : undefined,
  });
  useClearedByPanel(props, () => {
    if (codePad.readOnly === null && pad.document.text() !== "") pad.replaceText("");
    return codePad.readOnly === null;
  });
  return <CodePadView codePad={codePad} layout="compact" name={name} appearance="light" />;
}
