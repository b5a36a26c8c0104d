import { Button } from "@hotseat/ui/button";
import { Icon } from "@hotseat/ui/icon";
import { Stat } from "@hotseat/ui/stat";
import { Text } from "@hotseat/ui/text";
import { Link2, UserCheck, Video } from "lucide-react";
import { useState } from "react";
import { useShellText } from "../shared/use-shell-text";
import { type DetailFoot as Foot, mayCancel } from "./detail-rules";
import { mayDecline } from "./invitation-rules";
import * as styles from "./session-detail.css";
import type { DetailActions, DetailBusy, DetailedSession } from "./session-detail.types";

export interface DetailLinks {
  prejoin: (sessionId: number) => string;
  feedback: (sessionId: number) => string;
}

export interface DetailFootProps {
  foot: Foot;
  session: DetailedSession;
  links: DetailLinks;
  busy: DetailBusy;
  /** What is written above cannot be sent as it is. */
  blocked?: boolean;
  actions: Pick<DetailActions, "onCancelRegistration" | "onDeclineInvitation" | "onCopyLink">;
  /** Registers, accepts or asks, with what the form above says. */
  onSubmit: () => void;
}

/** The foot of the detail: copy link at the start, the one next step at the end. */
export function DetailFoot({ actions, ...props }: DetailFootProps) {
  const { t } = useShellText();
  return (
    <div className={styles.foot}>
      <Button variant="ghost" size="large" icon={Link2} className={styles.copy} onClick={actions.onCopyLink}>
        {t("detail.copyLink")}
      </Button>
      <div className={styles.footEnd}>
        {mayCancel(props.session) ? (
          <CancelRegistration busy={props.busy} onCancel={actions.onCancelRegistration} />
        ) : null}
        {mayDecline(props.session) ? (
          <Button
            variant="secondary"
            size="large"
            busy={props.busy === "decline"}
            onClick={actions.onDeclineInvitation}
          >
            {t("detail.invitation.decline")}
          </Button>
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
        <Button asChild variant="primary" size="large">
          <a href={links.prejoin(session.id)}>
            <Icon as={Video} />
            {t("session.joinNow")}
          </a>
        </Button>
      );
    case "feedback":
      return (
        <Button asChild variant="primary" size="large">
          <a href={links.feedback(session.id)}>{t("detail.readFeedback")}</a>
        </Button>
      );
    case "register":
      return (
        <Button variant="primary" size="large" busy={busy === "join"} onClick={onSubmit}>
          {t(`listing.action.${foot.text}`)}
        </Button>
      );
    case "invited":
      return (
        <Button variant="primary" size="large" busy={busy === "join"} onClick={onSubmit}>
          {t("listing.action.accept")}
        </Button>
      );
    case "ask":
      return (
        <Button variant="primary" size="large" busy={busy === "ask"} disabled={blocked} onClick={onSubmit}>
          {t(`listing.action.${foot.text}`)}
        </Button>
      );
    case "requested":
      return (
        <>
          <Text tone="muted">{t("detail.waitingForHost")}</Text>
          <Button variant="secondary" size="large" busy={busy === "cancel"} onClick={onCancel}>
            {t("detail.withdraw")}
          </Button>
        </>
      );
    case "registered":
      return (
        <>
          <Stat icon={UserCheck} tone="green">
            {t("listing.state.registered")}
          </Stat>
          <Button asChild variant="soft" size="large">
            <a href={links.prejoin(session.id)}>{t("listing.next.checkDevices")}</a>
          </Button>
        </>
      );
    case "reason":
      return <Text tone="muted">{t(`detail.reason.${foot.text}`)}</Text>;
  }
}

/** Asks once more before a seat is given back. */
function CancelRegistration({ busy, onCancel }: { busy: DetailBusy; onCancel: () => void }) {
  const { t } = useShellText();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button variant="ghost" size="large" onClick={() => setAsked(true)}>
        {t("detail.cancelRegistration")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" size="large" onClick={() => setAsked(false)}>
        {t("detail.keepSeat")}
      </Button>
      <Button variant="danger" size="large" busy={busy === "cancel"} onClick={onCancel} autoFocus>
        {t("detail.giveSeatBack")}
      </Button>
    </>
  );
}
