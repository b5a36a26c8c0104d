import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { SessionListing } from "@hotseat/shell-widgets/session-listing";
import { readAddress, writeAddress } from "@hotseat/shell-widgets/session-listing/headless";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { AppPage } from "./app-page";
import * as styles from "./page.css";

const SessionDetail = lazy(() => import("./detail-dialog"));
const FirstSteps = lazy(() => import("./first-steps-lazy"));
const Welcome = lazy(() => import("./welcome-lazy"));
const SessionForm = lazy(() => import("./form-dialog"));

/**
 * `/home` and `/interviews`: the listing, and over it the session named in the address, or a form: of a new session
 * (`/interviews/new`, with `?from=` of a copy), or of the changes of one (`/interviews/:sessionId/edit`).
 */
export default function Page({ withForm = false }: { withForm?: boolean }) {
  const { t } = useTranslation();
  const { client } = useHotseat();
  const me = useQuery({ ...meQuery(client), notifyOnChangeProps: ["data"] });
  const { search } = useLocation();
  const edited = idIn(useParams().sessionId);
  const copied = idIn(new URLSearchParams(search).get("from"));
  const navigate = useNavigate();
  const address = readAddress(search);
  const show = (next: string) => void navigate({ search: next });
  const withoutDetail = writeAddress({ ...address, sessionId: null });
  const close = () => void navigate({ search: withoutDetail });
  const open = (sessionId: number) =>
    void navigate({ pathname: "/home", search: writeAddress({ ...address, sessionId }) }, { replace: true });
  return (
    <AppPage title={t("listing.title")}>
      {me.data ? (
        <div className={styles.overListing}>
          <Suspense fallback={null}>{me.data.is_admin ? <FirstSteps /> : <Welcome />}</Suspense>
        </div>
      ) : null}
      <SessionListing search={search} onSearchChange={show} newSessionHref={`/interviews/new${withoutDetail}`} />
      {withForm ? (
        <Suspense fallback={null}>
          <SessionForm
            {...(edited !== undefined && { sessionId: edited })}
            {...(copied !== undefined && { copyFrom: copied })}
            onCreated={(sessionId) => open(sessionId)}
            onCancel={() =>
              edited === undefined ? void navigate({ pathname: "/home", search: withoutDetail }) : open(edited)
            }
          />
        </Suspense>
      ) : null}
      {withForm || address.sessionId === null ? null : (
        <Suspense fallback={null}>
          <SessionDetail sessionId={address.sessionId} onClose={close} />
        </Suspense>
      )}
    </AppPage>
  );
}

/** The id of a session in an address; undefined for anything else. */
function idIn(text: string | null | undefined): number | undefined {
  return text && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
