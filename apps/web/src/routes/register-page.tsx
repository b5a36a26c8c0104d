import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { Registration } from "@hotseat/shell-widgets/registration";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router-dom";
import { AccountPage } from "./account-page";

/** `/register`; those already signed in go on at once. */
export function RegisterPage() {
  const { client } = useHotseat();
  const me = useQuery(meQuery(client));
  if (me.data) return <Navigate to="/home" replace />;
  return (
    <AccountPage title="registration.title">
      <Registration />
    </AccountPage>
  );
}
