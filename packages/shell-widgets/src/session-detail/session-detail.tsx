import { useServerEvents } from "@hotseat/react";
import { shellHrefs } from "../shared/hrefs";
import { useReader } from "../shared/use-reader";
import { useServerClock } from "../shared/use-server-clock";
import { useShellTexts } from "../shared/use-shell-texts";
import type { DetailLinks } from "./detail-foot";
import { SessionDetailView } from "./session-detail-view";
import { useDetailActions } from "./use-detail-actions";
import { useSessionDetail } from "./use-session-detail";

export interface SessionDetailProps {
  sessionId: number;
  onClose: () => void;
  links?: DetailLinks;
}

/** One session in a dialog: register, ask, accept, give the seat back, join. */
export function SessionDetail({ sessionId, onClose, links = shellHrefs }: SessionDetailProps) {
  useShellTexts();
  const { content, retry } = useSessionDetail(sessionId);
  const asked = content.status === "ready" && content.session.view.state === "REQUESTED";
  const { busy, actions } = useDetailActions(sessionId, asked);
  const reader = useReader();
  const clock = useServerClock();
  useServerEvents({ global: true });
  return (
    <SessionDetailView
      content={content}
      busy={busy}
      actions={{ ...actions, onRetry: retry, onClose }}
      links={links}
      reader={reader}
      now={clock.now()}
    />
  );
}
