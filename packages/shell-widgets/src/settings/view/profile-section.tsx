import { FULL_NAME_MAX_LENGTH, SHORT_NAME_MAX_LENGTH } from "@hotseat/api-client/constants";
import type { Reader } from "@hotseat/core/reader";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { Select } from "@hotseat/ui/select";
import { TextField } from "@hotseat/ui/text-field";
import { type KeyboardEvent, useState } from "react";
import { LANGUAGES } from "../../language-menu/headless";
import { THEME_CHOICES, type ThemePort } from "../../navbar/headless";
import { timeOf } from "../../shared/when";
import type { Profile } from "../headless/settings.types";
import { offsetOfZone, timeZoneName, timeZones } from "../headless/time-zones";
import * as styles from "./settings.css";
import { SettingsLine, SettingsSection } from "./settings-section";
import { useSettingsText } from "./use-settings-text";

/** Longest names that the server takes, in characters. */
const NAME_LENGTHS = { full_name: FULL_NAME_MAX_LENGTH, short_name: SHORT_NAME_MAX_LENGTH } as const;

export interface ProfileSectionProps {
  profile: Profile;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  reader: Reader;
  onChange: (change: Partial<Profile>) => void;
}

/** Names, language and time zone. */
export function ProfileSection({ profile, now, reader, onChange }: ProfileSectionProps) {
  const { t, language } = useSettingsText();
  const { timezone } = profile;
  return (
    <SettingsSection id="settings-profile" title={t("profile.title")}>
      <NameLine name="full_name" profile={profile} onChange={onChange} />
      <NameLine name="short_name" profile={profile} onChange={onChange} />
      <SettingsLine title={t("profile.language")} hint={t("profile.languageHint")}>
        <Select
          className={styles.field}
          aria-label={t("profile.language")}
          value={profile.language}
          onValueChange={(value) => onChange({ language: value })}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </SettingsLine>
      <SettingsLine
        title={t("profile.timezone")}
        hint={t("profile.timezoneHint", { time: timeOf(now, { ...reader, timeZone: timezone }) })}
      >
        <Select
          className={styles.field}
          aria-label={t("profile.timezone")}
          value={timezone}
          onValueChange={(value) => onChange({ timezone: value })}
          options={timeZones(timezone).map((value) => ({
            value,
            label: `${timeZoneName(value)} (${offsetOfZone(value, now, language)})`,
          }))}
        />
      </SettingsLine>
    </SettingsSection>
  );
}

interface NameLineProps extends Pick<ProfileSectionProps, "profile" | "onChange"> {
  name: keyof typeof NAME_LENGTHS;
}

/** A name, stored when the person leaves the field or presses Enter; an empty one is not stored. */
function NameLine({ name, profile, onChange }: NameLineProps) {
  const { t } = useSettingsText();
  const [typed, setTyped] = useState(profile[name]);
  const [known, setKnown] = useState(profile[name]);
  if (known !== profile[name]) {
    // Stored, or changed elsewhere.
    setKnown(profile[name]);
    setTyped(profile[name]);
  }
  const words = typed.trim();
  const store = () => {
    if (words !== "" && words !== profile[name]) onChange({ [name]: words });
  };
  return (
    <SettingsLine title={t(`profile.${name}`)} hint={t(`profile.${name}Hint`)}>
      <TextField
        className={styles.field}
        aria-label={t(`profile.${name}`)}
        autoComplete={name === "full_name" ? "name" : "nickname"}
        maxLength={NAME_LENGTHS[name]}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={store}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter") store();
        }}
        {...(words === "" && { error: t("profile.nameMissing") })}
      />
    </SettingsLine>
  );
}

/** Light, dark, or as the device. */
export function AppearanceSection({ theme }: { theme: ThemePort }) {
  const { t } = useSettingsText();
  return (
    <SettingsSection id="settings-appearance" title={t("appearance.title")}>
      <SettingsLine title={t("appearance.theme")}>
        <SegmentedControl
          label={t("appearance.theme")}
          value={theme.choice}
          onValueChange={theme.onChoose}
          options={THEME_CHOICES.map((value) => ({ value, label: t(`appearance.${value}`) }))}
        />
      </SettingsLine>
    </SettingsSection>
  );
}
