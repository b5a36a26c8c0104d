import { Callout } from "@hotseat/ui/callout";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { Refusal, SettingsField } from "../headless/settings.types";
import { useSettingsText } from "./use-settings-text";

/** A dialog's request: its last refusal, and whether one runs. `onDone` is called once it is not refused. */
export function useRefusal(onDone: () => void) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const run = async (request: () => Promise<Refusal | null>) => {
    if (busy) return;
    setBusy(true);
    const refused = await request();
    setBusy(false);
    setRefusal(refused);
    if (refused === null) onDone();
  };
  return { refusal, busy, run, clear: () => setRefusal(null) };
}

export interface RefusalNoticeProps {
  refusal: Refusal | null;
  /** The fields of the dialog, each of which shows its own refusal. */
  fields: readonly SettingsField[];
}

/** Why a request was refused, where no field shows it. */
export function RefusalNotice({ refusal, fields }: RefusalNoticeProps) {
  const { t } = useSettingsText();
  if (refusal === null || (refusal.field !== undefined && fields.includes(refusal.field))) return null;
  return (
    <Callout tone="red" icon={CircleAlert} role="alert">
      {refusal.message ?? t("notDone")}
    </Callout>
  );
}
