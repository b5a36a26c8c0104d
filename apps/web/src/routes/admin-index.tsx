import { firstSectionOf } from "@hotseat/admin-widgets/admin-frame/headless";
import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";

/** `/0/admin`: the first section of the person's level. */
export default function Page() {
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  return me ? <Navigate to={firstSectionOf(me) ?? "/home"} replace /> : null;
}
