import { IconButton } from "@hotseat/ui/icon-button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import type { EvaluationPanelModel } from "../headless";

export interface EvaluationPagerProps {
  panel: EvaluationPanelModel;
  className: string;
  buttonClassName?: string;
}

/** One row on or back. */
export function EvaluationPager({ panel, className, buttonClassName }: EvaluationPagerProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "evaluationPanel" });
  const look = {
    variant: "secondary",
    size: "small",
    ...(buttonClassName ? { className: buttonClassName } : {}),
  } as const;
  return (
    <div className={className}>
      <IconButton icon={ChevronLeft} label={t("previous")} {...look} {...panel.getStepProps(-1)} />
      <IconButton icon={ChevronRight} label={t("next")} {...look} {...panel.getStepProps(1)} />
    </div>
  );
}
