import type { Language } from "@hotseat/api-client/types";
import { MINUTE_MS } from "@hotseat/core/durations";
import { Dialog } from "@hotseat/ui/dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { AUTOSAVE_CHOICES_MS, WARNING_CHOICES_SEC } from "../headless/session-settings.constants";
import type { SettingsState } from "../headless/session-settings.types";
import * as styles from "./session-settings.css";
import { type DeviceSettings, DevicesSection } from "./session-settings-devices";
import { ChoiceRow, Section, SwitchRow } from "./session-settings-rows";
import { useSpan } from "./use-span";

const THEMES = ["system", "light", "dark"] as const;
export type ThemeName = (typeof THEMES)[number];
/** The host application's theme. */
export interface ThemeControl {
  readonly choice: ThemeName;
  onChoose(choice: ThemeName): void;
}

/** The language of the interface, and the others it can be read in. */
export interface LanguageControl {
  readonly choice: Language;
  readonly languages: readonly { code: Language; name: string }[];
  onChoose(choice: Language): void;
}

export interface SessionSettingsViewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  settings: SettingsState;
  onChange: (part: Partial<SettingsState>) => void;
  devices: DeviceSettings;
  /** Light, dark or the system's; absent where the host application has its own control. */
  theme?: ThemeControl;
  language?: LanguageControl;
  /** My agreement to a replay. */
  consent?: ReactNode;
}

function DuringSection({ settings, onChange }: Pick<SessionSettingsViewProps, "settings" | "onChange">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  const span = useSpan();
  return (
    <Section title={t("during")}>
      <ChoiceRow
        setting="timerWarningThreshold"
        name={t("timerWarning.name")}
        hint={t("timerWarning.hint")}
        value={String(settings.timerWarningThreshold)}
        choices={WARNING_CHOICES_SEC.map((seconds) => ({
          value: String(seconds),
          label: seconds === 0 ? t("never") : t("before", { span: span(seconds) }),
        }))}
        onChange={(value) => onChange({ timerWarningThreshold: Number(value) })}
      />
      <SwitchRow
        setting="soundEnabled"
        name={t("sound.name")}
        hint={t("sound.hint")}
        on={settings.soundEnabled}
        onChange={(soundEnabled) => onChange({ soundEnabled })}
      />
      <SwitchRow
        setting="enableNotifications"
        name={t("notifications.name")}
        hint={t("notifications.hint")}
        on={settings.enableNotifications}
        onChange={(enableNotifications) => onChange({ enableNotifications })}
      />
      <ChoiceRow
        setting="autoSaveInterval"
        name={t("autoSave.name")}
        hint={t("autoSave.hint")}
        value={String(settings.autoSaveInterval)}
        choices={AUTOSAVE_CHOICES_MS.map((ms) => ({
          value: String(ms),
          label: ms === MINUTE_MS ? t("everyMinute") : t("every", { span: span(ms / 1_000) }),
        }))}
        onChange={(value) => onChange({ autoSaveInterval: Number(value) })}
      />
    </Section>
  );
}

function LookSection({
  settings,
  onChange,
  theme,
  language,
}: Pick<SessionSettingsViewProps, "settings" | "onChange" | "theme" | "language">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  return (
    <Section title={t("look")}>
      {language ? (
        <ChoiceRow
          setting="language"
          name={t("language.name")}
          value={language.choice}
          choices={language.languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(choice) => language.onChoose(choice as Language)}
        />
      ) : null}
      {theme ? (
        <ChoiceRow
          setting="theme"
          name={t("theme.name")}
          value={theme.choice}
          choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          onChange={(choice) => theme.onChoose(choice as ThemeName)}
        />
      ) : null}
      <SwitchRow
        setting="compactMode"
        name={t("compact.name")}
        hint={t("compact.hint")}
        on={settings.compactMode}
        onChange={(compactMode) => onChange({ compactMode })}
      />
      <SwitchRow
        setting="animations"
        name={t("animations.name")}
        hint={t("animations.hint")}
        on={settings.animations}
        onChange={(animations) => onChange({ animations })}
      />
    </Section>
  );
}

/** My settings for sessions; each counts at once and is kept on this device (LS-3.11). */
export function SessionSettingsView(props: SessionSettingsViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionSettings" });
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t("title")}
      description={t("text")}
      closeLabel={t("close")}
    >
      <div className={styles.sections}>
        <DevicesSection {...props.devices} />
        <DuringSection {...props} />
        <LookSection {...props} />
        {props.consent ? <Section title={t("recording")}>{props.consent}</Section> : null}
      </div>
    </Dialog>
  );
}
