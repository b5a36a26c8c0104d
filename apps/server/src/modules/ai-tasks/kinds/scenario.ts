import { ApiError } from "../../../contract/errors.ts";
import { readScenario } from "../../../platform/generation/check-output.ts";
import { permitComposing } from "../../attendees/composition.ts";
import { replaceScenario, scenarioInput } from "../../attendees/written-questions.ts";
import type { Kind } from "./kind.ts";

/** Another scenario for a person, stored when it is complete. */
export const scenario: Kind<"scenario"> = {
  admit: (db, admission, attendeeId) => permitComposing(db, admission, attendeeId ?? admission.me?.id ?? 0),
  input: async (_db, deps, { session, attendee }) => {
    if (!attendee) throw new ApiError("attendee_not_found");
    return scenarioInput(deps.content, session, attendee);
  },
  async apply(tx, deps, { session, me, attendee }, output) {
    if (!attendee) throw new ApiError("attendee_not_found");
    const written = readScenario(output);
    const events = await replaceScenario(tx, deps, session, attendee, written, me.keycloakId);
    return { events, text: `${written.title}\n\n${written.text}` };
  },
};
