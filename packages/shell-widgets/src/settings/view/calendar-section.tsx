import { Button } from "@hotseat/ui/button";
import { ConfirmDialog } from "@hotseat/ui/dialog";
import { TextField } from "@hotseat/ui/text-field";
import { Copy, RefreshCw } from "lucide-react";
import type { CalendarActions, SettingsPart } from "../headless/settings.types";
import * as styles from "./settings.css";
import { SettingsPartView, SettingsSection } from "./settings-section";
import { useCopy } from "./use-copy";
import { useSettingsText } from "./use-settings-text";

export interface CalendarSectionProps {
  /** Address of the feed. */
  feed: SettingsPart<string>;
  actions: CalendarActions;
  onRetry: () => void;
}

/** The address of one's sessions for a calendar program, with a way to replace it. */
export function CalendarSection({ feed, actions, onRetry }: CalendarSectionProps) {
  const { t } = useSettingsText();
  const { isCopied, copy } = useCopy();
  if (feed.status === "absent") return null;
  return (
    <SettingsSection id="settings-calendar" title={t("calendar.title")}>
      <SettingsPartView part={feed} onRetry={onRetry}>
        {(address) => (
          <div className={styles.line}>
            <TextField
              className={styles.wideField}
              label={t("calendar.address")}
              hint={t("calendar.hint")}
              readOnly
              value={address}
              onFocus={(event) => event.currentTarget.select()}
            />
            <div className={styles.control}>
              <Button icon={Copy} onClick={() => void copy(address)}>
                {isCopied ? t("copied") : t("copy")}
              </Button>
              <ConfirmDialog
                trigger={
                  <Button variant="secondary" icon={RefreshCw}>
                    {t("calendar.renew")}
                  </Button>
                }
                title={t("calendar.confirm.title")}
                description={t("calendar.confirm.text")}
                confirmLabel={t("calendar.renew")}
                cancelLabel={t("cancel")}
                closeLabel={t("close")}
                onConfirm={() => void actions.renew()}
              />
            </div>
          </div>
        )}
      </SettingsPartView>
    </SettingsSection>
  );
}
