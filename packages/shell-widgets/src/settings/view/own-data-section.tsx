import { Button } from "@hotseat/ui/button";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import type { OwnDataActions } from "../headless/settings.types";
import { SettingsLine, SettingsSection } from "./settings-section";
import { TypedConfirmDialog } from "./typed-confirm-dialog";
import { useSettingsText } from "./use-settings-text";

export interface OwnDataSectionProps {
  /** Address of the person's data as one JSON document. */
  exportHref: string;
  ownDataActions: OwnDataActions;
}

/** Actions on everything that is kept about a person: keep a copy, and delete the account (AS-4.8, AS-4.9). */
export function OwnDataSection({ exportHref, ownDataActions }: OwnDataSectionProps) {
  const { t } = useSettingsText();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection id="settings-data" title={t("data.title")}>
      <SettingsLine icon={Download} title={t("data.export")} hint={t("data.exportHint")}>
        <Button asChild variant="secondary">
          <a href={exportHref} download="hotseat.json">
            {t("download")}
          </a>
        </Button>
      </SettingsLine>
      <SettingsLine icon={Trash2} title={t("data.delete")} hint={t("data.deleteHint")}>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t("data.begin")}
        </Button>
      </SettingsLine>
      {isOpen ? (
        <TypedConfirmDialog
          title={t("data.confirm.title")}
          description={t("data.confirm.text")}
          confirmLabel={t("data.confirm.delete")}
          field={{ name: "email", type: "email", label: t("data.confirm.email") }}
          onConfirm={ownDataActions.deleteAccount}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </SettingsSection>
  );
}
