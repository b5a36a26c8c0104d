import type { Language } from "../../../contract/viewer.ts";
import type { Deps } from "../../../deps.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { GenerationInputs } from "../../../platform/generation/generation.ts";
import type { AttendeeRow } from "../../attendees/attendee-repository.ts";
import type { NewEvent } from "../../events/server-event.ts";
import type { Admission } from "../../sessions/access.ts";
import type { SessionRow } from "../../sessions/session-repository.ts";
import type { TaskKind } from "../task-types.ts";

/** A task whose rights have been checked again. */
export interface Subject {
  readonly session: SessionRow;
  readonly me: AttendeeRow;
  /** Null for a text about the whole session. */
  readonly attendee: AttendeeRow | null;
}

/** The functions in which kinds of tasks differ. */
export interface Kind<K extends TaskKind = TaskKind> {
  /** Throws if the person may not request it now; called again before the result is used. */
  admit(db: Db, admission: Admission, attendeeId: number | null): Promise<Subject>;
  input(db: Db, deps: Deps, subject: Subject, language: Language): Promise<GenerationInputs[K]>;
  /** Reads the written text and stores the result, with the session locked; returns the text to keep. */
  apply(
    tx: Db,
    deps: Deps,
    subject: Subject,
    output: string,
    input: GenerationInputs[K],
  ): Promise<{ readonly text: string; readonly events: readonly NewEvent[] }>;
}
