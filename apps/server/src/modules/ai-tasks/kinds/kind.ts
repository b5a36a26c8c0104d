import type { Language } from "../../../contract/viewer.ts";
import type { Deps } from "../../../deps.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { GenerationInputs } from "../../../platform/generation/generation.ts";
import type { AttendeeRow } from "../../attendees/attendee-repository.ts";
import type { NewEvent } from "../../events/server-event.ts";
import type { Admission } from "../../sessions/access.ts";
import type { SessionRow } from "../../sessions/session-repository.ts";
import type { TaskKind } from "../task-types.ts";

/** A task with its rights judged anew. */
export interface Subject {
  readonly session: SessionRow;
  readonly me: AttendeeRow;
  /** Null for what is about the whole session. */
  readonly attendee: AttendeeRow | null;
}

/** What differs from one kind to another. */
export interface Kind<K extends TaskKind = TaskKind> {
  /** Refuses whoever may not ask for it now; asked again before the result is used. */
  admit(db: Db, admission: Admission, attendeeId: number | null): Promise<Subject>;
  input(db: Db, deps: Deps, subject: Subject, language: Language): Promise<GenerationInputs[K]>;
  /** Reads what was written and puts it in place, with the session locked; the text is what is kept. */
  apply(
    tx: Db,
    deps: Deps,
    subject: Subject,
    output: string,
    input: GenerationInputs[K],
  ): Promise<{ readonly text: string; readonly events: readonly NewEvent[] }>;
}
