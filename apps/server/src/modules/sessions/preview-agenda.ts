import type { z } from "zod";
import { handle } from "../../handle.ts";
import { MINUTE_SEC } from "../../platform/clock/durations.ts";
import { QUESTIONS_PER_PERSON } from "../attendees/compose.ts";
import { freeTurn, type Interviewee, planGuided } from "../schedule/plan-timeline.ts";
import type { SegmentState } from "../schedule/schedule-state.ts";
import { type AgendaPreview, previewAgenda } from "./contract.agenda.ts";

const MS_PER_SECOND = 1000;

type Preview = z.input<typeof AgendaPreview>;

interface AgendaInput {
  readonly startMs: number;
  readonly totalSec: number;
  readonly turns: number;
  readonly flowMode: "GUIDED" | "FREE";
}

export const previewAgendaHandler = handle(previewAgenda, async ({ query }) => ({
  status: 200,
  body: previewOf({
    startMs: Date.parse(query.start_time),
    totalSec: query.duration_minutes * MINUTE_SEC,
    turns: query.turns,
    flowMode: query.flow_mode,
  }),
}));

/** Plans turns for people who are not there yet, each with as many questions as everybody gets. */
function previewOf(input: AgendaInput): Preview {
  const { startMs, totalSec, turns, flowMode } = input;
  const timeline = flowMode === "GUIDED" ? guided(totalSec, turns) : [];
  const first = timeline.filter(({ slotIndex }) => slotIndex === 0);
  const spent = (type: SegmentState["type"]) => lengthOf(first.filter((segment) => segment.type === type));
  return {
    ends_at: new Date(startMs + totalSec * MS_PER_SECOND).toISOString(),
    entries: entriesOf(startMs, timeline),
    turn: {
      duration_sec: turnSec(input, turns),
      question_count: QUESTIONS_PER_PERSON,
      questions_sec: spent("QUESTION"),
      open_questions_sec: spent("QNA_RUN"),
      evaluation_sec: spent("EVALUATE"),
      with_one_fewer_sec: turns > 1 ? turnSec(input, turns - 1) : null,
    },
  };
}

function guided(totalSec: number, turns: number): SegmentState[] {
  const questionIds = Array.from({ length: QUESTIONS_PER_PERSON }, (_, index) => index + 1);
  const people: Interviewee[] = Array.from({ length: turns }, (_, index) => ({ attendeeId: index + 1, questionIds }));
  return planGuided(totalSec, people);
}

function turnSec({ totalSec, flowMode }: AgendaInput, turns: number): number {
  if (flowMode === "FREE") return freeTurn(totalSec, turns, 1, 0).durationSec;
  return lengthOf(guided(totalSec, turns).filter(({ slotIndex }) => slotIndex === 0));
}

function entriesOf(startMs: number, timeline: readonly SegmentState[]): Preview["entries"] {
  let at = startMs;
  return [...Map.groupBy(timeline, ({ slotIndex }) => slotIndex)].map(([slotIndex, segments]) => {
    const duration_sec = lengthOf(segments);
    const starts_at = new Date(at).toISOString();
    at += duration_sec * MS_PER_SECOND;
    return { kind: slotIndex === null ? "DEBRIEF" : "TURN", starts_at, duration_sec };
  });
}

const lengthOf = (segments: readonly SegmentState[]): number =>
  segments.reduce((sum, { durationSec }) => sum + durationSec, 0);
