import { Icon } from "@hotseat/ui/icon";
import { Switch } from "@hotseat/ui/switch";
import { Text } from "@hotseat/ui/text";
import { Lock } from "lucide-react";
import type { MailKind, SettingsPart } from "../headless/settings.types";
import { SettingsLine, SettingsPartView, SettingsSection } from "./settings-section";
import { useSettingsText } from "./use-settings-text";

export interface MailsSectionProps {
  mails: SettingsPart<Readonly<Record<MailKind, boolean>>>;
  onMail: (kind: MailKind, isWanted: boolean) => void;
  onRetry: () => void;
}

/** The mails that a person receives; those about the account always come. */
export function MailsSection({ mails, onMail, onRetry }: MailsSectionProps) {
  const { t } = useSettingsText();
  if (mails.status === "absent") return null;
  return (
    <SettingsSection id="settings-mails" title={t("mails.title")}>
      <SettingsPartView part={mails} onRetry={onRetry}>
        {(wanted) => (
          <>
            {(Object.keys(wanted) as MailKind[]).map((kind) => (
              <SettingsLine key={kind} title={t(`mails.${kind}`)} hint={t(`mails.${kind}Hint`)}>
                <Switch
                  aria-label={t(`mails.${kind}`)}
                  checked={wanted[kind]}
                  onCheckedChange={(isWanted) => onMail(kind, isWanted)}
                />
              </SettingsLine>
            ))}
            <SettingsLine title={t("mails.account")} hint={t("mails.accountHint")}>
              <Icon as={Lock} size={14} />
              <Text size="small" tone="muted">
                {t("mails.always")}
              </Text>
            </SettingsLine>
          </>
        )}
      </SettingsPartView>
    </SettingsSection>
  );
}
