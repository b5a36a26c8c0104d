import type { ToolKind } from "@hotseat/api-client/types";
import { EmptyState } from "@hotseat/ui/empty-state";
import { Icon } from "@hotseat/ui/icon";
import { Select } from "@hotseat/ui/select";
import { CodeXml, PenTool } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { REPLAY_NAMESPACE } from "../../replay-locales";
import type { LatestChange, ReplayFrame, ReplayTool } from "../headless/replay.types";
import { markAt, type ReplayTimes } from "../headless/replay-rules";
import type { ReplayState } from "../headless/replay-store";
import { personColour } from "./person-colour";
import * as styles from "./replay.css";
import { ReplayPlayer, type ReplayPlayerProps } from "./replay-player";
import { type ReplayNames, useReplayNames } from "./use-replay-names";

/** One half of the replay: the tools of a kind, the one that is shown, and its content. */
export interface ReplayPane {
  readonly tools: readonly ReplayTool[];
  readonly shown: ReplayTool | null;
  /** The latest change of the tool that is shown. */
  readonly latest: LatestChange | null;
  /** Name that a file of it would have. */
  readonly file?: string | null;
  readonly onShow: (toolId: string) => void;
  readonly content: ReactNode;
}

export interface ReplayViewProps {
  frame: ReplayFrame;
  times: ReplayTimes;
  state: ReplayState;
  board: ReplayPane;
  code: ReplayPane;
  actions: ReplayPlayerProps["actions"];
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** Milliseconds for which somebody's change is still said beside the tool. */
const LATEST_FOR_MS = 8000;

/** The drawings and the code of a session, at any moment. */
export function ReplayView({ frame, times, state, board, code, actions, timeZone }: ReplayViewProps) {
  const names = useReplayNames(frame, timeZone);
  return (
    <div className={styles.replay} data-replay={state.isPlaying ? "playing" : "paused"}>
      <div className={styles.now}>
        <Asked times={times} atMs={state.atMs} names={names} />
        <Legend frame={frame} names={names} />
      </div>
      <div className={styles.panes}>
        <Pane kind="whiteboard" pane={board} atMs={state.atMs} names={names} />
        <Pane kind="code" pane={code} atMs={state.atMs} names={names} />
      </div>
      <ReplayPlayer times={times} state={state} names={names} actions={actions} />
    </div>
  );
}

/** The person whose turn it is, and the question that was asked. */
function Asked({ times, atMs, names }: { times: ReplayTimes; atMs: number; names: ReplayNames }) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  const mark = markAt(times, atMs);
  const turn = times.turns.findLast(({ fromMs }) => fromMs <= atMs);
  const title = () => {
    if (mark?.kind === "question") return t("asked", { name: names.short(mark.attendeeId), number: mark.number });
    if (mark) return t(`during.${mark.kind}`, { name: names.short(mark.attendeeId) });
    if (!turn) return t("before");
    return turn.attendeeId === null ? t("debrief") : t("turn", { name: names.short(turn.attendeeId) });
  };
  return (
    <p className={styles.asked} style={{ margin: 0 }} data-asked="">
      <span>
        <span className={styles.askedWho}>{title()}</span> <span className={styles.askedText}>{mark?.text}</span>
      </span>
    </p>
  );
}

function Legend({ frame, names }: { frame: ReplayFrame; names: ReplayNames }) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  return (
    <ul className={styles.legend} aria-label={t("colours")}>
      <li className={styles.legendTitle} aria-hidden="true">
        {t("colours")}
      </li>
      {frame.people.map(({ attendee_id, full_name, colour, is_me }) => (
        <li
          key={attendee_id}
          className={styles.chip}
          style={{ "--who": personColour(colour) } as CSSProperties}
          title={full_name}
        >
          <span className={styles.dot} />
          {names.short(attendee_id)}
          {is_me ? <span className={styles.you}>{t("you")}</span> : null}
        </li>
      ))}
    </ul>
  );
}

const ICONS = { whiteboard: PenTool, code: CodeXml } as const;

interface PaneProps {
  kind: ToolKind;
  pane: ReplayPane;
  atMs: number;
  names: ReplayNames;
}

function Pane({ kind, pane, atMs, names }: PaneProps) {
  const { t } = useTranslation(REPLAY_NAMESPACE);
  const { tools, shown, latest, file, onShow, content } = pane;
  const isFresh = latest !== null && atMs - latest.atMs < LATEST_FOR_MS;
  const sentence = () => {
    if (!latest || !isFresh) return null;
    const name = names.short(latest.author);
    return latest.line === null ? t("draws", { name }) : t("types", { name, line: latest.line });
  };
  return (
    <section className={styles.pane} aria-label={t(`pane.${kind}`)} data-pane={kind}>
      <header className={styles.paneHead}>
        <Icon as={ICONS[kind]} size={16} />
        <h2 className={styles.paneTitle}>{shown && tools.length === 1 ? shown.name : t(`pane.${kind}`)}</h2>
        {tools.length > 1 && shown ? (
          <Select
            label={t("choose")}
            hideLabel
            value={shown.id}
            onValueChange={onShow}
            options={tools.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <span className={styles.latest}>{sentence()}</span>
        {file ? <span className={styles.file}>{file}</span> : null}
      </header>
      <div className={styles.paneBody}>
        {shown ? (
          content
        ) : (
          <EmptyState
            className={styles.nothing}
            align="center"
            heading="p"
            icon={ICONS[kind]}
            title={t(`nothing.${kind}`)}
          />
        )}
      </div>
    </section>
  );
}
