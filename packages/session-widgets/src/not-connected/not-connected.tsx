import { keys, meQuery, sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { myTurnWaits } from "../absent-candidate/internal";
import { NAMESPACE } from "../locales";
import { JOIN_TOAST } from "../prejoin/headless";
import { startCall } from "../room";
import { useScheduleAfter } from "../schedule";
import { useSessionTexts } from "../session-data";
import { momentFormat } from "../shared/headless/moment-format";
import { startRightOf, startStep } from "../shared/headless/start-rules";
import { NotConnectedView } from "./not-connected-view";

export interface NotConnectedProps {
  sessionId: number;
  /** To the pre-join; also after a start. */
  onSetUp: () => void;
  onHome: () => void;
}

/** The dashboard's card before a connection. */
export function NotConnected({ sessionId, onSetUp, onHome }: NotConnectedProps) {
  useSessionTexts();
  const { client } = useHotseat();
  const queryClient = useQueryClient();
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const [isStarting, setStarting] = useState(false);
  useServerEvents({ sessionId });
  const { data } = useQuery(sessionQuery(client, sessionId));
  const { schedule } = useScheduleAfter(sessionId);
  const me = useQuery(meQuery(client)).data;
  const timeZone = me?.timezone;
  const moments = useMemo(() => momentFormat(i18n.language, timeZone), [i18n.language, timeZone]);

  async function start(): Promise<void> {
    if (!data) return;
    setStarting(true);
    const isEarly = startStep(startRightOf(data), client.serverClock.ticker().read()) === "confirm";
    const reply = await startCall(client, sessionId, isEarly, i18n);
    await queryClient.invalidateQueries({ queryKey: keys.session(sessionId) });
    setStarting(false);
    if (reply.kind === "failed") return void toast.error({ title: reply.message ?? t("startFailed") });
    toast.success({ title: t("toast.started") }, { id: JOIN_TOAST });
    onSetUp();
  }

  return (
    <NotConnectedView
      session={data ? { ...startRightOf(data), startsAt: data.start_time } : null}
      title={data?.title ?? null}
      time={client.serverClock.ticker()}
      moments={moments}
      turnWaits={myTurnWaits(schedule, data?.my_attendee_id ?? null)}
      {...(me ? { myName: me.full_name } : {})}
      isStarting={isStarting}
      onSetUp={onSetUp}
      onStart={() => void start()}
      onHome={onHome}
    />
  );
}
