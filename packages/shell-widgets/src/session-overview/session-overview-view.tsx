import type { Reader } from "@hotseat/core/reader";
import { Icon } from "@hotseat/ui/icon";
import { Link } from "@hotseat/ui/link";
import { Heading, Text } from "@hotseat/ui/text";
import { ArrowLeft } from "lucide-react";
import type { DetailedSession } from "../session-detail/headless";
import { Agenda, Facts, SessionText } from "../session-detail/view";
import { useShellText } from "../shared/use-shell-text";
import * as styles from "./session-overview.css";

export interface SessionOverviewViewProps {
  session: DetailedSession;
  reader: Reader;
  /** Milliseconds since 1970, for "today". */
  now: number;
  /** Back to the call. */
  backHref: string;
}

/** Agenda, people and scenario of one's own session. */
export function SessionOverviewView({ session, reader, now, backHref }: SessionOverviewViewProps) {
  const { t } = useShellText();
  return (
    <main className={styles.page}>
      <Link asChild look="quiet" className={styles.back}>
        <a href={backHref}>
          <Icon as={ArrowLeft} />
          {t("overview.back")}
        </a>
      </Link>
      <div>
        <Heading as="h1" size="page">
          {session.type.workshop.title}
        </Heading>
        <Text tone="muted">
          {session.type.module.key} · {session.type.module.title}
        </Text>
      </div>
      <div className={styles.grid}>
        <SessionText session={session}>
          <Agenda session={session} reader={reader} wanted={false} />
        </SessionText>
        <Facts session={session} reader={reader} now={now} />
      </div>
    </main>
  );
}
