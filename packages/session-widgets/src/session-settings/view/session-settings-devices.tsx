import { Button } from "@hotseat/ui/button";
import { Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { type DeviceInfo, type DevicePreferences, RESOLUTIONS, type Resolution } from "../../prejoin/headless";
import { ChoiceRow, Section, SwitchRow } from "./session-settings-rows";

/** What can be said of the devices where the settings are opened. */
export interface DeviceSettings {
  /** Everything plugged in. */
  readonly list: readonly DeviceInfo[];
  /** The devices really in use; empty while one is off. */
  readonly inUse: Readonly<Record<DeviceInfo["kind"], string>>;
  readonly preferences: Pick<
    DevicePreferences,
    "mirror" | "echoCancellation" | "noiseSuppression" | "autoGainControl" | "resolution"
  >;
  /** The test tone is sounding. */
  readonly isTesting: boolean;
  /** Observers send nothing: only the speaker is theirs to choose. */
  readonly sendsNothing?: boolean;
  choose(kind: DeviceInfo["kind"], deviceId: string): void;
  adjust(part: Partial<DevicePreferences>): void;
  testSpeaker(): void;
}

const SENDING = [
  ["videoinput", "camera"],
  ["audioinput", "microphone"],
] as const;
const SOUND = ["echoCancellation", "noiseSuppression", "autoGainControl"] as const;

/** Microphone, camera and speaker with what is done to their sound and picture (LS-3.19). */
export function DevicesSection(props: DeviceSettings) {
  const { list, inUse, preferences, choose, adjust, sendsNothing = false } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  const choicesOf = (kind: DeviceInfo["kind"]) =>
    list
      .filter((device) => device.kind === kind && device.deviceId !== "")
      .map((device) => ({ value: device.deviceId, label: device.label || t("unnamed") }));
  const row = (kind: DeviceInfo["kind"], name: "camera" | "microphone" | "speaker") => {
    const choices = choicesOf(kind);
    return {
      setting: name,
      name: t(name),
      isWide: true,
      value: choices.some(({ value }) => value === inUse[kind]) ? inUse[kind] : "",
      choices,
      placeholder: t(choices.length === 0 ? "none" : kind === "audiooutput" ? "systemSpeaker" : "notInUse"),
      onChange: (deviceId: string) => choose(kind, deviceId),
    };
  };
  return (
    <Section title={t("devices")}>
      {sendsNothing ? null : SENDING.map(([kind, name]) => <ChoiceRow key={kind} {...row(kind, name)} />)}
      <ChoiceRow
        {...row("audiooutput", "speaker")}
        extra={
          <Button
            variant="secondary"
            icon={Play}
            busy={props.isTesting}
            aria-label={t("testSpeaker")}
            onClick={props.testSpeaker}
          >
            {t("test")}
          </Button>
        }
      />
      {sendsNothing ? null : (
        <>
          <ChoiceRow
            setting="resolution"
            name={t("resolution.name")}
            hint={t("resolution.hint")}
            value={preferences.resolution}
            choices={RESOLUTIONS.map((value) => ({ value, label: value === "auto" ? t("resolution.auto") : value }))}
            onChange={(resolution) => adjust({ resolution: resolution as Resolution })}
          />
          <SwitchRow
            setting="mirror"
            name={t("mirror.name")}
            hint={t("mirror.hint")}
            on={preferences.mirror}
            onChange={(mirror) => adjust({ mirror })}
          />
          {SOUND.map((setting) => (
            <SwitchRow
              key={setting}
              setting={setting}
              name={t(`${setting}.name`)}
              hint={t(`${setting}.hint`)}
              on={preferences[setting]}
              onChange={(on) => adjust({ [setting]: on })}
            />
          ))}
        </>
      )}
    </Section>
  );
}
