import { SessionDetail } from "@hotseat/shell-widgets/session-detail";
import { SessionListing } from "@hotseat/shell-widgets/session-listing";
import { readAddress, writeAddress } from "@hotseat/shell-widgets/session-listing/headless";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { AppPage } from "./app-page";

/** `/home` and `/interviews`: the listing, and over it the session named in the address. */
export function Component() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const address = readAddress(search);
  const show = (next: string) => void navigate({ search: next }, { preventScrollReset: true });
  const close = () => void navigate({ search: writeAddress({ ...address, sessionId: null }) }, { preventScrollReset: true });
  return (
    <AppPage title={t("listing.title")}>
      <SessionListing search={search} onSearchChange={show} />
      {address.sessionId === null ? null : <SessionDetail key={address.sessionId} sessionId={address.sessionId} onClose={close} />}
    </AppPage>
  );
}
