import { Switch } from "@hotseat/ui/switch";
import { ADMIN_NOTICE_KINDS, type NoticeKind, type SettingsPart } from "../headless/settings.types";
import { SettingsLine, SettingsPartView, SettingsSection } from "./settings-section";
import { useSettingsText } from "./use-settings-text";

export interface NoticesSectionProps {
  notices: SettingsPart<Readonly<Record<NoticeKind, boolean>>>;
  /** Administrators receive kinds that others do not. */
  isAdmin: boolean;
  onNotice: (kind: NoticeKind, isWanted: boolean) => void;
  onRetry: () => void;
}

/** The notifications that a person receives in the product (IN-4.1). */
export function NoticesSection({ notices, isAdmin, onNotice, onRetry }: NoticesSectionProps) {
  const { t } = useSettingsText();
  if (notices.status === "absent") return null;
  return (
    <SettingsSection id="settings-notifications" title={t("notices.title")}>
      <SettingsPartView part={notices} onRetry={onRetry}>
        {(wanted) =>
          (Object.keys(wanted) as NoticeKind[])
            .filter((kind) => isAdmin || !ADMIN_NOTICE_KINDS.has(kind))
            .map((kind) => (
              <SettingsLine key={kind} title={t(`notices.${kind}`)} hint={t(`notices.${kind}Hint`)}>
                <Switch
                  aria-label={t("notices.switch", { kind: t(`notices.${kind}`) })}
                  checked={wanted[kind]}
                  onCheckedChange={(isWanted) => onNotice(kind, isWanted)}
                />
              </SettingsLine>
            ))
        }
      </SettingsPartView>
    </SettingsSection>
  );
}
