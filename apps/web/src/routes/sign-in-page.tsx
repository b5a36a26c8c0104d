import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { PublicNavbar } from "@hotseat/shell-widgets/navbar";
import { SignIn } from "@hotseat/shell-widgets/sign-in";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { destination } from "../boot/sign-in";
import { CONTENT_ID, useArrival } from "./arrival";
import * as styles from "./page.css";

/** `/login`; those already signed in go on at once. */
export default function Page() {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const me = useQuery(meQuery(client));
  const [query] = useSearchParams();
  useArrival();
  if (me.data) return <Navigate to={destination()} replace />;
  return (
    <div className={styles.signIn}>
      <title>{`${t("signIn.title")} · Hotseat`}</title>
      <PublicNavbar links={[]} width="full" />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.signInBody}>
        <SignIn next={destination()} refused={query.has("error")} />
      </main>
    </div>
  );
}
