import { isHotseatError } from "@hotseat/api-client";
import { meQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { forgetDestination, rememberDestination } from "../boot/sign-in";
import { LoadingScreen } from "./loading-screen";
import { ProblemScreen } from "./problem-screen";

/** Lets signed-in people through; stores the page that others requested and leads them to the sign-in. */
export function RequireSignIn() {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const me = useQuery(meQuery(client));
  if (me.data) return <SignedIn />;
  if (!me.isError) return <LoadingScreen />;
  const signedOut = isHotseatError(me.error) && (me.error.status === 401 || me.error.status === 403);
  if (signedOut) return <ToSignIn />;
  return <ProblemScreen title={t("signIn.failure.unreachable")} onRetry={() => void me.refetch()} />;
}

function SignedIn() {
  useEffect(forgetDestination, []);
  return <Outlet />;
}

function ToSignIn() {
  const { pathname, search } = useLocation();
  rememberDestination(pathname + search);
  return <Navigate to="/login" replace />;
}
