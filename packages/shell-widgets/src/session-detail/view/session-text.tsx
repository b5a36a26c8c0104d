import type { ReactNode } from "react";
import { useShellText } from "../../shared/use-shell-text";
import type { DetailedSession } from "../headless/session-detail.types";
import * as styles from "./session-detail.css";

/** What the session is about, how it runs (the agenda as children), and one's own scenario. */
export function SessionText({ session, children }: { session: DetailedSession; children: ReactNode }) {
  const { t } = useShellText();
  return (
    <div>
      <p className={styles.description}>{session.description}</p>
      <h2 className={styles.part}>{t("detail.agenda")}</h2>
      {children}
      {session.scenario ? (
        <>
          <h2 className={styles.part}>{session.scenario.title}</h2>
          <p className={styles.description}>{session.scenario.scenario_text}</p>
        </>
      ) : null}
    </div>
  );
}
