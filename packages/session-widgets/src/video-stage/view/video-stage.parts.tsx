import { Avatar } from "@hotseat/ui/avatar";
import { Icon } from "@hotseat/ui/icon";
import { Bot, Hand, Mic, MicOff, MonitorUp, SignalMedium, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { PictureSource } from "../../room/headless";
import type { StagePerson } from "../headless/stage-rules";
import * as styles from "./video-stage.tile.css";

/** Renders a person's camera or shared screen: a `<video>`, or a drawing of it. Pass a stable function. */
export type MediaOf = (person: StagePerson, source: PictureSource) => ReactNode;

export interface TileProps {
  person: StagePerson;
  size: "main" | "thumbnail";
  /** Show the screen instead of the camera. */
  showsScreen?: boolean;
  isFrozen?: boolean;
  /** Large because I pinned it. */
  isPinned?: boolean;
  /** Fills the tile while there is a picture. Default: nothing is shown in its place. */
  mediaOf?: MediaOf | undefined;
  /** A drawing in place of the initials. */
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

/** Whether there is a picture to be shown. */
const hasPicture = ({ camera, sharing }: StagePerson, showsScreen: boolean) =>
  showsScreen ? sharing === "on" : camera === "on";

function Inside({ person, size, showsScreen = false, mediaOf, face }: TileProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "stage" });
  if (hasPicture(person, showsScreen))
    return (
      <div
        className={styles.picture}
        data-mirror={(person.isMe && !person.isUnmirrored && !showsScreen) || undefined}
        data-fit={showsScreen ? "contain" : "cover"}
      >
        {mediaOf?.(person, showsScreen ? "screen" : "camera")}
      </div>
    );
  if (showsScreen)
    return <p className={styles.screenText}>{t(person.sharing === "paused" ? "screenPaused" : "screenConnecting")}</p>;
  return (
    <span className={styles.faceless}>
      <Avatar name={person.name} picture={face} size={size === "main" ? 128 : 52} decorative />
      <span className={styles.hidden}>{t(person.camera === "starting" ? "cameraStarting" : "cameraOff")}</span>
    </span>
  );
}

/** Another person's connection quality, shown before their picture fails; the top bar shows the viewer's own. */
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
  return (
    <div
      className={styles.tile}
      data-tile={size}
      data-identity={person.identity}
      data-me={person.isMe || undefined}
      data-state={showsScreen ? "screen" : hasPicture(person, false) ? "picture" : `camera-${person.camera}`}
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
