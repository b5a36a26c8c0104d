import type { Reader } from "@hotseat/core/reader";
import { Badge } from "@hotseat/ui/badge";
import { Callout } from "@hotseat/ui/callout";
import { CircleX, Clock, Lock, LockOpen, UserX } from "lucide-react";
import { delayOf } from "../../session-listing/internal";
import { useShellText } from "../../shared/use-shell-text";
import { timeOf } from "../../shared/when";
import type { DetailFoot } from "../headless/detail-rules";
import type { DetailBusy, DetailContent } from "../headless/session-detail.types";
import { Agenda } from "./agenda";
import { Facts } from "./facts";
import { InvitationsView, type InvitationsViewProps } from "./invitations-view";
import { OwnersActions, type OwnersActionsProps } from "./owners-actions";
import { SeatForm } from "./seat-form";
import { SeatRequests, type SeatRequestsProps } from "./seat-requests";
import * as styles from "./session-detail.css";
import { SessionText } from "./session-text";
import type { SeatFormState } from "./use-seat-form";

export interface DetailBodyProps
  extends Pick<SeatRequestsProps, "onApproveRequest" | "onRejectRequest">,
    Pick<OwnersActionsProps, "links" | "onCancelSession"> {
  content: Extract<DetailContent, { status: "ready" }>;
  foot: DetailFoot;
  form: SeatFormState;
  busy: DetailBusy;
  reader: Reader;
  now: number;
  calendarHref?: string | undefined;
  /** For host and owner of a session that is not over. */
  invitations?: Omit<InvitationsViewProps, "observersAllowed"> | undefined;
}

/** Topic and agenda at the left, time and people at the right. */
export function DetailBody({
  content,
  foot,
  form,
  busy,
  onApproveRequest,
  onRejectRequest,
  onCancelSession,
  links,
  reader,
  now,
  calendarHref,
  invitations,
}: DetailBodyProps) {
  const { t } = useShellText();
  const { session, sampleQuestion, requests } = content;
  const isLate = delayOf(session, now) === "late";
  const asksForSeat = foot.kind === "register" || foot.kind === "invited" || foot.kind === "ask";
  return (
    <>
      <div className={styles.badges}>
        <Badge icon={session.access_level === "OPEN" ? LockOpen : Lock}>
          {t(`detail.access.${session.access_level}`)}
        </Badge>
        <Badge>{t(`detail.flow.${session.flow_mode}`)}</Badge>
        {session.status === "COMPLETED" ? <Badge>{t("listing.state.ended")}</Badge> : null}
        {session.status === "CANCELLED" ? <Badge tone="red">{t("listing.state.cancelled")}</Badge> : null}
        {isLate ? <Badge tone="amber">{t("listing.badge.late")}</Badge> : null}
        {session.view.badges.includes("LIVE") ? <Badge tone="green">{t("listing.badge.LIVE")}</Badge> : null}
      </div>
      <OwnersActions
        session={session}
        links={links}
        busy={busy === "cancelSession"}
        onCancelSession={onCancelSession}
      />
      {isLate ? (
        <Callout tone="amber" icon={Clock} className={styles.late}>
          {t("detail.late", { time: timeOf(Date.parse(session.start_time), reader) })}
        </Callout>
      ) : null}
      {session.cancel_reason ? (
        <Callout tone="red" icon={CircleX} title={t("detail.reason.cancelled")} className={styles.late}>
          <p className={styles.reason}>{t("detail.cancelReason", { reason: session.cancel_reason })}</p>
        </Callout>
      ) : null}
      {session.my_rejection ? (
        <Callout tone="amber" icon={UserX} title={t("detail.declined")} className={styles.late}>
          {session.my_rejection.reason === null ? null : (
            <p className={styles.reason}>{t("detail.cancelReason", { reason: session.my_rejection.reason })}</p>
          )}
        </Callout>
      ) : null}
      <div className={styles.grid}>
        <Facts session={session} reader={reader} now={now} calendarHref={calendarHref} />
        <div className={styles.text}>
          {/* First: somebody waits for the answer. */}
          <SeatRequests
            requests={requests}
            busy={busy === "answer"}
            onApproveRequest={onApproveRequest}
            onRejectRequest={onRejectRequest}
          />
          <SessionText session={session}>
            <Agenda session={session} reader={reader} wanted={asksForSeat && form.choice === "hotSeat"} />
          </SessionText>
          {sampleQuestion ? (
            <>
              <h2 className={styles.part}>{t("detail.sampleQuestion")}</h2>
              <blockquote className={styles.quote}>{sampleQuestion}</blockquote>
            </>
          ) : null}
          {invitations ? <InvitationsView {...invitations} observersAllowed={session.observers_allowed} /> : null}
          {asksForSeat ? (
            <SeatForm
              session={session}
              choice={form.choice}
              onChoiceChange={form.setChoice}
              message={foot.kind === "ask" ? form.message : null}
              onMessageChange={form.setMessage}
            />
          ) : null}
        </div>
      </div>
    </>
  );
}
