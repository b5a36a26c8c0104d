import { isHotseatError } from "@hotseat/api-client";
import { configQuery, meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { forgetDestination, rememberDestination } from "../boot/sign-in";
import { LoadingScreen } from "./loading-screen";
import { isPending } from "./pending";
import { ProblemScreen } from "./problem-screen";
import { toSignIn } from "./sign-in-notice";

const Account = lazy(() => import("./account-pages"));
const StartUpError = lazy(() => import("../boot/start-up-error"));

/**
 * Lets signed-in people through once the configuration is there; people who wait for approval see the waiting page in place of every
 * other. Stores the page that others requested and leads them to the sign-in.
 */
export function RequireSignIn() {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const me = useQuery(meQuery(client));
  const config = useQuery(configQuery(client));
  const [wasIn, setWasIn] = useState(false);
  if (me.data && !wasIn) setWasIn(true);
  if (me.data && config.data) return isPending(me.data) ? <Account page="waiting" /> : <SignedIn />;
  if (me.data && config.isError) return <StartUpError />;
  if (!me.isError) return <LoadingScreen />;
  const signedOut = isHotseatError(me.error) && (me.error.status === 401 || me.error.status === 403);
  if (signedOut) return <ToSignIn ended={wasIn} />;
  return <ProblemScreen title={t("signIn.failure.unreachable")} onRetry={() => void me.refetch()} />;
}

function SignedIn() {
  useEffect(forgetDestination, []);
  return <Outlet />;
}

/** `ended`: the person was signed in on this page, and reads what happened to what they typed (AS-6.4). */
function ToSignIn({ ended }: { ended: boolean }) {
  const { pathname, search } = useLocation();
  rememberDestination(pathname + search);
  if (!ended) return <Navigate to="/login" replace />;
  const [to, options] = toSignIn("ended");
  return <Navigate to={to} {...options} />;
}
