import { Button } from "@hotseat/ui/button";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Icon } from "@hotseat/ui/icon";
import { Spinner } from "@hotseat/ui/spinner";
import { CircleAlert, Pause, RotateCw, Users, Video, VideoOff, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { type SecondSource, useFromTime } from "../schedule/headless";
import type { StageLayout, StagePerson, StageState } from "./stage-rules";
import * as styles from "./video-stage.css";
import { Tile } from "./video-stage.parts";

export interface VideoStageViewProps {
  state: StageState;
  layout: StageLayout;
  /** What went wrong, in the state `error`. */
  error?: string | null;
  /** Since when the last picture stands still, in milliseconds; needs `time`. */
  frozenSince?: number | null;
  time?: SecondSource;
  /** The browser waits for a press before it plays sound. */
  audioBlocked?: boolean;
  onStartAudio?: () => void;
  onJoin: () => void;
  onRetry: () => void;
  /** `strip`: only the large tile with me in its corner, for a phone's other panels. Default `full`. */
  size?: "full" | "strip";
  /** The featured question, over the large tile. */
  overlay?: ReactNode;
  /** Drawings in place of cameras and faces. */
  pictureOf?: (person: StagePerson) => ReactNode;
  faceOf?: (person: StagePerson) => ReactNode;
}

function FrozenMark({ since, time }: { since: number; time: SecondSource }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const count = useFromTime(time, (now) => Math.max(0, Math.round((now - since) / 1_000)));
  return (
    <span className={styles.mark}>
      <Icon as={Pause} size={14} />
      {t("lastPicture", { count })}
    </span>
  );
}

function Card({ state, error, onJoin, onRetry }: Pick<VideoStageViewProps, "state" | "error" | "onJoin" | "onRetry">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  switch (state) {
    case "preparing":
      return (
        <div className={styles.preparing} role="status">
          <Spinner size="medium" />
          {t("preparing")}
        </div>
      );
    case "error":
      return (
        <ErrorState
          icon={CircleAlert}
          align="center"
          title={t("error.title")}
          description={t("error.text", { message: error ?? "" })}
          action={
            <Button icon={RotateCw} onClick={onRetry}>
              {t("error.retry")}
            </Button>
          }
        />
      );
    case "unavailable":
      return (
        <EmptyState icon={VideoOff} align="center" title={t("unavailable.title")} description={t("unavailable.text")} />
      );
    default:
      return (
        <EmptyState
          icon={Video}
          align="center"
          title={t("ready.title")}
          description={t("ready.text")}
          action={
            <Button variant="primary" onClick={onJoin}>
              {t("ready.join")}
            </Button>
          }
        />
      );
  }
}

/** The pictures of a session: one large, the others small, mine among them (live-session.md §2 Video stage states). */
export function VideoStageView(props: VideoStageViewProps) {
  const { state, layout, size = "full", pictureOf, faceOf, overlay, frozenSince, time } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const { main, showsScreen, thumbnails, isAlone } = layout;
  const isFrozen = state === "away";
  const isLive = state === "connected" || isFrozen;
  const small = size === "strip" ? thumbnails.filter((person) => person.isMe) : thumbnails;
  const drawn = (person: StagePerson) => ({ picture: pictureOf?.(person), face: faceOf?.(person) });
  return (
    <section className={styles.stage} aria-label={t("label")} data-stage={state} data-size={size}>
      {isLive && main ? (
        <Tile person={main} size="main" showsScreen={showsScreen} isFrozen={isFrozen && !main.isMe} {...drawn(main)}>
          {isFrozen && frozenSince && time ? <FrozenMark since={frozenSince} time={time} /> : null}
          {isAlone && !isFrozen ? (
            <span className={styles.mark} role="status">
              <Icon as={Users} size={14} />
              {t("waiting")}
            </span>
          ) : null}
          {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
        </Tile>
      ) : (
        <div className={styles.card}>
          <Card {...props} />
          {overlay ? <div className={styles.overlay}>{overlay}</div> : null}
        </div>
      )}
      {props.audioBlocked ? (
        <Button className={styles.sound} variant="primary" icon={Volume2} onClick={props.onStartAudio}>
          {t("startAudio")}
        </Button>
      ) : null}
      {isLive && small.length > 0 ? (
        <div className={styles.thumbnails}>
          {small.map((person) => (
            <Tile
              key={person.identity}
              person={person}
              size="thumbnail"
              isFrozen={isFrozen && !person.isMe}
              {...drawn(person)}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
