import type { ReadableStore } from "@hotseat/core/store";
import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { LevelMeter } from "@hotseat/ui/level-meter";
import { Spinner } from "@hotseat/ui/spinner";
import { CameraOff, FlipHorizontal2, Mic, MicOff, RotateCw, SlidersHorizontal, Video, VideoOff } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Trans, useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { NAMESPACE } from "../../locales";
import { BROWSER_LABELS, type BrowserName } from "../headless/browser-rules";
import type { DeviceProblem, DeviceState } from "../headless/media-types";
import { HEARD_LEVEL } from "../headless/prejoin.constants";
import * as styles from "./prejoin-preview.css";

interface PreviewProps {
  camera: DeviceState;
  microphone: DeviceState;
  mirror: boolean;
  browser: BrowserName;
  /** The page's host name, as the browser shows it beside the address. */
  host: string;
  attach: (element: HTMLVideoElement) => () => void;
  /** A drawing in the camera's place. */
  picture?: ReactNode;
  onCamera: (on: boolean) => void;
  onMicrophone: (on: boolean) => void;
  onRetry: () => void;
  onSettings: () => void;
}

function CameraPicture({ attach, mirror }: Pick<PreviewProps, "attach" | "mirror">) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => (element.current ? attach(element.current) : undefined), [attach]);
  return <video ref={element} className={styles.video} data-mirror={mirror || undefined} autoPlay playsInline muted />;
}

function Steps({ problem, browser, host }: { problem: DeviceProblem; browser: BrowserName; host: string }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const parts = {
    b: <strong className={styles.strong} />,
    site: (
      <span className={styles.site}>
        <Icon as={SlidersHorizontal} size={13} />
        {host}
      </span>
    ),
  };
  const path = problem === "blocked" ? `steps.${browser}` : `steps.${problem}`;
  return (
    <ol className={styles.steps}>
      {["1", "2", "3"].map((step) => (
        <li key={step}>
          <Trans t={t} i18nKey={`${path}.${step}`} components={parts} />
        </li>
      ))}
    </ol>
  );
}

function CameraProblem({
  problem,
  browser,
  host,
  onRetry,
}: { problem: DeviceProblem } & Pick<PreviewProps, "browser" | "host" | "onRetry">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  return (
    <div className={styles.problem} role="status">
      <span className={styles.problemIcon}>
        <Icon as={CameraOff} size={24} />
      </span>
      <h2 className={styles.problemTitle}>{t(`cameraProblem.${problem}.title`)}</h2>
      <p className={styles.problemText}>
        {t(`cameraProblem.${problem}.text`, { browser: BROWSER_LABELS[browser] ?? t("yourBrowser") })}
      </p>
      <Steps problem={problem} browser={browser} host={host} />
      <Button variant="secondary" size="large" icon={RotateCw} onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}

function Inside(props: PreviewProps) {
  const { camera, attach, mirror, picture } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  if (camera.status === "problem") return <CameraProblem problem={camera.problem} {...props} />;
  if (camera.status === "on") {
    return (
      <>
        {picture ? (
          <div className={styles.video} data-mirror={mirror || undefined}>
            {picture}
          </div>
        ) : (
          <CameraPicture attach={attach} mirror={mirror} />
        )}
        {mirror ? (
          <span className={styles.mark}>
            <Icon as={FlipHorizontal2} size={14} />
            {t("mirrored")}
          </span>
        ) : null}
      </>
    );
  }
  return (
    <div className={styles.quiet} role="status">
      {camera.status === "starting" ? <Spinner size="medium" /> : <Icon as={VideoOff} size={24} />}
      <p className={styles.quietText}>{t(camera.status === "starting" ? "asking" : "cameraOff")}</p>
    </div>
  );
}

/** My own picture with the two switches and the way to the settings on it. */
export function Preview(props: PreviewProps) {
  const { camera, microphone, onCamera, onMicrophone, onSettings } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const cameraOn = camera.status === "on";
  const microphoneOn = microphone.status === "on";
  return (
    <section className={styles.preview} data-camera={camera.status} aria-label={t("previewLabel")}>
      <Inside {...props} />
      <div className={styles.switches}>
        <button
          type="button"
          className={styles.round}
          aria-pressed={microphoneOn}
          aria-label={t(microphoneOn ? "microphoneTurnOff" : "microphoneTurnOn")}
          data-state={microphone.status}
          onClick={() => onMicrophone(!microphoneOn)}
        >
          <Icon as={microphoneOn ? Mic : MicOff} size={20} />
        </button>
        <button
          type="button"
          className={styles.round}
          aria-pressed={cameraOn}
          aria-label={t(cameraOn ? "cameraTurnOff" : "cameraTurnOn")}
          data-state={camera.status}
          onClick={() => onCamera(!cameraOn)}
        >
          <Icon as={cameraOn ? Video : VideoOff} size={20} />
        </button>
        <button type="button" className={styles.round} aria-label={t("settings")} onClick={onSettings}>
          <Icon as={SlidersHorizontal} size={20} />
        </button>
      </div>
    </section>
  );
}

function Level({ level }: { level: ReadableStore<{ readonly value: number }> }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const { value } = useStore(level);
  return (
    <LevelMeter
      level={value}
      icon={Mic}
      label={t("microphoneLevel")}
      hint={t(value >= HEARD_LEVEL ? "weHearYou" : "saySomething")}
    />
  );
}

/** Under the picture: how loud I am, or why I am not heard. */
export function MicrophoneRow({
  microphone,
  level,
  onRetry,
}: {
  microphone: DeviceState;
  level: ReadableStore<{ readonly value: number }>;
  onRetry: () => void;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  if (microphone.status === "on") return <Level level={level} />;
  const isProblem = microphone.status === "problem";
  return (
    <div className={styles.microphone} data-microphone={microphone.status} role="status">
      <Icon as={isProblem || microphone.status === "off" ? MicOff : Mic} />
      <span className={styles.microphoneText}>
        {isProblem
          ? t(`microphoneProblem.${microphone.problem}`)
          : t(microphone.status === "off" ? "microphoneOff" : "microphoneStarting")}
      </span>
      {isProblem ? (
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      ) : null}
    </div>
  );
}
