import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Menu, MenuRadioGroup, MenuRadioItem } from "@hotseat/ui/menu";
import { ChevronDown, type LucideIcon, Mic, MicOff, Play, Video, VideoOff, Volume2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { DeviceInfo, DeviceState } from "../headless/media-types";
import type { PreviewState } from "../headless/preview-store";
import * as styles from "./prejoin-devices.css";

interface RowProps {
  icon: LucideIcon;
  label: string;
  value: string;
  isProblem?: boolean;
  options: readonly DeviceInfo[];
  chosen: string;
  onChoose: (deviceId: string) => void;
  extra?: ReactNode;
}

function DeviceRow({ icon, label, value, isProblem, options, chosen, onChoose, extra }: RowProps) {
  return (
    <div className={styles.row} data-problem={isProblem || undefined} data-extra={extra ? "" : undefined}>
      <Menu
        align="end"
        trigger={
          <button type="button" className={styles.trigger} disabled={options.length === 0}>
            <Icon as={icon} size={18} className={styles.icon} />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{value}</span>
            </span>
            <Icon as={ChevronDown} className={styles.icon} />
          </button>
        }
      >
        <MenuRadioGroup value={chosen} onValueChange={onChoose}>
          {options.map((device) => (
            <MenuRadioItem key={device.deviceId} value={device.deviceId}>
              {device.label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </Menu>
      {extra ? <span className={styles.extra}>{extra}</span> : null}
    </div>
  );
}

interface DevicesProps {
  preview: PreviewState;
  speakerId: string | null;
  onChoose: (kind: DeviceInfo["kind"], deviceId: string) => void;
  onTestSpeaker: () => void;
}

/** Camera, microphone and speaker, each with the device really in use. */
export function Devices({ preview, speakerId, onChoose, onTestSpeaker }: DevicesProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin" });
  const of = (kind: DeviceInfo["kind"]) =>
    preview.devices.filter((device) => device.kind === kind && device.deviceId !== "");
  const nameOf = (state: DeviceState) => {
    if (state.status === "on") return state.label;
    return state.status === "problem" ? t(`deviceProblem.${state.problem}`) : t(`deviceState.${state.status}`);
  };
  const idOf = (state: DeviceState) => (state.status === "on" ? state.deviceId : "");
  const speakers = of("audiooutput");
  const speaker = speakers.find((device) => device.deviceId === speakerId) ?? speakers[0];
  const hasNoCamera = preview.camera.status === "problem";
  const hasNoMicrophone = preview.microphone.status === "problem";
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{t("devices")}</h2>
      <div className={styles.list}>
        <DeviceRow
          icon={hasNoCamera ? VideoOff : Video}
          label={t("camera")}
          value={nameOf(preview.camera)}
          isProblem={hasNoCamera}
          options={of("videoinput")}
          chosen={idOf(preview.camera)}
          onChoose={(id) => onChoose("videoinput", id)}
        />
        <DeviceRow
          icon={hasNoMicrophone ? MicOff : Mic}
          label={t("microphone")}
          value={nameOf(preview.microphone)}
          isProblem={hasNoMicrophone}
          options={of("audioinput")}
          chosen={idOf(preview.microphone)}
          onChoose={(id) => onChoose("audioinput", id)}
        />
        <DeviceRow
          icon={Volume2}
          label={t("speaker")}
          value={speaker?.label || t("systemSpeaker")}
          options={speakers}
          chosen={speaker?.deviceId ?? ""}
          onChoose={(id) => onChoose("audiooutput", id)}
          extra={
            <Button
              size="small"
              variant="secondary"
              icon={Play}
              busy={preview.isTesting}
              aria-label={t("testSpeaker")}
              onClick={onTestSpeaker}
            >
              {t("test")}
            </Button>
          }
        />
      </div>
    </section>
  );
}
