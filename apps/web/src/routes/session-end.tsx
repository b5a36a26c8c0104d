import { useServerEvents } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MessagePage } from "./message-page";
import { useOpenSession } from "./session-context";
import { SessionPage } from "./session-page";
import { ToTools } from "./to-tools";

/** Where a session leads back to by default (LS-2). */
const BACK_TARGET = "/interviews";

interface EndProps {
  kind: "left" | "removed" | "over";
  /** Default: the text of its kind. */
  text?: string;
  /** The first link; without it, the list of sessions is the first. */
  first?: ReactNode;
  /** More links, before the one to the list. */
  then?: ReactNode;
}

function SessionEnd({ kind, text, first, then }: EndProps) {
  const { t } = useTranslation();
  return (
    <SessionPage>
      <main>
        <MessagePage
          alone
          title={t(`app.${kind}.title`)}
          text={text ?? t(`app.${kind}.text`)}
          ways={
            <>
              {first}
              {then}
              <Button asChild variant={first ? "secondary" : "primary"} size="large">
                <a href={BACK_TARGET}>{t("app.notFound.sessions")}</a>
              </Button>
            </>
          }
        />
      </main>
    </SessionPage>
  );
}

/** I left by myself and the session goes on: I may come back (LS-D4). */
export function SessionLeft({ onRejoin }: { onRejoin: () => void }) {
  const { t } = useTranslation();
  // The way back is hidden as soon as the session is over, or my place in it is gone.
  useServerEvents({ sessionId: useOpenSession().id });
  const rejoin = (
    <Button variant="primary" size="large" onClick={onRejoin}>
      {t("app.left.rejoin")}
    </Button>
  );
  return <SessionEnd kind="left" first={rejoin} />;
}

/** For a removed person: what happened, what is safe, and where to go (LS-D4.2). */
export function SessionRemoved() {
  return <SessionEnd kind="removed" />;
}

const toTools = (
  <ToTools>
    {(href, text) => (
      <Button asChild variant="secondary" size="large">
        <a href={href}>{text}</a>
      </Button>
    )}
  </ToTools>
);

/** After the end: the links to the feedback on my turn, to my unfinished evaluations, to what was drawn and written, and back to the sessions. */
export function OpenSessionOver() {
  const { id, afterwards } = useOpenSession();
  const { t } = useTranslation();
  if (afterwards === null) return <SessionEnd kind="over" then={toTools} />;
  const toEvaluations = (
    <Button asChild variant={afterwards === "evaluations" ? "primary" : "secondary"} size="large">
      <a href={`/interviews/${id}/evaluations`}>{t("app.evaluations.title")}</a>
    </Button>
  );
  const toFeedback = (
    <Button asChild variant="primary" size="large">
      <a href={`/interviews/${id}/feedback`}>{t("detail.readFeedback")}</a>
    </Button>
  );
  return (
    <SessionEnd
      kind="over"
      text={t(`app.over.${afterwards}`)}
      first={
        <>
          {afterwards === "feedback" ? toFeedback : null}
          {toEvaluations}
        </>
      }
      then={toTools}
    />
  );
}
