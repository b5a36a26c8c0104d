import { HotseatProvider, useHotseat } from "@hotseat/react";
import { FALLBACK_LANGUAGE } from "@hotseat/shell-widgets/language-menu/headless";
import { HotseatTheme, Toaster, toast } from "@hotseat/ui/theme";
import type { i18n } from "i18next";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { BrowserRouter, useNavigate } from "react-router-dom";
import { AppBoundary } from "../routes/error-boundary";
import * as styles from "../routes/page.css";
import type { Wiring } from "./client";
import { followOwnLinks } from "./own-links";
import { AppRoutes } from "./routes";
import { takeSignedOut } from "./sign-in";
import { watchLanguage } from "./texts";
import { useTheme } from "./theme";

/** Everything around the routes. */
export function App({ texts, client, queryClient }: Wiring & { texts: i18n }) {
  const theme = useTheme();
  useEffect(() => {
    if (takeSignedOut()) toast.success({ title: texts.t("nav.signedOut") }, { id: "signed-out" });
  }, [texts]);
  return (
    <HotseatTheme appearance={theme}>
      <HotseatProvider client={client} queryClient={queryClient} i18n={texts} fallbackLanguage={FALLBACK_LANGUAGE}>
        {/* The dashboard is drawn at once: as a transition it would give way to every message of the room being joined. */}
        <BrowserRouter useTransitions={false}>
          <OwnLinks />
          <AppBoundary>
            <div className={styles.app}>
              <AppRoutes />
            </div>
          </AppBoundary>
        </BrowserRouter>
        <OtherTabs />
        <Notices />
      </HotseatProvider>
    </HotseatTheme>
  );
}

/** Clicks on the widgets' plain links stay inside the application. */
function OwnLinks() {
  const navigate = useNavigate();
  useEffect(() => followOwnLinks((path) => void navigate(path)), [navigate]);
  return null;
}

/** A language chosen in one tab applies in all. */
function OtherTabs() {
  const { setLanguage } = useHotseat();
  // If texts fail to load, the page keeps its language.
  useEffect(() => watchLanguage((language) => void setLanguage(language).catch(() => {})), [setLanguage]);
  return null;
}

function Notices() {
  const { t } = useTranslation();
  return <Toaster labels={{ region: t("app.notifications"), close: t("close") }} />;
}
