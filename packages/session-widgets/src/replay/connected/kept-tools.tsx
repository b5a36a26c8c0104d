import { toolsQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../session-data";
import { RoomMessage } from "../../session-data/view";
import { WorkspaceTool } from "../../workspace";
import * as styles from "../view/replay.css";
import { ReplayClosed } from "../view/replay-closed";

export interface KeptToolsProps {
  sessionId: number;
  /** The session's title; null while it is not known. */
  title: string | null;
  backLink?: ReactNode;
}

/** The board and the pad of a session without a replay, to read; a kind that nobody opened is left out. */
export function KeptTools({ sessionId, title, backLink }: KeptToolsProps) {
  const { client } = useHotseat();
  const { i18n } = useTranslation();
  const tools = useQuery({ ...toolsQuery(client, sessionId), refetchInterval: false });
  if (tools.error)
    return (
      <RoomMessage inset kind="failed" detail={problemText(i18n, tools.error)} onRetry={() => void tools.refetch()} />
    );
  if (!tools.data) return <RoomMessage inset kind="loading" />;
  const opened = [...new Set(tools.data.results.map((tool) => tool.kind))];
  return (
    <ReplayClosed title={title} backLink={backLink} isOver isEmpty={opened.length === 0}>
      {opened.length === 0 ? null : (
        <div className={styles.panes} data-single={opened.length === 1 || undefined}>
          {opened.map((kind) => (
            <div key={kind} className={styles.pane}>
              <WorkspaceTool sessionId={sessionId} kind={kind} />
            </div>
          ))}
        </div>
      )}
    </ReplayClosed>
  );
}
