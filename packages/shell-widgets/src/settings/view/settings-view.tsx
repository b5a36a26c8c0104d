import { Icon } from "@hotseat/ui/icon";
import { SavedState, type SavedStateName } from "@hotseat/ui/saved-state";
import { Heading } from "@hotseat/ui/text";
import { Bell, CalendarDays, FolderDown, type LucideIcon, Mail, Palette, ShieldCheck, UserRound } from "lucide-react";
import type { ThemePort } from "../../navbar/headless";
import { timeOf } from "../../shared/when";
import { CalendarSection, type CalendarSectionProps } from "./calendar-section";
import { MailsSection, type MailsSectionProps } from "./mails-section";
import { NoticesSection, type NoticesSectionProps } from "./notices-section";
import { OwnDataSection, type OwnDataSectionProps } from "./own-data-section";
import { AppearanceSection, ProfileSection, type ProfileSectionProps } from "./profile-section";
import { SecuritySection, type SecuritySectionProps } from "./security-section";
import * as styles from "./settings.css";
import { useSettingsText } from "./use-settings-text";

/** The result of the latest change. */
export type SettingsSaved =
  | { state: Extract<SavedStateName, "idle" | "saving" | "failed"> }
  | { state: "saved"; at: number };

export interface SettingsViewProps
  extends Omit<ProfileSectionProps, "onChange">,
    Omit<MailsSectionProps, "onRetry">,
    Omit<NoticesSectionProps, "onRetry">,
    OwnDataSectionProps,
    Omit<SecuritySectionProps, "onRetry"> {
  onProfile: ProfileSectionProps["onChange"];
  theme: ThemePort;
  feed: CalendarSectionProps["feed"];
  calendarActions: CalendarSectionProps["actions"];
  saved: SettingsSaved;
  /** Loads the parts again that failed. */
  onRetry: () => void;
}

/** A person's settings; each change is stored by itself. Parts that the account does not have are not shown. */
export function SettingsView(props: SettingsViewProps) {
  const { profile, now, reader, onProfile, theme, mails, onMail, feed, calendarActions, saved, onRetry } = props;
  const { notices, isAdmin, onNotice } = props;
  const { exportHref, ownDataActions } = props;
  const { onChangePassword, factor, factorActions, devices, deviceActions } = props;
  const { t } = useSettingsText();
  const hasSecurity = onChangePassword !== null || factor.status !== "absent" || devices.status !== "absent";
  const links: [id: string, icon: LucideIcon, words: string, isShown: boolean][] = [
    ["settings-profile", UserRound, t("profile.title"), true],
    ["settings-appearance", Palette, t("appearance.title"), true],
    ["settings-notifications", Bell, t("notices.title"), notices.status !== "absent"],
    ["settings-mails", Mail, t("mails.title"), mails.status !== "absent"],
    ["settings-calendar", CalendarDays, t("calendar.title"), feed.status !== "absent"],
    ["settings-security", ShieldCheck, t("security.title"), hasSecurity],
    ["settings-data", FolderDown, t("data.title"), true],
  ];
  const savedWords = t(`saved.${saved.state}`, saved.state === "saved" ? { time: timeOf(saved.at, reader) } : {});
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <Heading as="h1" size="page" className={styles.heading}>
          {t("title")}
        </Heading>
        <nav aria-label={t("title")}>
          <ul className={styles.links}>
            {links
              .filter(([, , , isShown]) => isShown)
              .map(([id, icon, words]) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`}>
                    <Icon as={icon} size={17} />
                    {words}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.saved}>
          <SavedState state={saved.state === "idle" ? "saved" : saved.state} label={savedWords} />
        </div>
      </div>
      <div className={styles.sections}>
        <ProfileSection profile={profile} now={now} reader={reader} onChange={onProfile} />
        <AppearanceSection theme={theme} />
        <NoticesSection notices={notices} isAdmin={isAdmin} onNotice={onNotice} onRetry={onRetry} />
        <MailsSection mails={mails} onMail={onMail} onRetry={onRetry} />
        <CalendarSection feed={feed} actions={calendarActions} onRetry={onRetry} />
        <SecuritySection
          onChangePassword={onChangePassword}
          factor={factor}
          factorActions={factorActions}
          devices={devices}
          deviceActions={deviceActions}
          reader={reader}
          onRetry={onRetry}
        />
        <OwnDataSection exportHref={exportHref} ownDataActions={ownDataActions} />
      </div>
    </div>
  );
}
