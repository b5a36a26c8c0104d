import { HotseatProvider } from "@hotseat/react";
import { HotseatTheme, Toaster, toast } from "@hotseat/ui/theme";
import type { i18n } from "i18next";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { RouterProvider } from "react-router-dom";
import { LoadingScreen } from "../routes/loading-screen";
import type { Wiring } from "./client";
import { followOwnLinks } from "./own-links";
import { router } from "./router";
import { takeSignedOut } from "./sign-in";
import { useTheme } from "./theme";

/** Everything around the routes. */
export function App({ texts, client, queryClient }: Wiring & { texts: i18n }) {
  const theme = useTheme();
  useEffect(() => followOwnLinks((path) => void router.navigate(path)), []);
  useEffect(() => {
    if (takeSignedOut()) toast.success({ title: texts.t("nav.signedOut") }, { id: "signed-out" });
  }, [texts]);
  return (
    <HotseatTheme appearance={theme}>
      <HotseatProvider client={client} queryClient={queryClient} i18n={texts}>
        <Suspense fallback={<LoadingScreen />}>
          <RouterProvider router={router} />
        </Suspense>
        <Notices />
      </HotseatProvider>
    </HotseatTheme>
  );
}

function Notices() {
  const { t } = useTranslation();
  return <Toaster labels={{ region: t("app.notifications"), close: t("close") }} />;
}
