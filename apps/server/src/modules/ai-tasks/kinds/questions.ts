import { ApiError } from "../../../contract/errors.ts";
import { readQuestions } from "../../../platform/generation/check-output.ts";
import { assertUnused, permitComposing } from "../../attendees/composition.ts";
import { questionsInput, questionsOf, replaceQuestions } from "../../attendees/written-questions.ts";
import type { Kind } from "./kind.ts";

/** Other questions for a person, stored when they are complete. */
export const questions: Kind<"questions"> = {
  async admit(db, admission, attendeeId) {
    const composable = await permitComposing(db, admission, attendeeId ?? admission.me?.id ?? 0);
    await assertUnused(db, composable.attendee.id);
    return composable;
  },
  async input(db, deps, { session, attendee }) {
    if (!attendee) throw new ApiError("attendee_not_found");
    return questionsInput(deps.content, session, attendee, await questionsOf(db, attendee));
  },
  async apply(tx, deps, { session, me, attendee }, output, input) {
    if (!attendee) throw new ApiError("attendee_not_found");
    const written = readQuestions(output, input);
    const events = await replaceQuestions(tx, deps, session, attendee, written, me.keycloakId);
    return { events, text: written.map(({ criterion, text }) => `${criterion} — ${text}`).join("\n") };
  },
};
