import type { OwedEvaluation } from "../../evaluation-panel/headless";
import { currentSegment, isWaitingToBegin, nextSegment, type Schedule, type Segment } from "../../schedule/headless";

/** The message of the centre while no question is asked; i18n keys below `workspace.centre`. */
export type CentreMoment =
  | "introduction"
  | "callFirst"
  | "askFirst"
  | "waiting"
  | "firstQuestion"
  | "nextQuestion"
  | "openQuestions"
  | "evaluation"
  | "debrief"
  | "ended";

/** As what somebody reads it: what they do now comes before what they are. */
export type CentreRole = "candidate" | "lead" | "peer" | "observer";

export interface CentreReader {
  /** May drive the schedule. */
  readonly mayDrive: boolean;
  readonly isCandidate: boolean;
  /** The page has a question of the turn that is on; it reads one again when the schedule comes to it. */
  readonly isAsked: boolean;
}

/** The card in the question's place; null while a question is asked. */
export function centreMomentOf(schedule: Schedule | null, reader: CentreReader): CentreMoment | null {
  if (!schedule) return null;
  if (schedule.status === "FINISHED") return "ended";
  if (schedule.status === "IDLE")
    return schedule.flow_mode === "FREE" && reader.mayDrive ? "callFirst" : "introduction";
  const current = currentSegment(schedule);
  switch (current?.type) {
    case "QUESTION":
      if (reader.isAsked) return null;
      if (isWaitingToBegin(schedule)) return "waiting";
      return isFirstQuestion(schedule, current) ? "firstQuestion" : "nextQuestion";
    case "QNA_RUN":
      return "openQuestions";
    case "EVALUATE":
      return "evaluation";
    case "DEBRIEF":
      return "debrief";
    case "TURN":
      if (reader.isAsked) return null;
      return reader.mayDrive && !reader.isCandidate ? "askFirst" : "firstQuestion";
    default:
      return null;
  }
}

function isFirstQuestion({ timeline }: Schedule, segment: Segment): boolean {
  return timeline.find(({ slot_index, type }) => slot_index === segment.slot_index && type === "QUESTION") === segment;
}

/** Somebody of the session as the cards name them. */
export interface CentrePerson {
  readonly attendeeId: number;
  readonly name: string;
  readonly fullName: string;
  readonly isPresent: boolean;
  readonly isObserver: boolean;
  readonly takesHotSeat: boolean;
}

/** How far a turn's evaluation has come, as the server counts. */
export interface CentreProgress {
  /** The attendee ids of the scorers: they are present, or have submitted. */
  readonly scorers: readonly number[];
  readonly submitted: number;
  readonly hasRatedSelf: boolean;
}

/** The viewer's open tasks after the end. */
export interface CentreAfter {
  /** Null without a turn of mine. */
  readonly feedback: "ready" | "waits" | null;
  /** The people whose evaluation the viewer has not submitted, with the number of missing scores. */
  readonly owed: readonly OwedEvaluation[];
}

/** The people and their current roles. */
export interface CentreCast {
  readonly people: readonly CentrePerson[];
  readonly myId: number | null;
  readonly candidateId: number | null;
  /** The attendee id of the turn's lead: the designated interviewer, else the host. */
  readonly leadId: number | null;
  /** Raised hands, the first raised first. */
  readonly hands: readonly number[];
  /** Null outside of a turn's evaluation. */
  readonly progress: CentreProgress | null;
  /** Null before the end. */
  readonly after: CentreAfter | null;
  readonly role: CentreRole;
}

/** One line of a card: i18n key below `workspace.centre.row`, and whom it is about. */
export interface CentreRow {
  readonly key: string;
  readonly people: readonly number[];
  readonly values: Readonly<Record<string, string | number>>;
  /** How far it is; i18n key below `workspace.centre.done`. */
  readonly done?: { readonly key: "own" | "submitted"; readonly values: Readonly<Record<string, number>> } | null;
}

const row = (key: string, people: readonly number[] = [], values: CentreRow["values"] = {}): CentreRow => ({
  key,
  people,
  values,
});

/** "Mateo decides who speaks", "You decide who speaks": one line in two persons. */
function about(key: string, id: number | null, { people, myId }: CentreCast): CentreRow[] {
  const person = people.find(({ attendeeId }) => attendeeId === id);
  if (!person) return [];
  return id === myId ? [row(`${key}You`, [person.attendeeId])] : [row(key, [person.attendeeId], { name: person.name })];
}

function observersRow({ people, role, myId }: CentreCast, names: (ids: readonly number[]) => string): CentreRow[] {
  if (role === "observer" && myId !== null) return [row("observesYou", [myId])];
  const here = people
    .filter(({ isObserver, isPresent }) => isObserver && isPresent)
    .map(({ attendeeId }) => attendeeId);
  return here.length === 0 ? [] : [row("observes", here, { names: names(here), count: here.length })];
}

function afterRows(after: CentreAfter | null, nameOf: (id: number) => string): CentreRow[] {
  if (!after) return [];
  const { feedback, owed } = after;
  return [
    ...(feedback === null ? [] : [row(feedback === "ready" ? "feedbackReady" : "feedback")]),
    ...owed.map(({ attendeeId, missing, total }) =>
      row("owed", [attendeeId], { name: nameOf(attendeeId), missing, total }),
    ),
  ];
}

/** Returns one row for each task at this moment. `names` joins names in the reader's language. */
export function centreRows(
  moment: CentreMoment,
  schedule: Schedule,
  cast: CentreCast,
  names: (ids: readonly number[]) => string,
): CentreRow[] {
  const seated = cast.people.filter(({ isObserver }) => !isObserver);
  const others = seated.flatMap(({ attendeeId: id, isPresent }) => (isPresent && id !== cast.candidateId ? [id] : []));
  const nameOf = (id: number) => names([id]);
  switch (moment) {
    case "introduction": {
      // In FREE the host chooses, regardless of the seating order.
      const first = schedule.flow_mode === "FREE" ? null : (schedule.timeline[0]?.interviewee_attendee_id ?? null);
      const missing = seated.filter(({ isPresent }) => !isPresent).map(({ attendeeId }) => attendeeId);
      return [
        ...about(schedule.flow_mode === "FREE" ? "calls" : "starts", cast.leadId, cast),
        ...about("first", first, cast),
        ...(missing.length > 0 ? [row("missing", missing, { names: names(missing), count: missing.length })] : []),
      ];
    }
    case "openQuestions": {
      const hands = cast.hands.filter((id) => id !== cast.candidateId);
      const [first, second] = hands;
      const asks =
        first === undefined
          ? others.length === 0
            ? []
            : [row("anybodyAsks", others)]
          : second === undefined
            ? about("asks", first, cast)
            : [row("asksBefore", [first], { name: nameOf(first), next: nameOf(second) })];
      return [
        ...asks,
        ...about("answers", cast.candidateId, cast),
        ...(cast.leadId === cast.candidateId ? [] : about("givesWord", cast.leadId, cast)),
        ...(cast.role === "observer" ? observersRow(cast, names) : []),
      ];
    }
    case "evaluation": {
      const { progress } = cast;
      const scorers = progress?.scorers ?? others;
      const isScorer = cast.myId !== null && scorers.includes(cast.myId);
      const submitted = progress && {
        key: "submitted" as const,
        values: { done: progress.submitted, total: scorers.length },
      };
      const own = progress?.hasRatedSelf ? { key: "own" as const, values: {} } : null;
      const scores = isScorer ? (scorers.length === 1 ? "scoreAlone" : "scoreYou") : "score";
      return [
        ...(scorers.length === 0 ? [] : [{ ...row(scores, scorers), done: submitted }]),
        ...about("ratesSelf", cast.candidateId, cast).map((each) => ({ ...each, done: own })),
        ...observersRow(cast, names),
      ];
    }
    case "debrief": {
      const speakers = seated.filter(({ isPresent }) => isPresent).map(({ attendeeId }) => attendeeId);
      const seconds = currentSegment(schedule)?.duration_sec ?? 0;
      const minutes = Math.max(1, Math.floor(seconds / 60 / Math.max(1, speakers.length)));
      return [
        row("speak", speakers, { count: minutes }),
        ...about("keepsTime", cast.leadId, cast),
        ...observersRow(cast, names),
      ];
    }
    case "ended":
      return [...afterRows(cast.after, nameOf), row("talk")];
    case "waiting":
      return [...about("decides", cast.leadId, cast), ...observersRow(cast, names)];
    case "nextQuestion":
      return [...about("answers", cast.candidateId, cast), ...observersRow(cast, names)];
    case "firstQuestion":
      return [
        ...(cast.leadId === cast.candidateId ? [] : about("asksFirst", cast.leadId, cast)),
        ...about("answers", cast.candidateId, cast),
        ...observersRow(cast, names),
      ];
    default:
      return [];
  }
}

/** Returns the step after the current segment; `key` is an i18n key below `workspace.centre.then`. */
export function centreNext(schedule: Schedule, myId: number | null): { key: string; attendeeId: number | null } | null {
  if (schedule.status === "FINISHED") return { key: "end", attendeeId: null };
  if (schedule.status === "IDLE" && schedule.flow_mode === "FREE") return { key: "pace", attendeeId: null };
  const next: Segment | null = schedule.status === "IDLE" ? (schedule.timeline[0] ?? null) : nextSegment(schedule);
  if (!next)
    return schedule.flow_mode === "FREE" ? { key: "pace", attendeeId: null } : { key: "end", attendeeId: null };
  const id = next.interviewee_attendee_id;
  const isInTurn = schedule.status !== "IDLE" && next.slot_index === currentSegment(schedule)?.slot_index;
  if (next.type === "QUESTION" && isInTurn) return { key: "QUESTION", attendeeId: null };
  if (next.type === "EVALUATE" || next.type === "QNA_RUN" || next.type === "DEBRIEF")
    return { key: next.type, attendeeId: null };
  return { key: id === myId ? "yourTurn" : "turn", attendeeId: id };
}
