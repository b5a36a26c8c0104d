import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Icon } from "@hotseat/ui/icon";
import { Heading, Text } from "@hotseat/ui/text";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { Check } from "lucide-react";
import { useAccountText } from "../shared/accounts/use-account-text";
import * as styles from "./first-steps.css";
import { FIRST_STEPS, type FirstStepHrefs, type FirstStepsDone } from "./first-steps.types";

export interface FirstStepsViewProps {
  done: FirstStepsDone;
  hrefs: FirstStepHrefs;
  onDismiss: () => void;
}

/** The steps before people can practise here: four steps, the first open one stands out. */
export function FirstStepsView({ done, hrefs, onDismiss }: FirstStepsViewProps) {
  const { t } = useAccountText();
  const count = FIRST_STEPS.filter((step) => done[step]).length;
  const current = FIRST_STEPS.find((step) => !done[step]);
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="first-steps">
      <div className={styles.head}>
        <Heading id="first-steps" className={styles.title}>
          {t("steps.title")}
        </Heading>
        <Text size="second" tone="muted" numeric>
          {t("steps.progress", { done: count, of: FIRST_STEPS.length })}
        </Text>
        <span className={styles.bar} aria-hidden="true">
          {FIRST_STEPS.map((step, index) => (
            <span key={step} className={styles.share} data-done={index < count || undefined} />
          ))}
        </span>
      </div>
      <ol className={styles.steps}>
        {FIRST_STEPS.map((step, index) => {
          const isCurrent = step === current;
          return (
            <li key={step} className={styles.step} data-current={isCurrent || undefined}>
              <span className={styles.mark} data-state={done[step] ? "done" : isCurrent ? "now" : "next"}>
                {done[step] ? <Icon as={Check} /> : <span aria-hidden="true">{index + 1}</span>}
              </span>
              <span className={styles.words}>
                <Text weight="medium">
                  {t(`steps.${step}.title`)}
                  {done[step] ? <VisuallyHidden> {t("steps.done")}</VisuallyHidden> : null}
                </Text>
                <Text size="second" tone="muted">
                  {t(`steps.${step}.text`)}
                </Text>
              </span>
              {done[step] ? null : (
                <Button asChild variant={isCurrent ? "soft" : "ghost"} className={styles.go}>
                  <a href={hrefs[step]}>{t(`steps.${step}.go`)}</a>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <div className={styles.foot}>
        <Text size="second" tone="muted">
          {t("steps.note")}
        </Text>
        <Button variant="ghost" onClick={onDismiss}>
          {t("steps.dismiss")}
        </Button>
      </div>
    </Card>
  );
}
