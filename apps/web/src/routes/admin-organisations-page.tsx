import { OrganisationManagement } from "@hotseat/admin-widgets/organisation-management";
import { Navigate } from "react-router-dom";
import { AdminPage } from "./admin-page";
import { useScopeId } from "./admin-scope";

/** `/0/admin/platform/organisations`, and the institutions of one organisation. */
export default function Page({ of }: { of: "platform" | "organisation" }) {
  return of === "organisation" ? <Institutions /> : <AllOrganisations />;
}

function AllOrganisations() {
  return (
    <AdminPage place="platform">
      <OrganisationManagement />
    </AdminPage>
  );
}

function Institutions() {
  const id = useScopeId("organisation");
  if (id === null) return <Navigate to="/admin" replace />;
  return (
    <AdminPage place="organisation">
      <OrganisationManagement organisationId={id} />
    </AdminPage>
  );
}
