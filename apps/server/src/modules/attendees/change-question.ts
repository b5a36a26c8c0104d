import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { draw } from "../../platform/generation/draw.ts";
import { NOT_ASKED_YET } from "../schedule/hearing.ts";
import { toQuestion } from "../sessions/present-questions.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitComposing, assertUnused } from "./composition.ts";
import { changeQuestion } from "./contract.composing.ts";
import { questions } from "./tables.ts";
import { compositionEvents, questionsInput, questionsOf, rowOf } from "./written-questions.ts";

/** Never one's own: a candidate reads their questions when they are asked (docs/decisions/0021). */
export const changeQuestionHandler = handle(changeQuestion, async ({ deps, viewer, params, body }) => {
  const question = await recordChange(deps, async (tx) => {
    const { session, me, attendee } = await admitComposing(tx, viewer, params, "locked");
    if (me.id === attendee.id) throw new ApiError("permission_denied");
    const all = await questionsOf(tx, attendee);
    const question = all.find(({ id }) => id === params.questionId);
    if (!question) throw new ApiError("question_not_found");
    await assertUnused(tx, attendee.id);
    const input = questionsInput(deps.content, session, attendee, []);
    const free = input.choices.filter(({ text }) => !all.some((one) => one.text === text));
    const [another] = draw(free, 1, input.seed);
    if (!("question_text" in body) && !another) throw new ApiError("no_other_question");
    const change =
      "question_text" in body
        ? { text: body.question_text, sourceKey: "written" }
        : rowOf(deps.content, session, another as (typeof free)[number]);
    const [row] = await tx.update(questions).set(change).where(eq(questions.id, question.id)).returning();
    const events = await compositionEvents(tx, deps, session, attendee, viewer.keycloakId);
    const [response] = toQuestion(row as typeof question, deps.content, session, me, NOT_ASKED_YET);
    if (!response) throw new Error(`question ${question.id} is on no criterion of its module`);
    return { events, response };
  });
  return { status: 200, body: question };
});
