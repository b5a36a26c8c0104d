import { Avatar } from "@hotseat/ui/avatar";
import { Icon } from "@hotseat/ui/icon";
import { Bot, Hand, Mic, MicOff, MonitorUp, SignalMedium, WifiOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import type { VideoHandle } from "../room/headless";
import { type StagePerson, sharingOf } from "./stage-rules";
import * as styles from "./video-stage.tile.css";

/** A `<video>` in this place that plays by itself, without sound. */
function putVideo(place: HTMLElement): HTMLVideoElement {
  const video = place.ownerDocument.createElement("video");
  video.className = styles.picture;
  video.autoplay = true;
  video.playsInline = true;
  video.muted = true;
  place.append(video);
  return video;
}

/**
 * A live picture; the element follows the track. Made by hand: React listens to everything that a `<video>` of its own tells,
 * and ten of them tell their time fifty times a second.
 */
function Picture({ handle, mirror, fit }: { handle: VideoHandle; mirror: boolean; fit: "cover" | "contain" }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const video = putVideo(place.current);
    handle.attach(video);
    return () => {
      handle.detach(video);
      video.remove();
    };
  }, [handle]);
  return <div ref={place} className={styles.video} data-mirror={mirror || undefined} data-fit={fit} />;
}

export interface TileProps {
  person: StagePerson;
  size: "main" | "thumbnail";
  /** Show the screen instead of the camera. */
  showsScreen?: boolean;
  isFrozen?: boolean;
  /** Large because I pinned it. */
  isPinned?: boolean;
  /** A drawing in place of the camera, and of the face. */
  picture?: ReactNode;
  face?: ReactNode;
  children?: ReactNode;
}

/** On the small tiles of a phone the sign alone is seen, the word is read out. */
function Program() {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "program" });
  return (
    <span className={styles.program} title={t("hint")} data-program="">
      <Icon as={Bot} size={13} />
      <span className={styles.programWord}>{t("label")}</span>
    </span>
  );
}

function Label({ person, size, showsScreen }: Pick<TileProps, "person" | "size" | "showsScreen">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const isMain = size === "main";
  const name = isMain ? person.name : person.shortName;
  const says = person.role === "peer" || (!isMain && person.role !== "observer") ? null : t(`role.${person.role}`);
  const words = showsScreen ? t("screenOf", { name }) : person.isMe ? t("you", { name }) : name;
  return (
    <span className={styles.label} title={words}>
      <Icon
        as={showsScreen ? MonitorUp : person.microphone === "on" ? Mic : MicOff}
        size={13}
        label={showsScreen ? undefined : t(person.microphone === "on" ? "microphoneOn" : "microphoneOff")}
      />
      <span className={styles.name}>{words}</span>
      {person.isProgram && !showsScreen ? <Program /> : null}
      {says && !showsScreen ? <span className={styles.role}>{says}</span> : null}
    </span>
  );
}

function Inside({ person, size, showsScreen, picture, face }: TileProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  const handle = showsScreen ? person.screen : person.camera;
  if (picture && handle) return <div className={styles.picture}>{picture}</div>;
  if (showsScreen && (!handle || handle.paused)) {
    const isPaused = sharingOf(person) === "paused";
    return <p className={styles.screenText}>{t(isPaused ? "screenPaused" : "screenConnecting")}</p>;
  }
  if (handle)
    return (
      <Picture
        handle={handle}
        mirror={person.isMe && !person.isUnmirrored && !showsScreen}
        fit={showsScreen ? "contain" : "cover"}
      />
    );
  return (
    <span className={styles.faceless}>
      <Avatar name={person.name} picture={face} size={size === "main" ? 128 : 52} decorative />
      <span className={styles.hidden}>{t("cameraOff")}</span>
    </span>
  );
}

/** What the media server says of another's line, before their picture goes; mine is told in the top bar. */
function Line({ person, size }: Pick<TileProps, "person" | "size">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage.quality" });
  if (person.isMe || (person.quality !== "lost" && person.quality !== "unsteady")) return null;
  const isLost = person.quality === "lost";
  // A small tile has room for the sign alone.
  const words = isLost || size === "main" ? t(person.quality) : null;
  return (
    <span className={styles.line} data-line={person.quality}>
      <Icon as={isLost ? WifiOff : SignalMedium} size={13} label={words === null ? t("unsteady") : undefined} />
      {words}
    </span>
  );
}

/** A raised hand is seen wherever one looks; a small tile has room for the sign alone. */
function RaisedHand({ person, size }: Pick<TileProps, "person" | "size">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  if (!person.hasHandUp) return null;
  return (
    <span className={styles.hand}>
      <Icon as={Hand} size={13} label={size === "main" ? undefined : t("handUp")} />
      {size === "main" ? t("handUp") : null}
    </span>
  );
}

/** One person, or their screen. */
export function Tile(props: TileProps) {
  const { person, size, showsScreen = false, isFrozen = false, isPinned = false, children } = props;
  const hasPicture = (showsScreen ? person.screen : person.camera) !== null;
  return (
    <div
      className={styles.tile}
      data-tile={size}
      data-identity={person.identity}
      data-me={person.isMe || undefined}
      data-state={showsScreen ? "screen" : hasPicture ? "picture" : "camera-off"}
      data-speaking={person.isSpeaking || undefined}
      data-muted={person.microphone === "muted" || undefined}
      data-frozen={isFrozen || undefined}
      data-pinned={isPinned || undefined}
      data-hand={person.hasHandUp || undefined}
      data-quality={person.quality}
    >
      <Inside {...props} />
      <Line person={person} size={size} />
      {showsScreen ? null : <RaisedHand person={person} size={size} />}
      <Label person={person} size={size} showsScreen={showsScreen} />
      {children}
    </div>
  );
}
