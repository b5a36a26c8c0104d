import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { LogIn } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { myTurnWaits } from "../absent-candidate/internal";
import { NAMESPACE } from "../locales";
import type { MomentFormat } from "../shared/headless/moment-format";
import * as styles from "./not-connected.css";

/** Since when my turn waits for me, and what is kept of it. */
export type TurnWaiting = NonNullable<ReturnType<typeof myTurnWaits>>;

interface TurnWaitsProps {
  waits: TurnWaiting;
  title: string | null;
  myName?: string;
  moments: MomentFormat;
  onSetUp: () => void;
}

/** All wait for me: what somebody sees who left in, or before, their own turn (LS-D3.6). */
export function TurnWaits({ waits, title, myName, moments, onSetUp }: TurnWaitsProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent.mine" });
  const values = { time: moments.time(waits.since), count: waits.minutes };
  return (
    <section className={styles.card} data-card="turnWaits" aria-live="polite">
      {myName ? <Avatar name={myName} size={64} decorative /> : null}
      {title ? <p className={styles.session}>{title}</p> : null}
      <h1 className={styles.title}>{t("title")}</h1>
      <p className={styles.text}>{t(waits.hasBegun ? "rest" : "whole", values)}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="large" icon={LogIn} onClick={onSetUp}>
          {t("join")}
        </Button>
      </div>
    </section>
  );
}
