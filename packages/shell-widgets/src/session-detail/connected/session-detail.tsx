import { useHotseat, useReader, useServerEvents } from "@hotseat/react";
import { shellHrefs } from "../../shared/hrefs";
import { useShellTexts } from "../../shared/use-shell-texts";
import { mayInvite } from "../headless/invitation-rules";
import type { DetailLinks } from "../view/detail-foot";
import { SessionDetailView } from "../view/session-detail-view";
import { useDetailActions } from "./use-detail-actions";
import { useInvitations } from "./use-invitations";
import { useSessionDetail } from "./use-session-detail";

export interface SessionDetailProps {
  sessionId: number;
  onClose: () => void;
  links?: DetailLinks;
}

/** One session in a dialog: register, ask, accept, give the seat up, join; host and owner also invite. */
export function SessionDetail(props: SessionDetailProps) {
  useShellTexts();
  // Typed text belongs to one session.
  return <Detail key={props.sessionId} {...props} />;
}

function Detail({ sessionId, onClose, links = shellHrefs }: SessionDetailProps) {
  const { content, retry } = useSessionDetail(sessionId);
  const asked = content.status === "ready" && content.session.view.state === "REQUESTED";
  const session = content.status === "ready" ? content.session : null;
  const { busy, actions } = useDetailActions(sessionId, { asked, invitationId: session?.my_invitation?.id ?? null });
  const invites = session !== null && mayInvite(session);
  const invitations = useInvitations(sessionId, invites);
  const reader = useReader();
  const { client } = useHotseat();
  useServerEvents({ global: true });
  return (
    <SessionDetailView
      content={content}
      busy={busy}
      actions={{ ...actions, onRetry: retry, onClose }}
      links={links}
      reader={reader}
      now={client.serverClock.now()}
      // A link carries no token.
      calendarHref={
        client.usesAccessToken ? undefined : `${client.baseUrl}/api/v1/interviews/sessions/${sessionId}/calendar.ics/`
      }
      invitations={invites ? invitations : undefined}
    />
  );
}
