import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./navbar.css";

/** The number of waiting requests, and in words for screen readers; nothing where nobody waits. */
export function RequestCountView({ count }: { count: number }) {
  const { t } = useShellText();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t("nav.requestsWaiting", { count })}</VisuallyHidden>
    </span>
  );
}
