import { Icon } from "@hotseat/ui/icon";
import { Stat } from "@hotseat/ui/stat";
import { Text } from "@hotseat/ui/text";
import { useToastFloorFrom } from "@hotseat/ui/theme";
import { Link2, UserCheck, Video } from "lucide-react";
import { useState } from "react";
import { useShellText } from "../../shared/use-shell-text";
import { type DetailFoot as Foot, mayCancel } from "../headless/detail-rules";
import { mayDecline } from "../headless/invitation-rules";
import type { DetailActions, DetailBusy, DetailedSession } from "../headless/session-detail.types";
import { FootButton } from "./foot-button";
import * as styles from "./session-detail.css";

export interface DetailLinks {
  prejoin: (sessionId: number) => string;
  feedback: (sessionId: number) => string;
  /** Path of the form for a session's changes, and of the form of a copy. */
  editSession: (sessionId: number) => string;
  copySession: (sessionId: number) => string;
  /** Path of my evaluations of the others in a session. */
  evaluations: (sessionId: number) => string;
}

export interface DetailFootProps {
  foot: Foot;
  session: DetailedSession;
  links: DetailLinks;
  busy: DetailBusy;
  /** The form above has an error. */
  blocked?: boolean;
  actions: Pick<DetailActions, "onCancelRegistration" | "onDeclineInvitation" | "onCopyLink">;
  /** Registers, accepts or asks, with the values of the form above. */
  onSubmit: () => void;
}

/** The foot of the detail: copy link at the start, the one next step at the end. */
export function DetailFoot({ actions, ...props }: DetailFootProps) {
  const { t } = useShellText();
  // "You are registered" must not cover "Join now".
  const floor = useToastFloorFrom();
  return (
    <div ref={floor} className={styles.foot}>
      <FootButton variant="ghost" icon={Link2} className={styles.copy} onClick={actions.onCopyLink}>
        {t("detail.copyLink")}
      </FootButton>
      <div className={styles.footEnd}>
        {mayCancel(props.session) ? (
          <CancelRegistration busy={props.busy} onCancel={actions.onCancelRegistration} />
        ) : null}
        {mayDecline(props.session) ? (
          <FootButton variant="secondary" busy={props.busy === "decline"} onClick={actions.onDeclineInvitation}>
            {t("detail.invitation.decline")}
          </FootButton>
        ) : null}
        <NextStep {...props} onCancel={actions.onCancelRegistration} />
      </div>
    </div>
  );
}

function NextStep({
  foot,
  session,
  links,
  busy,
  blocked,
  onSubmit,
  onCancel,
}: Omit<DetailFootProps, "actions"> & { onCancel: () => void }) {
  const { t } = useShellText();
  switch (foot.kind) {
    case "join":
      return (
        <FootButton asChild variant="primary">
          <a href={links.prejoin(session.id)}>
            <Icon as={Video} />
            {t("session.joinNow")}
          </a>
        </FootButton>
      );
    case "feedback":
      return (
        <FootButton asChild variant="primary">
          <a href={links.feedback(session.id)}>{t("detail.readFeedback")}</a>
        </FootButton>
      );
    case "evaluations":
      return (
        <FootButton asChild variant="primary">
          <a href={links.evaluations(session.id)}>{t("app.evaluations.title")}</a>
        </FootButton>
      );
    case "register":
      return (
        <FootButton variant="primary" busy={busy === "join"} onClick={onSubmit}>
          {t(`listing.action.${foot.text}`)}
        </FootButton>
      );
    case "invited":
      return (
        <FootButton variant="primary" busy={busy === "join"} onClick={onSubmit}>
          {t("listing.action.accept")}
        </FootButton>
      );
    case "ask":
      return (
        <FootButton variant="primary" busy={busy === "ask"} disabled={blocked} onClick={onSubmit}>
          {t(`listing.action.${foot.text}`)}
        </FootButton>
      );
    case "requested":
      return (
        <>
          <Text tone="muted">{t("detail.waitingForHost")}</Text>
          <FootButton variant="secondary" busy={busy === "cancel"} onClick={onCancel}>
            {t("detail.withdraw")}
          </FootButton>
        </>
      );
    case "registered":
      return (
        <>
          <Stat icon={UserCheck} tone="green">
            {t("listing.state.registered")}
          </Stat>
          <FootButton asChild variant="soft">
            <a href={links.prejoin(session.id)}>{t("listing.next.checkDevices")}</a>
          </FootButton>
        </>
      );
    case "reason":
      return <Text tone="muted">{t(`detail.reason.${foot.text}`)}</Text>;
  }
}

/** Asks for confirmation before a seat is given up. */
function CancelRegistration({ busy, onCancel }: { busy: DetailBusy; onCancel: () => void }) {
  const { t } = useShellText();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <FootButton variant="ghost" onClick={() => setAsked(true)}>
        {t("detail.cancelRegistration")}
      </FootButton>
    );
  }
  return (
    <>
      <FootButton variant="secondary" onClick={() => setAsked(false)}>
        {t("detail.keepSeat")}
      </FootButton>
      <FootButton variant="danger" busy={busy === "cancel"} onClick={onCancel} autoFocus>
        {t("detail.giveSeatBack")}
      </FootButton>
    </>
  );
}
