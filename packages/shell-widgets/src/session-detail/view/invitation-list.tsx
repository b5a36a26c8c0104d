import { Badge, type BadgeTone } from "@hotseat/ui/badge";
import { Button } from "@hotseat/ui/button";
import { Skeleton, SkeletonGroup } from "@hotseat/ui/skeleton";
import { Text } from "@hotseat/ui/text";
import { useShellText } from "../../shared/use-shell-text";
import { mayWithdraw } from "../headless/invitation-rules";
import type {
  InvitationActions,
  InvitationStatus,
  InvitationsContent,
  SentInvitation,
} from "../headless/session-detail.types";
import * as styles from "./invitations.css";

export interface InvitationListProps extends Pick<InvitationActions, "onMore" | "onRetry"> {
  content: InvitationsContent;
  /** The invitation that is being withdrawn. */
  withdrawing: readonly number[];
  onWithdraw: (invitation: SentInvitation) => void;
}

const TONES: Readonly<Record<InvitationStatus, BadgeTone>> = {
  pending: "blue",
  accepted: "green",
  declined: "amber",
  withdrawn: "neutral",
};

/** The invitations of a session, the latest first. */
export function InvitationList({ content, withdrawing, onWithdraw, onMore, onRetry }: InvitationListProps) {
  const { t } = useShellText();
  if (content.status === "loading")
    return (
      <SkeletonGroup label={t("detail.invite.loading")} className={styles.list}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    );
  if (content.status === "failed")
    return (
      <div className={styles.failed} role="alert">
        <Text size="second" className={styles.address}>
          {content.detail ?? t("detail.invite.failed")}
        </Text>
        <Button variant="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      </div>
    );
  if (content.invitations.length === 0)
    return (
      <Text as="p" size="second" tone="muted" className={styles.none}>
        {t("detail.invite.none")}
      </Text>
    );
  return (
    <>
      <ul className={styles.list}>
        {content.invitations.map((invitation) => (
          <li key={invitation.id} className={styles.row}>
            <Text className={styles.address}>
              {invitation.email}
              {invitation.role === "observer" ? (
                <>
                  {" "}
                  <Text size="small" tone="muted" className={styles.invitedRole}>
                    {t("role.observer")}
                  </Text>
                </>
              ) : null}
            </Text>
            <Badge tone={TONES[invitation.status]}>{t(`detail.invite.status.${invitation.status}`)}</Badge>
            {mayWithdraw(invitation.status) ? (
              <Button
                variant="secondary"
                size="small"
                busy={withdrawing.includes(invitation.id)}
                onClick={() => onWithdraw(invitation)}
                aria-label={t("detail.invite.withdrawEmail", { email: invitation.email })}
              >
                {t("detail.invite.withdraw")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {content.more !== "none" ? (
        <Button variant="secondary" className={styles.more} busy={content.more === "loading"} onClick={onMore}>
          {t("detail.invite.more")}
        </Button>
      ) : null}
    </>
  );
}
