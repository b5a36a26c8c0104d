import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Spinner } from "@hotseat/ui/spinner";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { Check, CircleAlert, type LucideIcon, Minus, SignalHigh, TriangleAlert, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../../locales";
import { CHECK_STEPS, type CheckStep, type LineFigures, type StepResult } from "../headless/network-check-rules";
import type { NetworkCheckState } from "../headless/network-check-store";
import * as styles from "./network-check.css";

const STEP_ICONS: Record<Exclude<StepResult, "running">, LucideIcon> = {
  waiting: Minus,
  passed: Check,
  failed: X,
  skipped: Minus,
};
const ICONS: Record<NetworkCheckState["status"], LucideIcon> = {
  idle: SignalHigh,
  running: SignalHigh,
  good: SignalHigh,
  weak: TriangleAlert,
  failed: CircleAlert,
};

/** "34 ms · no loss", in the reader's numbers. */
function useFigures(): (line: LineFigures) => string {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "prejoin.network" });
  return ({ roundTripMs, lossPart }) => {
    const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 1 });
    const delay =
      roundTripMs === null ? null : t("delay", { ms: new Intl.NumberFormat(i18n.language).format(roundTripMs) });
    const loss =
      lossPart === null ? null : lossPart === 0 ? t("noLoss") : t("loss", { part: percent.format(lossPart) });
    return [delay, loss].filter(Boolean).join(" · ");
  };
}

function Step({ step, result }: { step: CheckStep; result: StepResult }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin.network" });
  return (
    <li className={styles.step} data-step={step} data-result={result}>
      <span className={styles.stepIcon}>
        {result === "running" ? <Spinner size="small" /> : <Icon as={STEP_ICONS[result]} size={14} />}
      </span>
      <span>
        {t(`step.${step}`)}
        <VisuallyHidden>{`: ${t(`result.${result}`)}`}</VisuallyHidden>
      </span>
    </li>
  );
}

/** Whether the line holds a call, step by step, and what to do when it does not. It never keeps anybody from joining. */
export function NetworkCheck({ check, onCheck }: { check: NetworkCheckState; onCheck: () => void }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "prejoin.network" });
  const figuresOf = useFigures();
  const { status, reason, steps, line } = check;
  const isRunning = status === "running";
  const figures = line && figuresOf(line);
  return (
    <section className={styles.check} data-network={status} aria-label={t("label")}>
      <div className={styles.head}>
        <span className={styles.icon}>
          {isRunning ? <Spinner size="small" /> : <Icon as={ICONS[status]} size={18} />}
        </span>
        <div className={styles.words} role="status">
          <h2 className={styles.title}>{t(`title.${status}`)}</h2>
          {reason ? null : <p className={styles.line}>{figures || t(`text.${status}`)}</p>}
        </div>
        <Button size="small" variant="ghost" aria-disabled={isRunning || undefined} onClick={onCheck}>
          {t(status === "idle" ? "check" : "again")}
        </Button>
      </div>
      <div className={styles.advice} role="status">
        {reason ? <p className={styles.line}>{t(`advice.${reason}`)}</p> : null}
        {reason && figures ? <p className={styles.line}>{figures}</p> : null}
      </div>
      <ul className={styles.steps} aria-label={t("steps")}>
        {CHECK_STEPS.map((step) => (
          <Step key={step} step={step} result={steps[step]} />
        ))}
      </ul>
    </section>
  );
}
