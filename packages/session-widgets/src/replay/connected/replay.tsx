import { isHotseatError } from "@hotseat/api-client";
import { keys, replayChangesQuery, replayQuery, sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat, useLocaleNamespace, useServerEvents } from "@hotseat/react";
import { type UseQueryResult, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadReplayMessages, REPLAY_NAMESPACE } from "../../replay-locales";
import { problemText, useSessionTexts } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import type { ReplayChange } from "../headless/replay.types";
import { replayRefusal } from "../headless/replay-refusal";
import { ReplayClosed } from "../view/replay-closed";
import * as styles from "../view/replay-page.css";
import { KeptTools } from "./kept-tools";
import { OpenedReplay } from "./opened-replay";
import type { ReplayProps } from "./replay.types";

const NOTHING: readonly never[] = [];

/** The changes of all tools. The same object while nothing in it changes, however often it is fetched: the player stays where it is. */
function combined(loaded: readonly UseQueryResult<readonly ReplayChange[], Error>[]) {
  return {
    changes: loaded.map(({ data }) => data),
    isComplete: loaded.every(({ data }) => data !== undefined),
    error: loaded.find((one) => one.error)?.error ?? null,
  };
}

/** The replay of a session for the people who took part; without everybody's consent its board and pad, to read. */
export function Replay(props: ReplayProps) {
  useSessionTexts();
  useLocaleNamespace(REPLAY_NAMESPACE, loadReplayMessages);
  const { sessionId, backLink } = props;
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  useServerEvents({ sessionId });
  const session = useQuery(sessionQuery(client, sessionId));
  const known = { replay: session.data?.replay };
  // A refusal that is known already is not asked for: the browser would log it as an error.
  const isAsked = !session.isPending && replayRefusal({ ...known, code: null }) === null;
  const replay = useQuery({ ...replayQuery(client, sessionId), enabled: isAsked });
  const queryClient = useQueryClient();
  const tools = replay.data?.tools ?? NOTHING;
  const loaded = useQueries({
    queries: tools.map(({ id }) => replayChangesQuery(client, sessionId, id)),
    combine: combined,
  });
  const changes = useMemo(
    () => new Map(tools.map(({ id }, index) => [id, loaded.changes[index] ?? []])),
    [tools, loaded.changes],
  );
  const error = replay.error ?? loaded.error;
  const code = isHotseatError(error) ? error.code : null;
  const refusal = replayRefusal({ ...known, code });
  const head = { title: session.data?.title ?? null, backLink };
  const content = () => {
    if (refusal === "replay_not_agreed") return <KeptTools sessionId={sessionId} {...head} />;
    if (refusal === "replay_not_open") return <ReplayClosed {...head} isOver={false} />;
    if (error)
      return (
        <RoomMessage
          inset
          kind="failed"
          detail={problemText(i18n, error)}
          onRetry={() => void queryClient.refetchQueries({ queryKey: keys.replay(sessionId) })}
        />
      );
    if (!replay.data || !loaded.isComplete) return <RoomMessage inset kind="loading" />;
    return <OpenedReplay {...props} frame={replay.data} changes={changes} />;
  };
  return <div className={styles.page}>{content()}</div>;
}
