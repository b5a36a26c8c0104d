import { Badge } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Dialog } from "@hotseat/ui/dialog";
import { EmptyState } from "@hotseat/ui/empty-state";
import { ErrorState } from "@hotseat/ui/error-state";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { CalendarX, Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { useShellText } from "../shared/use-shell-text";
import type { Reader } from "../shared/when";
import { Agenda } from "./agenda";
import { DetailFoot, type DetailLinks } from "./detail-foot";
import { detailFoot, seatChoices } from "./detail-rules";
import { Facts } from "./facts";
import { SeatForm } from "./seat-form";
import { SeatRequests } from "./seat-requests";
import * as styles from "./session-detail.css";
import type { DetailActions, DetailBusy, DetailContent, SeatChoice } from "./session-detail.types";

export interface SessionDetailViewProps {
  content: DetailContent;
  busy: DetailBusy;
  actions: DetailActions;
  links: DetailLinks;
  reader: Reader;
  /** Milliseconds since 1970, for "today". */
  now: number;
}

type Ready = Extract<DetailContent, { status: "ready" }>;

/** One session over the list that stays behind it. */
export function SessionDetailView(props: SessionDetailViewProps) {
  const { t } = useShellText();
  const { content } = props;
  if (content.status === "ready") return <Details {...props} content={content} />;
  return (
    <Dialog open onOpenChange={props.actions.onClose} title={t(`detail.${content.status}.title`)} hideTitle closeLabel={t("close")} size="large">
      <NotThere content={content} onRetry={props.actions.onRetry} />
    </Dialog>
  );
}

function NotThere({ content, onRetry }: { content: Exclude<DetailContent, Ready>; onRetry: () => void }) {
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
  if (content.status === "missing") return <EmptyState icon={CalendarX} title={t("detail.missing.title")} description={t("detail.missing.hint")} />;
  return <ErrorState title={t("detail.failed.title")} description={content.detail ?? t("listing.failed.hint")} action={<Button onClick={onRetry}>{t("retry")}</Button>} />;
}

function Details({ content, busy, actions, links, reader, now }: SessionDetailViewProps & { content: Ready }) {
  const { t } = useShellText();
  const { session, sampleQuestion, requests } = content;
  const foot = detailFoot(session);
  const [wanted, setWanted] = useState<SeatChoice>("hotSeat");
  const [message, setMessage] = useState("");
  const choices = seatChoices(session);
  const choice = choices.includes(wanted) ? wanted : (choices[0] ?? "observer");
  const asksForSeat = foot.kind === "register" || foot.kind === "ask";
  const submit = () => (foot.kind === "ask" ? actions.onAsk(choice, message.trim()) : actions.onJoin(choice));
  return (
    <Dialog
      open
      onOpenChange={actions.onClose}
      title={session.type.workshop.title}
      description={`${session.type.module.key} · ${session.type.module.title}`}
      closeLabel={t("close")}
      size="large"
      footer={<DetailFoot foot={foot} session={session} links={links} busy={busy} actions={actions} onSubmit={submit} />}
    >
      <div className={styles.badges}>
        <Badge icon={session.access_level === "OPEN" ? LockOpen : Lock}>{t(`detail.access.${session.access_level}`)}</Badge>
        <Badge>{t(`detail.flow.${session.flow_mode}`)}</Badge>
        {session.view.badges.includes("LIVE") ? <Badge tone="red">{t("listing.badge.LIVE")}</Badge> : null}
      </div>
      <div className={styles.grid}>
        <div>
          <p className={styles.description}>{session.description}</p>
          <h2 className={styles.part}>{t("detail.agenda")}</h2>
          <Agenda session={session} reader={reader} wanted={asksForSeat && choice === "hotSeat"} />
          {session.scenario ? (
            <>
              <h2 className={styles.part}>{session.scenario.title}</h2>
              <p className={styles.description}>{session.scenario.scenario_text}</p>
            </>
          ) : null}
          {sampleQuestion ? (
            <>
              <h2 className={styles.part}>{t("detail.sampleQuestion")}</h2>
              <blockquote className={styles.quote}>{sampleQuestion}</blockquote>
            </>
          ) : null}
          <SeatRequests requests={requests} busy={busy === "answer"} onAnswerRequest={actions.onAnswerRequest} />
          {asksForSeat ? (
            <SeatForm session={session} choice={choice} onChoiceChange={setWanted} message={foot.kind === "ask" ? message : null} onMessageChange={setMessage} />
          ) : null}
        </div>
        <Facts session={session} reader={reader} now={now} />
      </div>
    </Dialog>
  );
}
