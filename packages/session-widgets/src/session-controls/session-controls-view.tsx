import type { DesignatedRole } from "@hotseat/api-client/types";
import type { Ticker } from "@hotseat/core/ticker";
import { Button } from "@hotseat/ui/button";
import { formatClock } from "@hotseat/ui/clock";
import { Icon } from "@hotseat/ui/icon";
import { SegmentedControl } from "@hotseat/ui/segmented-control";
import { Select } from "@hotseat/ui/select";
import { ChevronDown, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import {
  abilitiesOf,
  countdownRemaining,
  questionNumber,
  type Schedule,
  segmentRemaining,
  turnRemaining,
  useTextFollowing,
} from "../schedule/headless";
import * as styles from "./session-controls.css";
import type { SessionControlsViewProps } from "./session-controls.types";
import {
  choicesFor,
  mayBeUnassigned,
  mayChangeFlowMode,
  perQuestionSec,
  reachableSegments,
  turnOf,
} from "./session-controls-rules";

const NOBODY = "none";
const toId = (value: string) => (value === NOBODY ? null : Number(value));
const toValue = (id: number | null) => (id === null ? NOBODY : String(id));

function RoleSelect({ which: role, ...props }: SessionControlsViewProps & { which: DesignatedRole }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionControls" });
  const candidateId = turnOf(props.schedule);
  const choices = choicesFor(role, props.people, props.designated, candidateId);
  return (
    <Select
      label={t(`role.${role}`)}
      value={toValue(props.designated[role])}
      disabled={props.disabled ?? false}
      options={[
        ...(mayBeUnassigned(role, props.designated, candidateId) ? [{ value: NOBODY, label: t("nobody") }] : []),
        ...choices.map(({ attendeeId, name }) => ({ value: String(attendeeId), label: name })),
      ]}
      onValueChange={(value) => props.onDesignate(role, toId(value))}
    />
  );
}

const signed = (seconds: number) => `${seconds < 0 ? "+" : ""}${formatClock(Math.abs(Math.ceil(seconds)))}`;

function Time({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

/** Written each second, without rendering. */
function Ticking({ time, leftAt }: { time: Ticker; leftAt: (nowMs: number) => number }) {
  const text = useTextFollowing(time, (now) => signed(leftAt(now)));
  return <span ref={text}>{signed(leftAt(time.read()))}</span>;
}

/** The interviewee's, the per-question and the question's timer; all read the page's one second (LS-2.38). */
function Times({ schedule, time, questions, featured }: SessionControlsViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionControls" });
  const isUnderWay = schedule.status === "RUNNING" || schedule.status === "PAUSED";
  const share = perQuestionSec(schedule, questions.length);
  if (!isUnderWay) return null;
  const isFree = schedule.flow_mode === "FREE";
  const limit = featured?.limit ?? null;
  const questionLeft = (now: number) =>
    isFree && limit ? countdownRemaining(limit, now) : segmentRemaining(schedule, now);
  return (
    <dl className={styles.times}>
      <Time label={t("time.interviewee")}>
        <Ticking time={time} leftAt={(now) => turnRemaining(schedule, now)} />
      </Time>
      {share === null ? null : <Time label={t("time.perQuestion")}>{formatClock(Math.round(share))}</Time>}
      {limit || !isFree ? (
        <Time label={t("time.question")}>
          <Ticking time={time} leftAt={questionLeft} />
        </Time>
      ) : null}
    </dl>
  );
}

function ClearRoles({ disabled, onClear }: Pick<SessionControlsViewProps, "disabled" | "onClear">) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionControls" });
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="ghost" icon={UserX} disabled={disabled} onClick={() => setAsking(true)}>
        {t("clear")}
      </Button>
    );
  return (
    <fieldset className={styles.row} style={{ border: 0, margin: 0, padding: 0 }} aria-label={t("clear")}>
      <p className={styles.ask}>{t("clearAsk")}</p>
      <Button
        variant="danger"
        disabled={disabled}
        onClick={() => {
          setAsking(false);
          onClear();
        }}
      >
        {t("clearConfirm")}
      </Button>
      <Button variant="soft" autoFocus onClick={() => setAsking(false)}>
        {t("clearKeep")}
      </Button>
    </fieldset>
  );
}

type ViewProps = SessionControlsViewProps & { freeTimer?: ReactNode };

/** Roles, timers and the schedule's finer controls, for people with authority (LS-2.39, LS-D4.3). */
export function SessionControlsView(props: ViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionControls" });
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.panel}
      data-flow-mode={props.schedule.flow_mode}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {t("label")}
        <span className={styles.chevron}>
          <Icon as={ChevronDown} />
        </span>
      </summary>
      {/* Its lists are the dearest part of the rail to draw, and mostly folded away. */}
      {isOpen ? <Body {...props} /> : null}
    </details>
  );
}

function Body({ freeTimer, ...props }: ViewProps) {
  const { schedule, questions, featured, disabled = false } = props;
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "sessionControls" });
  const { canSeek } = abilitiesOf(schedule);
  const nameOf = (id: number | null) => props.people.find(({ attendeeId }) => attendeeId === id)?.name;
  const isUnderWay = schedule.status === "RUNNING" || schedule.status === "PAUSED";
  return (
    <div className={styles.body}>
      <RoleSelect which="interviewer" {...props} />
      <RoleSelect which="interviewee" {...props} />
      <RoleSelect which="spotlight" {...props} />
      {schedule.flow_mode === "FREE" ? (
        <Select
          label={t("featured")}
          value={toValue(featured?.id ?? null)}
          disabled={disabled}
          options={[
            { value: NOBODY, label: t("noQuestion") },
            ...questions.map(({ id, text }) => ({ value: String(id), label: text })),
          ]}
          onValueChange={(value) => props.onFeature(toId(value))}
        />
      ) : null}
      <Times {...props} />
      {freeTimer}
      {canSeek && isUnderWay ? (
        <Select
          label={t("seek")}
          value={String(schedule.current_index)}
          disabled={disabled}
          options={reachableSegments(schedule, props.reach).map((index) => {
            const segment = schedule.timeline[index] as Schedule["timeline"][number];
            const what = t(`segment.${segment.type}`, { n: questionNumber(schedule, segment) });
            const whose = nameOf(segment.interviewee_attendee_id);
            return { value: String(index), label: whose ? t("seekOf", { name: whose, what }) : what };
          })}
          onValueChange={(value) => props.onSeek(Number(value))}
        />
      ) : null}
      {mayChangeFlowMode(schedule, props.reach) ? (
        <SegmentedControl
          label={t("flowMode")}
          value={schedule.flow_mode}
          wide
          options={[
            { value: "GUIDED", label: t("guided"), disabled },
            { value: "FREE", label: t("free"), disabled },
          ]}
          onValueChange={props.onFlowMode}
        />
      ) : null}
      <ClearRoles disabled={disabled} onClear={props.onClear} />
    </div>
  );
}
