import { Outbox } from "@hotseat/admin-widgets/outbox";
import { AdminPage } from "./admin-page";
import { useSearchState } from "./search-state";

/** `/0/admin/outbox`: the mails of the installation. */
export default function Page() {
  return (
    <AdminPage place="platform">
      <Outbox {...useSearchState()} />
    </AdminPage>
  );
}
