import type { Reader } from "@hotseat/core/reader";
import { Button } from "@hotseat/ui/button";
import { Dialog } from "@hotseat/ui/dialog";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { CalendarX } from "lucide-react";
import { useState } from "react";
import { useShellText } from "../../shared/use-shell-text";
import { detailFoot, messageLeft } from "../headless/detail-rules";
import type { DetailActions, DetailBusy, DetailContent } from "../headless/session-detail.types";
import { DetailBody, type DetailBodyProps } from "./detail-body";
import { DetailFoot, type DetailLinks } from "./detail-foot";
import * as styles from "./session-detail.css";
import { useSeatForm } from "./use-seat-form";

export interface SessionDetailViewProps {
  content: DetailContent;
  busy: DetailBusy;
  actions: DetailActions;
  links: DetailLinks;
  reader: Reader;
  /** Milliseconds since 1970, for "today". */
  now: number;
  /** Address of the session's calendar file; left out where it cannot be opened. */
  calendarHref?: string | undefined;
  /** Invitations by e-mail address, for host and owner of a session that is not over. */
  invitations?: DetailBodyProps["invitations"];
}

const HEADLINES = {
  loading: "detail.loading.title",
  missing: "detail.missing.title",
  failed: "detail.failed.title",
} as const;

/** One session in a dialog over the list. */
export function SessionDetailView({
  content: current,
  busy,
  actions,
  links,
  reader,
  now,
  calendarHref,
  invitations,
}: SessionDetailViewProps) {
  const { t } = useShellText();
  const content = useContentBeforeSeat(current, busy);
  const form = useSeatForm(content.status === "ready" ? content.session : null);
  if (content.status !== "ready") {
    return (
      <Dialog
        open
        onOpenChange={actions.onClose}
        title={t(HEADLINES[content.status])}
        hideTitle
        closeLabel={t("close")}
        size="large"
      >
        <NotThere content={content} onRetry={actions.onRetry} />
      </Dialog>
    );
  }
  const { session } = content;
  const foot = detailFoot(session, now);
  const submit = () => {
    if (foot.kind === "ask") return actions.onAsk(form.choice, form.message.trim());
    return foot.kind === "invited" ? actions.onAcceptInvitation(form.choice) : actions.onJoin(form.choice);
  };
  return (
    <Dialog
      open
      onOpenChange={actions.onClose}
      title={<span className={styles.title}>{session.type.workshop.title}</span>}
      description={`${session.type.module.key} · ${session.type.module.title}`}
      closeLabel={t("close")}
      size="large"
      className={styles.dialog}
      // The first control is far below the title: its focus would scroll the title out of a small window.
      initialFocus="dialog"
      footer={
        <DetailFoot
          foot={foot}
          session={session}
          links={links}
          busy={busy}
          blocked={messageLeft(form.message) < 0}
          actions={actions}
          onSubmit={submit}
        />
      }
    >
      <DetailBody
        content={content}
        foot={foot}
        form={form}
        busy={busy}
        onApproveRequest={actions.onApproveRequest}
        onRejectRequest={actions.onRejectRequest}
        onCancelSession={actions.onCancelSession}
        links={links}
        reader={reader}
        now={now}
        calendarHref={calendarHref}
        invitations={invitations}
      />
    </Dialog>
  );
}

/**
 * Returns the content as it was when the reader pressed for a seat, until the server's response: the event of this very seat arrives
 * earlier, and would show the last seat as taken before it is theirs.
 */
function useContentBeforeSeat(current: DetailContent, busy: DetailBusy): DetailContent {
  const [before, setBefore] = useState(current);
  const isHeld = busy === "join" || busy === "ask";
  if (!isHeld && before !== current) setBefore(current);
  return isHeld ? before : current;
}

function NotThere({ content, onRetry }: { content: Exclude<DetailContent, { status: "ready" }>; onRetry: () => void }) {
  const { t } = useShellText();
  if (content.status === "loading") {
    return (
      <SkeletonGroup label={t("detail.loading.title")} className={styles.bones}>
        <Skeleton width={220} height={28} />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
        <Skeleton height={160} />
      </SkeletonGroup>
    );
  }
  if (content.status === "missing")
    return <EmptyState icon={CalendarX} title={t("detail.missing.title")} description={t("detail.missing.hint")} />;
  return (
    <ErrorState
      title={t("detail.failed.title")}
      description={content.detail ?? t("listing.failed.hint")}
      action={<Button onClick={onRetry}>{t("retry")}</Button>}
    />
  );
}
