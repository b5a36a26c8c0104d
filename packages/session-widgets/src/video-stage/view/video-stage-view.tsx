import type { Ticker } from "@hotseat/core/ticker";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { CircleAlert, Pause, Users, Volume2 } from "lucide-react";
import { memo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { useFromTime } from "../../schedule/headless";
import type { StagePerson } from "../headless/stage-rules";
import { useFocusOnPinned } from "./use-focus-on-pinned";
import { StageCard } from "./video-stage.card";
import * as styles from "./video-stage.css";
import { Tile, type TileProps } from "./video-stage.parts";
import { PinButton, type PinButtonProps, ScreenTile } from "./video-stage.pin";
import * as tile from "./video-stage.tile.css";
import type { VideoStageViewProps } from "./video-stage.types";

function FrozenMark({ since, time }: { since: number; time: Ticker }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const count = useFromTime(time, (now) => Math.max(0, Math.round((now - since) / 1_000)));
  return (
    <span className={tile.mark}>
      <Icon as={Pause} size={14} />
      {t("lastPicture", { count })}
    </span>
  );
}

function smallOf({ size = "full", tilesShown = true, instead, layout: { main, thumbnails } }: VideoStageViewProps) {
  if (size === "tiles" || (instead && tilesShown))
    return main ? [main, ...thumbnails.filter((person) => person !== main)] : thumbnails;
  if (size === "strip") return thumbnails.filter((person) => person.isMe);
  return tilesShown ? thumbnails : [];
}

/** The messages over the large tile: the picture is frozen and why, or nobody else is in the call. */
function Marks({ state, layout, error, frozenSince, time, othersLeft }: VideoStageViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const isAway = state === "away";
  const hasPicture = layout.showsScreen ? layout.main?.sharing === "on" : layout.main?.camera === "on";
  return (
    <div className={tile.marks}>
      {isAway && hasPicture && frozenSince && time ? <FrozenMark since={frozenSince} time={time} /> : null}
      {isAway && error ? (
        <span className={tile.mark} role="status">
          <Icon as={CircleAlert} size={14} />
          <span className={tile.name}>{t("error.overlay", { message: error })}</span>
        </span>
      ) : null}
      {layout.isAlone && !isAway ? (
        <span className={tile.mark} role="status">
          <Icon as={Users} size={14} />
          {t(othersLeft ? "waitingAgain" : "waiting")}
        </span>
      ) : null}
    </div>
  );
}

interface ThumbnailProps extends Pick<TileProps, "person" | "isFrozen" | "mediaOf" | "face"> {
  onPin: PinButtonProps["onPin"] | undefined;
}

/** One of many: drawn again for what concerns this person. */
const Thumbnail = memo(function Thumbnail({ onPin, ...person }: ThumbnailProps) {
  return (
    <Tile {...person} size="thumbnail">
      {onPin ? <PinButton person={person.person} isPinned={false} onPin={onPin} /> : null}
    </Tile>
  );
});

/** The pictures of a session: one large, the others small, mine among them (LS-2.28). */
export function VideoStageView(props: VideoStageViewProps) {
  const { state, layout, size = "full", mediaOf, faceOf, overlay, bars, onPin } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const stage = useRef<HTMLElement>(null);
  useFocusOnPinned(stage, layout.isPinned ? (layout.main?.identity ?? null) : null);
  const { main, showsScreen, screenAside } = layout;
  const isFrozen = state === "away";
  const isLive = state === "connected" || isFrozen;
  const small = smallOf(props);
  const pins = size === "full" && !layout.isAlone ? onPin : undefined;
  const drawn = (person: StagePerson) => ({
    isFrozen: isFrozen && !person.isMe,
    mediaOf,
    face: faceOf?.(person),
  });
  return (
    <section ref={stage} className={styles.stage} aria-label={t("label")} data-stage={state} data-size={size}>
      {isLive && size === "tiles" ? null : (
        <div className={styles.place}>
          {isLive && props.instead ? (
            props.instead
          ) : isLive && main ? (
            <Tile person={main} size="main" showsScreen={showsScreen} isPinned={layout.isPinned} {...drawn(main)}>
              <div className={tile.bars}>{bars}</div>
              <Marks {...props} />
              {pins && !showsScreen ? <PinButton person={main} isPinned={layout.isPinned} onPin={pins} /> : null}
            </Tile>
          ) : (
            <div className={styles.card}>
              <StageCard {...props} />
            </div>
          )}
          {overlay && !props.instead ? <div className={styles.overlay}>{overlay}</div> : null}
        </div>
      )}
      {props.audioBlocked ? (
        <Button className={styles.sound} variant="primary" icon={Volume2} onClick={props.onStartAudio}>
          {t("startAudio")}
        </Button>
      ) : null}
      {isLive && (small.length > 0 || screenAside) ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
        <div className={styles.thumbnails} role="group" aria-label={t("tiles")}>
          {screenAside && size === "full" ? <ScreenTile person={screenAside} onShow={() => onPin?.(null)} /> : null}
          {small.map((person) => (
            <Thumbnail key={person.identity} person={person} {...drawn(person)} onPin={pins} />
          ))}
        </div>
      ) : null}
    </section>
  );
}
