import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { Navbar } from "@hotseat/shell-widgets/navbar";
import { SignIn } from "@hotseat/shell-widgets/sign-in";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { destination, signOut } from "../boot/sign-in";
import { chooseTheme, useTheme } from "../boot/theme";
import * as styles from "./page.css";
import { CONTENT_ID } from "./root";

/** `/login`; those already signed in go on at once. */
export function Component() {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const me = useQuery(meQuery(client));
  const [query] = useSearchParams();
  const theme = useTheme();
  if (me.data) return <Navigate to={destination()} replace />;
  return (
    <div className={styles.signIn}>
      <title>{`${t("signIn.title")} · Hotseat`}</title>
      <Navbar place="public" publicLinks={[]} path="/login" theme={{ choice: theme, onChoose: chooseTheme }} onSignOut={signOut} />
      <main id={CONTENT_ID} tabIndex={-1} className={styles.signInBody}>
        <SignIn next={destination()} refused={query.has("error")} />
      </main>
    </div>
  );
}
