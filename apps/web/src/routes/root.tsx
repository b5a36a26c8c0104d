import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { CONTENT_ID } from "./arrival";
import * as styles from "./page.css";

/** Around every page: title and skip link. */
export function Root() {
  const { t } = useTranslation();
  return (
    <>
      <title>{t("app.title")}</title>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t("app.skip")}
      </a>
      <Outlet />
    </>
  );
}
