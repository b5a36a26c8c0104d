import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import { Row } from "@hotseat/ui/stack";
import { useTranslation } from "react-i18next";
import * as styles from "./page.css";

export interface ProblemScreenProps {
  title: string;
  detail?: string | null;
  onRetry: () => void;
  /** The link home reloads the page, because its state is broken. */
  leavesApp?: boolean;
}

/** The error, a retry, and the link home. */
export function ProblemScreen({ title, detail, onRetry, leavesApp = false }: ProblemScreenProps) {
  const { t } = useTranslation("shell-widgets", { useSuspense: false });
  return (
    <div className={styles.centred}>
      <div className={styles.narrow}>
        <ErrorState
          heading="h1"
          title={title}
          description={detail}
          action={
            <Row gap={8} wrap>
              <Button variant="primary" onClick={onRetry}>
                {t("app.error.retry")}
              </Button>
              <Button asChild variant="secondary">
                <a href="/dashboard" {...(leavesApp ? { "data-leaves-app": "" } : {})}>
                  {t("app.error.dashboard")}
                </a>
              </Button>
            </Row>
          }
        />
      </div>
    </div>
  );
}
