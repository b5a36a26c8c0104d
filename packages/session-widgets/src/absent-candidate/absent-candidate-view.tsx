import type { Ticker } from "@hotseat/core/ticker";
import { Avatar } from "@hotseat/ui/avatar";
import { Button } from "@hotseat/ui/button";
import { formatClock } from "@hotseat/ui/clock";
import { Icon } from "@hotseat/ui/icon";
import { TimeBar } from "@hotseat/ui/progress-bar";
import { useMediaQuery, useToastFloorFrom } from "@hotseat/ui/theme";
import { below } from "@hotseat/ui/tokens";
import { ArrowLeftRight, Hourglass, SkipForward, UserX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import { shownSeconds, useFromTime } from "../schedule/headless";
import type { MomentFormat } from "../shared/headless/moment-format";
import * as styles from "./absent-candidate.css";
import { ASKED_AGAIN_MS, type SwapChoice, untilAskedAgain } from "./absent-rules";

/** The viewer's role in the decision about an absent candidate. */
export type AbsentCandidateRole =
  | {
      readonly kind: "decides";
      readonly swaps: readonly SwapChoice[];
      /** The person whose turn begins when this one is skipped; null for the debrief or the end. */
      readonly skipTo: { readonly name: string; readonly isMe: boolean } | null;
      /** The name of the person asked to swap turns who has not answered; null for none. */
      readonly asked: string | null;
    }
  /** `startsAt`: when their turn would begin otherwise, ISO 8601. */
  | { readonly kind: "asked"; readonly myFullName: string; readonly startsAt: string }
  | { readonly kind: "waits"; readonly hostName: string | null };

export interface AbsentCandidateViewProps {
  name: string;
  /** For the initials, which are the same everywhere. */
  fullName: string;
  /** When they left, ISO 8601; null when they have not come yet. */
  leftAt: string | null;
  /** They gave their seat back, or were removed. Default: they have it. */
  hasNoSeat?: boolean;
  kept: { readonly minutes: number; readonly hasBegun: boolean };
  /** Since when their turn waits, in milliseconds. */
  sinceMs: number;
  role: AbsentCandidateRole;
  time: Ticker;
  moments: MomentFormat;
  busy?: boolean;
  /** One's own turn begins; another person is asked. */
  onSwap: (choice: SwapChoice) => void;
  onSkip: () => void;
  onAnswer: (accepts: boolean) => void;
  /** Drawings in place of faces. */
  pictureOf?: (fullName: string) => ReactNode;
}

function Face({
  fullName,
  size,
  isAway,
  pictureOf,
}: Pick<AbsentCandidateViewProps, "fullName" | "pictureOf"> & FaceProps) {
  return (
    <span className={styles.face}>
      <Avatar
        name={fullName}
        size={size}
        decorative
        picture={pictureOf?.(fullName)}
        {...(isAway && { presence: "away" })}
      />
      {isAway ? (
        <span className={styles.mark}>
          <Icon as={UserX} size={14} />
        </span>
      ) : null}
    </span>
  );
}

interface FaceProps {
  size: number;
  isAway: boolean;
}

function Option({ icon, chosen, children }: { icon: typeof UserX; chosen?: boolean; children: ReactNode }) {
  return (
    <li className={styles.option} data-chosen={chosen || undefined}>
      <span className={styles.icon}>
        <Icon as={icon} size={18} />
      </span>
      {children}
    </li>
  );
}

function AskedAgain({ sinceMs, time }: Pick<AbsentCandidateViewProps, "sinceMs" | "time">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  const left = useFromTime(time, (now) => shownSeconds(untilAskedAgain(sinceMs, now) / 1000));
  return (
    <span className={styles.count}>
      <span className={styles.digits} role="timer" aria-live="off">
        {formatClock(left)}
      </span>
      <TimeBar left={1 - (left * 1000) / ASKED_AGAIN_MS} />
      <span className={styles.again}>{t("wait.again")}</span>
    </span>
  );
}

function Decides(props: AbsentCandidateViewProps & { role: Extract<AbsentCandidateRole, { kind: "decides" }> }) {
  const { name, leftAt, kept, role, time, moments } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  // On a phone the choices end just above the actions: a toast there would cover them.
  const floor = useToastFloorFrom();
  const isPhone = useMediaQuery(below.tablet);
  const skipped = role.skipTo ? (role.skipTo.isMe ? "mine" : "theirs") : "end";
  return (
    <section className={styles.card} data-absent="decides" aria-labelledby="absent-candidate">
      <div className={styles.head}>
        <Face fullName={props.fullName} size={72} isAway pictureOf={props.pictureOf} />
        <div className={styles.words}>
          <h2 id="absent-candidate" className={styles.title}>
            {t("title", { name })}
          </h2>
          <p className={styles.text}>
            {props.hasNoSeat ? t("noSeat") : leftAt ? t("left", { time: moments.time(leftAt) }) : t("neverCame")}{" "}
            {t(kept.hasBegun ? "kept.rest" : "kept.whole", { count: kept.minutes })}
          </p>
        </div>
      </div>
      <ul ref={isPhone ? floor : null} className={styles.options}>
        <Option icon={Hourglass} chosen>
          <span className={styles.what}>
            <span className={styles.name}>{t("wait.title", { name })}</span>
            <span className={styles.detail}>{t("wait.text", { name })}</span>
          </span>
          <AskedAgain sinceMs={props.sinceMs} time={time} />
        </Option>
        {role.swaps.length > 0 ? (
          <Option icon={ArrowLeftRight}>
            <span className={styles.what}>
              <span className={styles.name}>{t("swap.title")}</span>
              <span className={styles.detail}>
                {role.asked ? t("swap.asked", { name: role.asked }) : t("swap.text", { name })}
              </span>
              <span className={styles.swaps}>
                {role.swaps.map((choice) => (
                  <Button
                    key={choice.attendeeId}
                    variant="secondary"
                    className={styles.swap}
                    disabled={props.busy || choice.name === role.asked}
                    onClick={() => props.onSwap(choice)}
                  >
                    <Avatar name={choice.fullName} size={20} decorative picture={props.pictureOf?.(choice.fullName)} />
                    {choice.isMe ? t("you") : choice.name}
                    <StartsAt choice={choice} moments={moments} />
                  </Button>
                ))}
              </span>
            </span>
          </Option>
        ) : null}
        <Option icon={SkipForward}>
          <span className={styles.what}>
            <span className={styles.name}>{t("skip.title")}</span>
            <span className={styles.detail}>
              {t(`skip.${skipped}`, { name: role.skipTo?.name ?? "" })} {t("skip.later", { name })}
            </span>
          </span>
          <Button variant="secondary" busy={props.busy ?? false} onClick={props.onSkip}>
            {t("skip.yes")}
          </Button>
        </Option>
      </ul>
    </section>
  );
}

function StartsAt({ choice, moments }: { choice: SwapChoice; moments: MomentFormat }) {
  return <span className={styles.number}>{moments.time(new Date(choice.startsAtMs).toISOString())}</span>;
}

function Asked(props: AbsentCandidateViewProps & { role: Extract<AbsentCandidateRole, { kind: "asked" }> }) {
  const { name, role, moments, busy, onAnswer } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  return (
    <section className={`${styles.card} ${styles.calm}`} data-absent="asked" role="status">
      <Face fullName={role.myFullName} size={64} isAway={false} pictureOf={props.pictureOf} />
      <h2 className={styles.smallTitle}>{t("asked.title")}</h2>
      <p className={styles.text}>{t("asked.text", { name, time: moments.time(role.startsAt) })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={busy ?? false} onClick={() => onAnswer(false)}>
          {t("asked.no")}
        </Button>
        <Button variant="soft" busy={busy ?? false} onClick={() => onAnswer(true)}>
          {t("asked.yes")}
        </Button>
      </div>
    </section>
  );
}

function Waits(props: AbsentCandidateViewProps & { role: Extract<AbsentCandidateRole, { kind: "waits" }> }) {
  const { name, role } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "absent" });
  const waited = useWaited(props);
  return (
    <section className={`${styles.card} ${styles.calm}`} data-absent="waits">
      <Face fullName={props.fullName} size={64} isAway pictureOf={props.pictureOf} />
      <h2 className={styles.smallTitle}>{t("waits.title", { name })}</h2>
      <p className={styles.text}>
        {role.hostName ? t("waits.text", { name: role.hostName }) : null} {t("waits.still")}
      </p>
      <p className={styles.text} role="timer" aria-live="off">
        {t("waits.for", { time: waited })}
      </p>
    </section>
  );
}

/** How long one has waited, as `0:42`. */
export function useWaited({ sinceMs, time }: Pick<AbsentCandidateViewProps, "sinceMs" | "time">): string {
  return formatClock(useFromTime(time, (now) => Math.max(0, Math.floor((now - sinceMs) / 1000))));
}

/** In the stage's place while a guided turn waits for its candidate: the host decides, the others read what is going on. */
export function AbsentCandidateView(props: AbsentCandidateViewProps) {
  const { role } = props;
  switch (role.kind) {
    case "decides":
      return <Decides {...props} role={role} />;
    case "asked":
      return <Asked {...props} role={role} />;
    case "waits":
      return <Waits {...props} role={role} />;
  }
}
