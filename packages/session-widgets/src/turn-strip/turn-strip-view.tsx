import type { Ticker } from "@hotseat/core/ticker";
import { Icon } from "@hotseat/ui/icon";
import { VisuallyHidden } from "@hotseat/ui/visually-hidden";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NAMESPACE } from "../locales";
import {
  currentSegment,
  questionNumber,
  type Schedule,
  type Segment,
  turnEndsAt,
  useFromTime,
} from "../schedule/headless";
import { TimeFill } from "../schedule/view";
import { timeFormat } from "../shared/headless/moment-format";
import * as styles from "./turn-strip.css";
import { followerOf, isBeforeFirstCall, type StripSegment, stripSegments } from "./turn-strip-rules";

export interface TurnStripViewProps {
  schedule: Schedule | null;
  time: Ticker;
  /** Short names by attendee id. */
  names: ReadonlyMap<number, string>;
  /** The viewer's attendee id; null for a viewer without a seat. */
  myAttendeeId: number | null;
  /** The viewer's time zone; the browser's without it. */
  timeZone?: string;
}

/** Where the turn stands: what is done, what is on and how far, what follows, and who is next when. */
export function TurnStripView({ schedule, time, names, myAttendeeId, timeZone }: TurnStripViewProps) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "turnStrip" });
  const { t: say } = useTranslation(NAMESPACE, { keyPrefix: "schedule" });
  if (!schedule) return <div className={styles.strip} />;
  if (schedule.timeline.length === 0)
    return (
      <div className={styles.strip} data-status={schedule.status}>
        <p className={styles.none}>{say("empty")}</p>
      </div>
    );
  return (
    <div className={styles.strip} data-status={schedule.status}>
      <div className={styles.line}>
        <span className={styles.title}>
          <TurnTitle schedule={schedule} names={names} myAttendeeId={myAttendeeId} />
        </span>
        <span className={styles.current} aria-hidden="true">
          <CurrentName schedule={schedule} />
        </span>
        <ol className={styles.segments} aria-label={t("label")}>
          {stripSegments(schedule).map((entry) => (
            <SegmentMark key={entry.segment.id} entry={entry} schedule={schedule} time={time} />
          ))}
        </ol>
        <span className={styles.follower}>
          <Follower
            schedule={schedule}
            time={time}
            names={names}
            myAttendeeId={myAttendeeId}
            {...(timeZone ? { timeZone } : {})}
          />
        </span>
      </div>
    </div>
  );
}

function TurnTitle({
  schedule,
  names,
  myAttendeeId,
}: Pick<TurnStripViewProps, "names" | "myAttendeeId"> & { schedule: Schedule }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "turnStrip" });
  const attendeeId = currentSegment(schedule)?.interviewee_attendee_id ?? null;
  const isMine = attendeeId !== null && attendeeId === myAttendeeId;
  const name = attendeeId === null ? undefined : names.get(attendeeId);
  if (schedule.status === "FINISHED") return t("finished");
  if (isBeforeFirstCall(schedule)) return t("nobodyCalled");
  if (schedule.status === "IDLE") return isMine ? t("firstYou") : name ? t("first", { name }) : t("notStarted");
  // Beside the segment, which is named "Debrief".
  if (attendeeId === null) return t("finished");
  return isMine ? t("yourTurn") : t("turnOf", { name: name ?? "" });
}

function SegmentName({ schedule, segment }: { schedule: Schedule; segment: Segment }) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "turnStrip" });
  return segment.type === "QUESTION" ? t("question", { number: questionNumber(schedule, segment) }) : t(segment.type);
}

/** The name of the current segment of a turn, where the marks have no space for names. */
function CurrentName({ schedule }: { schedule: Schedule }) {
  const now = stripSegments(schedule).find((entry) => entry.place === "now" && entry.segment.slot_index !== null);
  return now ? <SegmentName schedule={schedule} segment={now.segment} /> : null;
}

function SegmentMark({
  entry: { segment, place },
  schedule,
  time,
}: {
  entry: StripSegment;
  schedule: Schedule;
  time: Ticker;
}) {
  const { t } = useTranslation(NAMESPACE, { keyPrefix: "turnStrip" });
  return (
    <li
      className={styles.segment}
      data-place={place}
      data-type={segment.type}
      aria-current={place === "now" ? "step" : undefined}
    >
      <span className={styles.bar}>
        {place === "now" ? <TimeFill schedule={schedule} time={time} shows="elapsed" /> : null}
      </span>
      <span className={styles.name}>
        {place === "past" ? <Icon as={Check} size={12} /> : null}
        <span className={styles.words}>
          <SegmentName schedule={schedule} segment={segment} />
        </span>
        {place === "past" || place === "skipped" ? (
          <VisuallyHidden>{t(place === "past" ? "done" : "skipped")}</VisuallyHidden>
        ) : null}
      </span>
    </li>
  );
}

/** The next person, with the start time while the schedule runs; renders when the start minute changes. */
function Follower({ schedule, time, names, myAttendeeId, timeZone }: TurnStripViewProps & { schedule: Schedule }) {
  const { t, i18n } = useTranslation(NAMESPACE, { keyPrefix: "turnStrip" });
  const beginsAt = useFromTime(time, (nowMs) => (schedule.status === "RUNNING" ? turnEndsAt(schedule, nowMs) : null));
  const follower = followerOf(schedule);
  if (!follower) return null;
  const at = beginsAt === null ? "" : timeFormat(i18n.language, timeZone)(beginsAt);
  const suffix = at === "" ? "" : "At";
  if (follower.kind === "debrief") return t(`thenDebrief${suffix}`, { time: at });
  if (follower.attendeeId === myAttendeeId) return t(`thenYou${suffix}`, { time: at });
  return t(`then${suffix}`, { name: names.get(follower.attendeeId) ?? "", time: at });
}
