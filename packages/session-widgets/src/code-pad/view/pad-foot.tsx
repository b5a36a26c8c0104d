import { useTranslation } from "react-i18next";
import { CODE_PAD_NAMESPACE } from "../code-pad-locales";
import * as styles from "./code-pad.css";
import { type EditorPosition, INDENT_COLUMNS } from "./create-editor";

/** Where the cursor is, and how large the document. */
export function PadFoot({ position, revision }: { position: EditorPosition; revision: number }) {
  const { t, i18n } = useTranslation(CODE_PAD_NAMESPACE);
  const number = new Intl.NumberFormat(i18n.language);
  const { line, column, lines } = position;
  return (
    <div className={styles.footRoom}>
      <div className={styles.foot} data-pad-foot="">
        <span>{t("position", { line: number.format(line), column: number.format(column) })}</span>
        <span className={styles.footWide}>{t("spaces", { columns: INDENT_COLUMNS })}</span>
        <span className={styles.footWide}>UTF-8</span>
        <span className={styles.grow} />
        <span>{t("lines", { count: lines })}</span>
        <span className={styles.footMiddle}>{t("revision", { revision: number.format(revision) })}</span>
      </div>
    </div>
  );
}
