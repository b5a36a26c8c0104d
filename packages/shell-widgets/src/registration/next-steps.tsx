import { Icon } from "@hotseat/ui/icon";
import { Heading, Text } from "@hotseat/ui/text";
import { ShieldCheck } from "lucide-react";
import { useAccountText } from "../shared/accounts/use-account-text";
import * as styles from "./registration.css";

const STEPS = ["confirm", "approve", "choose"] as const;

/** The way from the form to the first session. */
export function NextSteps() {
  const { t } = useAccountText();
  return (
    <aside className={styles.side}>
      <Heading size="base">{t("registration.next.title")}</Heading>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.stepWords}>
              <Text weight="medium">{t(`registration.next.${step}.title`)}</Text>
              <Text size="second" tone="muted">
                {t(`registration.next.${step}.text`)}
              </Text>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <span className={styles.noteIcon}>
          <Icon as={ShieldCheck} size={18} />
        </span>
        {t("registration.next.note")}
      </p>
    </aside>
  );
}
