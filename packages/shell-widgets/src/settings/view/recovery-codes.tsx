import { Button } from "@hotseat/ui/button";
import { Copy, Download } from "lucide-react";
import * as styles from "./settings.css";
import { useCopy } from "./use-copy";
import { useSettingsText } from "./use-settings-text";

const FILE_NAME = "hotseat-recovery-codes.txt";

/** The codes for a sign-in without the phone, to copy or to download. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useSettingsText();
  const { isCopied, copy } = useCopy();
  const text = `${codes.join("\n")}\n`;
  return (
    <div className={styles.form}>
      <ul className={styles.codes} aria-label={t("factor.codes.title")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Button icon={Copy} onClick={() => void copy(text)}>
          {isCopied ? t("copied") : t("copy")}
        </Button>
        <Button asChild>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME}>
            <Download size={16} aria-hidden="true" />
            {t("download")}
          </a>
        </Button>
      </div>
    </div>
  );
}
