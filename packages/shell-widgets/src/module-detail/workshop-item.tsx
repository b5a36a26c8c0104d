import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Text } from "@hotseat/ui/text";
import { ChevronDown } from "lucide-react";
import { useShellText } from "../shared/use-shell-text";
import { minutesOf } from "../shared/when";
import * as styles from "./module-detail.css";
import type { DetailedModule } from "./module-detail.types";

/** One workshop of the accordion; several may be open. */
export function WorkshopItem({ workshop, href }: { workshop: DetailedModule["sessions"][number]; href: string }) {
  const { t, language } = useShellText();
  return (
    <details className={styles.workshop}>
      <summary className={styles.summary}>
        <h3 className={styles.workshopTitle}>{workshop.title}</h3>
        <Text size="second" tone="muted" numeric>
          {minutesOf(workshop.duration_minutes, language)}
        </Text>
        <span className={styles.chevron}>
          <Icon as={ChevronDown} />
        </span>
      </summary>
      <div className={styles.body}>
        {workshop.description}
        <h4 className={styles.questionsTitle}>{t("module.questions")}</h4>
        <ul className={styles.questions}>
          {workshop.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <div className={styles.end}>
          <Button asChild>
            <a href={href}>{t("module.findSession")}</a>
          </Button>
        </div>
      </div>
    </details>
  );
}
