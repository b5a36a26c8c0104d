import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { admitReplay } from "./admit-replay.ts";
import { listReplayChanges } from "./contract.ts";
import { TOOL_HISTORY } from "./tool-history.ts";

export const listReplayChangesHandler = handle(listReplayChanges, async ({ deps, viewer, params, query }) => {
  const { db } = deps.database;
  const { people, tools } = await admitReplay(db, viewer, params.id);
  const tool = tools.find(({ id }) => id === params.toolId);
  if (!tool) throw new ApiError("tool_not_found");
  const seats = new Map(people.map(({ id, keycloakId }) => [keycloakId, id]));
  const history = TOOL_HISTORY[tool.kind];
  const page = await history.list(db, tool.id, query.after, query.limit);
  const end = page.at(-1)?.seq ?? null;
  return {
    status: 200,
    body: {
      results: page.map(({ seq, at, keycloakId, operation, elements }) => ({
        seq,
        at: at.toISOString(),
        attendee_id: keycloakId === null ? null : (seats.get(keycloakId) ?? null),
        operation: operation && [...operation],
        elements: elements && [...elements],
      })),
      next: end !== null && end < (await history.last(db, tool.id)) ? end : null,
    },
  };
});
