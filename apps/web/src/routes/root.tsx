import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import * as styles from "./page.css";

/** Where keyboard and screen reader land after a change of page. */
export const CONTENT_ID = "content";

/** Around every page: skip link, title, scroll and focus on navigation. */
export function Root() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <title>{t("app.title")}</title>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t("app.skip")}
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
