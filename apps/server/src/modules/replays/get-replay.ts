import type { z } from "zod";
import { handle } from "../../handle.ts";
import type { Db } from "../../platform/database/database.ts";
import { listQuestions } from "../attendees/question-repository.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import type { ScheduleState } from "../schedule/schedule-state.ts";
import type { ToolRow } from "../tools/tool-repository.ts";
import { admitReplay } from "./admit-replay.ts";
import { askedMoments } from "./asked-moments.ts";
import { getReplay, type Replay } from "./contract.ts";
import { TOOL_HISTORY } from "./tool-history.ts";

type ReplayShape = z.output<typeof Replay>;

const iso = (ms: number): string => new Date(ms).toISOString();

export const getReplayHandler = handle(getReplay, async ({ deps, viewer, language, params }) => {
  const { db } = deps.database;
  const { session, meId, people, tools } = await admitReplay(db, viewer, params.id);
  const startedAt = (session.startedAt ?? session.startTime).getTime();
  const endedAt = Math.max(startedAt, (session.endedAt ?? deps.clock.now()).getTime());
  const { state } = await loadSchedule(db, session);
  const asked = await askedMoments(db, session.id, state, await listQuestions(db, session.id));
  return {
    status: 200,
    body: {
      session: {
        id: session.id,
        title: deps.content.workshop(session.workshopKey)?.workshop.title[language] ?? session.workshopKey,
        started_at: iso(startedAt),
        ended_at: iso(endedAt),
      },
      people: people.map(({ id, fullName }, colour) => ({
        attendee_id: id,
        full_name: fullName,
        colour,
        is_me: id === meId,
      })),
      segments: segmentsOf(state, endedAt),
      questions: asked.map(({ question, startedAt: at }) => ({
        question_id: question.id,
        attendee_id: question.attendeeId,
        number: question.number,
        text: question.text,
        started_at: iso(at),
      })),
      tools: await toolsOf(db, tools),
    },
  };
});

/** The segments that took place; one that was still running ended with the session. */
function segmentsOf({ timeline }: ScheduleState, endedAt: number): ReplayShape["segments"] {
  return timeline
    .flatMap((segment, index) => (segment.startedAt === null ? [] : [{ ...segment, index, from: segment.startedAt }]))
    .sort((one, other) => one.from - other.from)
    .map(({ index, type, slotIndex, intervieweeAttendeeId, from, endedAt: until }) => ({
      index,
      type,
      slot_index: slotIndex,
      attendee_id: intervieweeAttendeeId,
      started_at: iso(from),
      ended_at: iso(Math.max(from, until ?? endedAt)),
    }));
}

async function toolsOf(db: Db, tools: readonly ToolRow[]): Promise<ReplayShape["tools"]> {
  const rows = await Promise.all(
    tools.map(async ({ id, kind, name }) => ({
      id,
      kind,
      name,
      language: await TOOL_HISTORY[kind].language(db, id),
      changes: await TOOL_HISTORY[kind].count(db, id),
    })),
  );
  return rows.filter(({ changes }) => changes > 0);
}
