import { AdminRequests } from "@hotseat/admin-widgets/admin-requests";
import { AdminPage } from "./admin-page";
import { useSearchState } from "./search-state";

/** `/me/0/admin`: the people who ask for an account or for a seat. */
export default function Page() {
  return (
    <AdminPage place="requests">
      <AdminRequests {...useSearchState()} />
    </AdminPage>
  );
}
