import { handle } from "../../handle.ts";
import { readQuestions } from "../../platform/generation/check-output.ts";
import { writeNow } from "../../platform/generation/write-now.ts";
import { NOT_ASKED_YET } from "../schedule/hearing.ts";
import { loadSchedule } from "../schedule/schedule-repository.ts";
import { mayRead, toQuestion } from "../sessions/present-questions.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitComposing, assertUnused } from "./composition.ts";
import { retryQuestions } from "./contract.composing.ts";
import { questionsInput, questionsOf, replaceQuestions } from "./written-questions.ts";

/** Generates outside any transaction, then stores the questions if the change is still allowed. */
export const retryQuestionsHandler = handle(retryQuestions, async ({ deps, viewer, params }) => {
  const { db } = deps.database;
  const before = await admitComposing(db, viewer, params, "read");
  await assertUnused(db, before.attendee.id);
  const had = await questionsOf(db, before.attendee);
  const input = questionsInput(deps.content, before.session, before.attendee, had);
  const { written, source } = await writeNow(deps, viewer.keycloakId, "questions", input, (output) =>
    readQuestions(output, input),
  );
  const body = await recordChange(deps, async (tx) => {
    const { session, me, attendee } = await admitComposing(tx, viewer, params, "locked");
    await assertUnused(tx, attendee.id);
    const events = await replaceQuestions(tx, deps, session, attendee, written, viewer.keycloakId);
    const { state } = await loadSchedule(tx, session);
    const rows = await questionsOf(tx, attendee);
    const results = rows
      .filter((row) => mayRead(row, me, state, session))
      .flatMap((row) => toQuestion(row, deps.content, session, me, NOT_ASKED_YET));
    return { events, response: { results, count: rows.length, source } };
  });
  return { status: 200, body };
});
