import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet } from "react-router-dom";
import { LoadingScreen } from "./loading-screen";

/** Lets administrators through, on whatever level; others are led to the sessions. */
export function RequireAdmin() {
  const { client } = useHotseat();
  const { data: me } = useQuery(meQuery(client));
  if (!me) return <LoadingScreen />;
  return me.admin_level === null ? <Navigate to="/home" replace /> : <Outlet />;
}
