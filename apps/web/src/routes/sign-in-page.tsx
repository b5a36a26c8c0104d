import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { SignIn } from "@hotseat/shell-widgets/sign-in";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { destination } from "../boot/sign-in";
import { AccountPage } from "./account-page";
import { noticeOf } from "./sign-in-notice";

const refusalOf = (error: string | null) => {
  if (error === null) return null;
  return error === "account_inactive" ? "inactive" : "refused";
};

/** `/login`; those already signed in go on at once. */
export default function Page() {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const me = useQuery(meQuery(client));
  const [query] = useSearchParams();
  const { state } = useLocation();
  if (me.data) return <Navigate to={destination()} replace />;
  return (
    <AccountPage>
      <title>{`${t("signIn.title")} · Hotseat`}</title>
      <SignIn next={destination()} refusal={refusalOf(query.get("error"))} notice={noticeOf(state)} />
    </AccountPage>
  );
}
