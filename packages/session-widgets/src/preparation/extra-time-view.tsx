import { EXTRA_TIME_PERCENTS } from "@hotseat/api-client/constants";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import * as part from "../shared/view/part.css";
import type { ExtraTimePercent } from "./preparation-rules";

export interface ExtraTimeViewProps {
  /** In percent of the person's share. */
  percent: number;
  /** The owner: the viewer, or the named person. */
  whose: "own" | { name: string };
  /** Absent once the schedule has started. */
  onChange?: ((percent: ExtraTimePercent) => void) | undefined;
  /** Why it could not be changed, in the server's words. */
  refused?: string | null;
}

const percentOf = (value: string): ExtraTimePercent =>
  EXTRA_TIME_PERCENTS.find((percent) => String(percent) === value) ?? 0;

/** Extra time of a person, which lengthens their share and the session; their peers do not see it (LS-D3.2). */
export function ExtraTimeView({ percent, whose, onChange, refused }: ExtraTimeViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "preparation.extraTime" });
  const labelOf = (value: number) => (value === 0 ? t("none") : t("percent", { value }));
  return (
    <section className={part.section} aria-label={t("label")} data-extra-time={percent}>
      <h3 className={part.title}>{t("label")}</h3>
      {onChange ? (
        <SegmentedControl
          wide
          size="small"
          className={part.touch}
          label={t("label")}
          value={String(percent)}
          onValueChange={(value) => onChange(percentOf(value))}
          options={EXTRA_TIME_PERCENTS.map((value) => ({ value: String(value), label: labelOf(value) }))}
        />
      ) : (
        <p className={part.prose}>{labelOf(percent)}</p>
      )}
      <p className={part.note}>
        {whose === "own" ? t("ownHint") : t("leadHint", { name: whose.name })} {onChange ? null : t("fixed")}
      </p>
      {refused ? (
        <p className={part.refusal} role="alert">
          {refused}
        </p>
      ) : null}
    </section>
  );
}
