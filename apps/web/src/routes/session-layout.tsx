import { isHotseatError } from "@hotseat/api-client";
import { claimHostMutation, sessionQuery } from "@hotseat/api-client/queries";
import type { Session } from "@hotseat/api-client/types";
import { useHotseat } from "@hotseat/react";
import { afterwardsOf } from "@hotseat/shell-widgets/session-detail/headless";
import { toast } from "@hotseat/ui/theme";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useParams } from "react-router-dom";
import { LoadingScreen } from "./loading-screen";
import { ProblemScreen } from "./problem-screen";
import type { OpenSession } from "./session-context";
import { SessionRemoved } from "./session-end";

const INVALID = "app.invalid-session";
const SESSION_ID = /^[1-9]\d{0,9}$/;

/** Around every page of one session: checks its id, loads it, and asserts my role (LS-2.4, LS-2.8). */
export default function Page() {
  const { sessionId = "" } = useParams();
  if (!SESSION_ID.test(sessionId)) return <NoSuchId />;
  return <Loaded key={sessionId} id={Number(sessionId)} />;
}

/** 'Invalid Session' over the list of sessions, to which the person is led (LS-2.4, LS-8.27). */
function NoSuchId() {
  const { t } = useTranslation();
  useEffect(() => {
    toast.error({ title: t("app.session.invalid.title"), description: t("app.session.invalid.text") }, { id: INVALID });
  }, [t]);
  return <Navigate to="/home" replace />;
}

/** The data of every session page; none of it changes while a person writes. */
const ofEveryPage = (session: Session) => {
  const { title, status, userRole, my_status, removed } = session;
  return { title, status, userRole, my_status, removed, afterwards: afterwardsOf(session) };
};

function Loaded({ id }: { id: number }) {
  const { client } = useHotseat();
  const { t } = useTranslation();
  const session = useQuery({ ...sessionQuery(client, id), select: ofEveryPage });
  useAssertedRole(id, session.data);

  if (session.data) {
    if (session.data.removed) return <SessionRemoved />;
    if (session.data.my_status !== "CONFIRMED") return <Navigate to={`/home?session=${id}`} replace />;
    const { title, status, afterwards } = session.data;
    const open: OpenSession = {
      id,
      title,
      isOver: status === "COMPLETED" || status === "CANCELLED",
      afterwards,
    };
    return (
      <>
        <title>{`${title} · Hotseat`}</title>
        <Outlet context={open} />
      </>
    );
  }
  if (!session.isError) return <LoadingScreen words={t("app.session.loading")} />;
  if (isHotseatError(session.error) && session.error.status === 403) return <Navigate to="/home" replace />;
  const detail = isHotseatError(session.error) && session.error.status > 0 ? session.error.detail : null;
  return (
    <ProblemScreen
      title={t("app.session.unable")}
      detail={detail ?? `${t("app.session.failed")} ${t("app.session.tryAgain")}`}
      onRetry={() => void session.refetch()}
    />
  );
}

/** Sessions in which this page has claimed the host's seat already. */
const asserted = new Set<number>();

/** States in which a session may still have a host; in any other the server refuses the claim. */
const CAN_BE_LED: ReadonlySet<Session["status"]> = new Set(["SCHEDULED", "IN_PROGRESS"]);

/** Host and owner claim the host's seat on entering, once per session id; a refusal is not critical (LS-2.8, LS-8.6). */
function useAssertedRole(id: number, session: Pick<Session, "status" | "userRole"> | undefined): void {
  const { client } = useHotseat();
  const claim = useMutation({
    ...claimHostMutation(client, id),
    onError: () => console.info("Could not claim host role."),
  });
  const leads =
    session !== undefined &&
    CAN_BE_LED.has(session.status) &&
    (session.userRole === "host" || session.userRole === "owner");
  useEffect(() => {
    if (!leads || asserted.has(id)) return;
    asserted.add(id);
    claim.mutate(undefined);
  }, [id, leads, claim]);
}
