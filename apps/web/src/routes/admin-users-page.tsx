import { UserManagement } from "@hotseat/admin-widgets/user-management";
import type { AdminLevel } from "@hotseat/api-client/types";
import { Navigate } from "react-router-dom";
import { AdminPage } from "./admin-page";
import { useScopeId } from "./admin-scope";
import { useSearchState } from "./search-state";

/** `/0/admin/platform/users` and the users of an organisation or institution. */
export default function Page({ of }: { of: AdminLevel }) {
  return of === "platform" ? <PlatformUsers /> : <ScopeUsers of={of} />;
}

function PlatformUsers() {
  const search = useSearchState();
  return (
    <AdminPage place="platform">
      <UserManagement scope={{ kind: "platform" }} {...search} />
    </AdminPage>
  );
}

function ScopeUsers({ of }: { of: "organisation" | "institution" }) {
  const search = useSearchState();
  const id = useScopeId(of);
  if (id === null) return <Navigate to="/admin" replace />;
  return (
    <AdminPage place={of}>
      <UserManagement key={id} scope={{ kind: of, id }} {...search} />
    </AdminPage>
  );
}
