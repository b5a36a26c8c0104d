import { SessionListing } from "@hotseat/shell-widgets/session-listing";
import { readAddress, writeAddress } from "@hotseat/shell-widgets/session-listing/headless";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { AppPage } from "./app-page";

const SessionDetail = lazy(() => import("./detail-dialog"));

/** `/home` and `/interviews`: the listing, and over it the session named in the address. */
export default function Page() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readAddress(search);
  const show = (next: string) => void navigate({ search: next });
  const close = () => void navigate({ search: writeAddress({ ...address, sessionId: null }) });
  return (
    <AppPage title={t("listing.title")}>
      <SessionListing search={search} onSearchChange={show} />
      {address.sessionId === null ? null : (
        <Suspense fallback={null}>
          <SessionDetail sessionId={address.sessionId} onClose={close} />
        </Suspense>
      )}
    </AppPage>
  );
}
