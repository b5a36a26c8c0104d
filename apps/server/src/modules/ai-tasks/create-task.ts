import { eq } from "drizzle-orm";
import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../contract/handle.ts";
import { admit } from "../sessions/access.ts";
import { users } from "../users/tables.ts";
import { createAiTask } from "./contract.ts";
import { MAX_OPEN_TASKS } from "./policy.ts";
import { aiTasks } from "./tables.ts";
import { isHidden, kindOf } from "./task-kinds.ts";
import { countOpen, forgetOld, poke, type TaskRow, toTask } from "./task-repository.ts";
import type { TaskKind } from "./task-types.ts";

/** What the others of the session read; the rest is written in the asker's language. */
const IN_SESSION_LANGUAGE: ReadonlySet<TaskKind> = new Set<TaskKind>(["scenario", "questions", "profile"]);

/** Puts a row there for whichever instance is free; nothing is written while anybody waits. */
export const createAiTaskHandler = handle(createAiTask, async ({ deps, viewer, language, body }) => {
  if (viewer.onlySessionId !== null && viewer.onlySessionId !== body.session_id)
    throw new ApiError("session_not_found");
  const { task, hidden } = await deps.database.transaction(async (tx) => {
    const admission = await admit(tx, viewer, body.session_id);
    const { session, attendee } = await kindOf(body.kind).admit(tx, admission, body.attendee_id ?? null);
    // Held until commit, so that two at once are counted one after the other.
    await tx
      .select({ id: users.keycloakId })
      .from(users)
      .where(eq(users.keycloakId, viewer.keycloakId))
      .for("no key update");
    if ((await countOpen(tx, viewer.keycloakId)) >= MAX_OPEN_TASKS) throw new ApiError("too_many_tasks");
    await forgetOld(tx, viewer.keycloakId);
    const [row] = await tx
      .insert(aiTasks)
      .values({
        keycloakId: viewer.keycloakId,
        sessionId: session.id,
        attendeeId: attendee?.id ?? null,
        kind: body.kind,
        language: IN_SESSION_LANGUAGE.has(body.kind) ? session.language : language,
        source: deps.generation.source,
        createdAt: deps.clock.now(),
      })
      .returning();
    const task = row as TaskRow;
    await poke(tx, task.id);
    return { task, hidden: await isHidden(tx, task) };
  });
  return { status: 201, body: toTask(task, hidden) };
});
