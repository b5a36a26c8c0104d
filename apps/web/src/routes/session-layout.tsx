import { isHotseatError } from "@hotseat/api-client";
import { claimHostMutation, sessionQuery } from "@hotseat/api-client/queries";
import { useHotseat } from "@hotseat/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useParams } from "react-router-dom";
import { LoadingScreen } from "./loading-screen";
import { ProblemScreen } from "./problem-screen";
import type { OpenSession } from "./session-context";

const SESSION_ID = /^[1-9]\d{0,9}$/;

/** Around every page of one session: its id is checked, it is loaded, my role is asserted (live-session.md §2). */
export default function Page() {
  const { sessionId = "" } = useParams();
  if (!SESSION_ID.test(sessionId)) return <Navigate to="/home" replace />;
  return <Loaded key={sessionId} id={Number(sessionId)} />;
}

function Loaded({ id }: { id: number }) {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const session = useQuery(sessionQuery(client, id));
  useAssertedRole(id, session.data?.userRole ?? null);

  if (session.data) {
    if (session.data.my_status !== "CONFIRMED") return <Navigate to={`/home?session=${id}`} replace />;
    const { status, userRole } = session.data;
    const open: OpenSession = {
      id,
      isOver: status === "COMPLETED" || status === "CANCELLED",
      hasFeedback: status === "COMPLETED" && userRole !== "observer",
    };
    return (
      <>
        <title>{`${session.data.title} · Hotseat`}</title>
        <Outlet context={open} />
      </>
    );
  }
  if (!session.isError) return <LoadingScreen words={t("app.session.loading")} />;
  if (isHotseatError(session.error) && session.error.status === 403) return <Navigate to="/home" replace />;
  const detail = isHotseatError(session.error) && session.error.status > 0 ? session.error.detail : null;
  return <ProblemScreen title={detail ?? t("app.session.failed")} onRetry={() => void session.refetch()} />;
}

/** Host and owner take the host's seat on entering, once per session; a refusal is not critical (live-session.md §8). */
function useAssertedRole(id: number, role: string | null): void {
  const { client } = useHotseat();
  const claim = useMutation(claimHostMutation(client, id));
  const asserted = useRef(false);
  const leads = role === "host" || role === "owner";
  useEffect(() => {
    if (!leads || asserted.current) return;
    asserted.current = true;
    claim.mutate(undefined);
  }, [leads, claim]);
}
