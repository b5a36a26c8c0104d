import { setExtraTimeMutation } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { problemText, useSessionTexts } from "../session-data";
import { ExtraTimeView, type ExtraTimeViewProps } from "./view";

export interface ExtraTimeProps extends Pick<ExtraTimeViewProps, "percent" | "whose"> {
  sessionId: number;
  attendeeId: number;
  /** The schedule has not started and it is the viewer's to change. */
  changeable: boolean;
}

/** Extra time of a person, for themself, host and owner. Give it a `key` per person. */
export function ExtraTime({ sessionId, attendeeId, percent, whose, changeable }: ExtraTimeProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const change = useMutation(setExtraTimeMutation(client, sessionId, attendeeId));
  return (
    <ExtraTimeView
      percent={change.isPending ? change.variables : percent}
      whose={whose}
      onChange={changeable ? change.mutate : undefined}
      refused={problemText(i18n, change.error)}
    />
  );
}
