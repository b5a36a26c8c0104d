import { BatchCsvEditor } from "@hotseat/admin-widgets/batch-csv-editor";
import type { AdminScope } from "@hotseat/api-client/queries";
import type { AdminLevel } from "@hotseat/api-client/types";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import { useScopeId } from "./admin-scope";
import { CONTENT_ID, useArrival } from "./arrival";
import { PageBoundary } from "./error-boundary";
import * as styles from "./page.css";

/** `/0/admin/platform/users/batch`, and the same of an organisation or institution: people are imported from a file. */
export default function Page({ of }: { of: AdminLevel }) {
  return of === "platform" ? (
    <Import scope={{ kind: "platform" }} users="/0/admin/platform/users" />
  ) : (
    <Scoped of={of} />
  );
}

function Scoped({ of }: { of: "organisation" | "institution" }) {
  const id = useScopeId(of);
  if (id === null) return <Navigate to="/admin" replace />;
  return <Import key={id} scope={{ kind: of, id }} users={`/0/admin/${of}s/${id}/users`} />;
}

/** Number of an import in the address, as a notification gives it. */
const IMPORT_ID = /^[1-9]\d{0,9}$/;

/** The page has a frame of its own in place of the bar and the sections; closing leads back to the users. */
function Import({ scope, users }: { scope: AdminScope; users: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get("import") ?? "";
  useArrival();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.wholeWindow}>
      <title>{`${t("nav.admin")} · Hotseat`}</title>
      <PageBoundary>
        <BatchCsvEditor
          key={asked}
          scope={scope}
          importId={IMPORT_ID.test(asked) ? Number(asked) : null}
          onClose={() => navigate(users)}
        />
      </PageBoundary>
    </main>
  );
}
