import { Button } from "@hotseat/ui/button";
import { Card } from "@hotseat/ui/card";
import { Heading, Text } from "@hotseat/ui/text";
import { useAccountText } from "../shared/accounts/use-account-text";
import * as styles from "./welcome.css";

export interface WelcomeViewProps {
  /** The name that the person goes by. */
  name: string;
  /** The page about how a session works. */
  howHref: string;
  onDismiss: () => void;
}

/** The first words to a person whose account was approved, and their next step: a seat in a session. */
export function WelcomeView({ name, howHref, onDismiss }: WelcomeViewProps) {
  const { t } = useAccountText();
  return (
    <Card as="section" className={styles.card} aria-labelledby="welcome">
      <div className={styles.words}>
        <Heading id="welcome">{t("welcome.title", { name })}</Heading>
        <Text as="p" tone="muted">
          {t("welcome.text")}
        </Text>
      </div>
      <div className={styles.actions}>
        <Button asChild variant="ghost" className={styles.button}>
          <a href={howHref}>{t("waiting.how")}</a>
        </Button>
        <Button variant="soft" className={styles.button} onClick={onDismiss}>
          {t("welcome.dismiss")}
        </Button>
      </div>
    </Card>
  );
}
