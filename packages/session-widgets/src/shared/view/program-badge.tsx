import { Badge } from "@hotseat/ui/badge";
import { Bot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";

/** Beside a name: a program acts for this person. */
export function ProgramBadge() {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "program" });
  return (
    <Badge icon={Bot} title={t("hint")} data-program="">
      {t("label")}
    </Badge>
  );
}
