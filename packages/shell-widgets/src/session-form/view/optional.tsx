import { useShellText } from "../../shared/use-shell-text";
import * as styles from "./session-form.css";

/** The label of a field that may stay empty. */
export function Optional({ words }: { words: string }) {
  const { t } = useShellText();
  return (
    <>
      {words}
      <span className={styles.optional}> {t("form.optional")}</span>
    </>
  );
}
