import { AdminFrame, type AdminFrameProps } from "@hotseat/admin-widgets/admin-frame";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { AppPage } from "./app-page";

interface AdminPageProps extends Pick<AdminFrameProps, "place"> {
  children: ReactNode;
}

/** A page of the administration: under the signed-in bar, beside the sections. */
export function AdminPage({ place, children }: AdminPageProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <AppPage title={t(place === "requests" ? "nav.adminRequests" : "nav.admin")}>
      <AdminFrame path={pathname} place={place}>
        {children}
      </AdminFrame>
    </AppPage>
  );
}
