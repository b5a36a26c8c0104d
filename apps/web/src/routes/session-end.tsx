import { useServerEvents } from "@hotseat/react";
import { Button } from "@hotseat/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MessagePage } from "./message-page";
import * as styles from "./page.css";
import { useOpenSession } from "./session-context";
import { SessionPage } from "./session-page";

/** Where a session leads back to by default (LS-2.11). */
const BACK_TARGET = "/interviews";

interface EndProps {
  kind: "left" | "removed" | "over";
  /** Default: the text of its kind. */
  text?: string;
  /** The first link; without it, the list of sessions is the first. */
  first?: ReactNode;
  /** More links, before the one to the list. */
  then?: ReactNode;
  /** Above the message. */
  bar?: ReactNode;
  /** Under the text. */
  children?: ReactNode;
}

/** The page after a session: a message and the ways on. */
export function SessionEnd({ kind, text, first, then, bar, children }: EndProps) {
  const { t } = useTranslation();
  return (
    <SessionPage>
      <div className={styles.page}>
        {bar}
        <main className={styles.main}>
          <MessagePage
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
          >
            {children}
          </MessagePage>
        </main>
      </div>
    </SessionPage>
  );
}

/** I left by myself and the session goes on: I may come back (LS-D4.4). */
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
