import { Button } from "@hotseat/ui/button";
import { ErrorState } from "@hotseat/ui/error-state";
import * as styles from "./shared.css";
import { useAdminText } from "./use-admin-text";

interface NotLoadedProps {
  /** The reason in the reader's language; null when there is none. */
  detail: string | null;
  /** Without it there is nothing to repeat. */
  onRetry?: () => void;
  /** `h1` in place of a whole page. */
  heading?: "h1" | "h2";
}

/** A failed request: its reason, and a button that repeats it. */
export function NotLoaded({ detail, onRetry, heading = "h2" }: NotLoadedProps) {
  const { t } = useAdminText();
  return (
    <div className={styles.state}>
      <ErrorState
        heading={heading}
        title={t("failed.title")}
        description={detail ?? t("failed.hint")}
        {...(onRetry && { action: <Button onClick={onRetry}>{t("retry")}</Button> })}
      />
    </div>
  );
}
