import { keys, sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat, useServerEvents } from "@hotseat/react";
import { toast } from "@hotseat/ui/theme";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { JOIN_TOAST } from "../prejoin/headless";
import { startCall } from "../room";
import { secondOf } from "../schedule";
import { useSessionTexts } from "../session-data";
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
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const [isStarting, setStarting] = useState(false);
  useServerEvents({ sessionId });
  const { data } = useQuery(sessionQuery(client, sessionId));

  async function start(): Promise<void> {
    setStarting(true);
    const answer = await startCall(client, sessionId);
    await queryClient.invalidateQueries({ queryKey: keys.session(sessionId) });
    setStarting(false);
    if (answer.kind === "failed") return void toast.error({ title: answer.message ?? t("startFailed") });
    toast.success({ title: t("toast.started") }, { id: JOIN_TOAST });
    onSetUp();
  }

  return (
    <NotConnectedView
      session={data ? { status: data.status, startsAt: data.start_time, canStart: data.can_start } : null}
      title={data?.title ?? null}
      time={secondOf(client)}
      isStarting={isStarting}
      onSetUp={onSetUp}
      onStart={() => void start()}
      onHome={onHome}
    />
  );
}
