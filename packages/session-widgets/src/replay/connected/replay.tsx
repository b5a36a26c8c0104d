import { isHotseatError } from "@hotseat/api-client";
import { replayChangesQuery, replayQuery } from "@hotseat/api-client/queries";
import { useHotseat, useLocaleNamespace, useServerEvents } from "@hotseat/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadReplayMessages, REPLAY_NAMESPACE } from "../../replay-locales";
import { problemText, useSessionTexts } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import * as styles from "../view/replay.css";
import { ReplayClosed } from "../view/replay-closed";
import { KeptTools } from "./kept-tools";
import { OpenedReplay } from "./opened-replay";

export interface ReplayProps {
  sessionId: number;
  /** The way back, such as a link to the feedback. */
  backLink?: ReactNode;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string | undefined;
  /** Where Excalidraw's fonts are, with a slash at the end. Default `/excalidraw/`. */
  assetPath?: string;
}

/** The replay of a session for the people who took part; without everybody's consent its board and pad, to read. */
export function Replay(props: ReplayProps) {
  useSessionTexts();
  useLocaleNamespace(REPLAY_NAMESPACE, loadReplayMessages);
  const { sessionId, backLink } = props;
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  useServerEvents({ sessionId });
  const replay = useQuery(replayQuery(client, sessionId));
  const tools = replay.data?.tools ?? [];
  const loaded = useQueries({ queries: tools.map(({ id }) => replayChangesQuery(client, sessionId, id)) });
  const isComplete = loaded.every(({ data }) => data !== undefined);
  const counts = loaded.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the times of arrival stand for the data
  const changes = useMemo(
    () => new Map(tools.map(({ id }, index) => [id, loaded[index]?.data ?? []])),
    [replay.data, counts],
  );
  const error = replay.error ?? loaded.find((one) => one.error)?.error ?? null;
  const code = isHotseatError(error) ? error.code : null;
  const content = () => {
    if (code === "replay_not_agreed" || code === "replay_not_open")
      return (
        <ReplayClosed backLink={backLink} isOver={code === "replay_not_agreed"}>
          {code === "replay_not_agreed" ? <KeptTools sessionId={sessionId} /> : null}
        </ReplayClosed>
      );
    if (error)
      return (
        <RoomMessage
          inset
          kind="failed"
          detail={problemText(i18n, error)}
          onRetry={() => void Promise.all([replay, ...loaded].map((query) => query.refetch()))}
        />
      );
    if (!replay.data || !isComplete) return <RoomMessage inset kind="loading" />;
    return <OpenedReplay {...props} frame={replay.data} changes={changes} />;
  };
  return <div className={styles.replay}>{content()}</div>;
}
