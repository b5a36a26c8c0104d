import { AdminRequests } from "@hotseat/admin-widgets/admin-requests";
import { AdminPage } from "./admin-page";

/** `/me/0/admin`: the people who ask for an account. */
export default function Page() {
  return (
    <AdminPage place="requests">
      <AdminRequests />
    </AdminPage>
  );
}
