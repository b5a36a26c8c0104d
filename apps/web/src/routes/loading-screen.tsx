import { Text } from "@hotseat/ui/text";
import { useTranslation } from "react-i18next";
import * as styles from "./page.css";

/** 'Loading…', or what is loading. */
export function LoadingScreen({ words }: { words?: string }) {
  const { t } = useTranslation("shell-widgets", { useSuspense: false });
  return (
    <div className={styles.centred} role="status" aria-busy="true">
      <div className={styles.delayed}>
        <Text tone="muted">{words ?? t("loading")}</Text>
      </div>
    </div>
  );
}
