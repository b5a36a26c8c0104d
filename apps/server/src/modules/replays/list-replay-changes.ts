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
  const rows = await TOOL_HISTORY[tool.kind].list(db, tool.id, query.after, query.limit + 1);
  const page = rows.slice(0, query.limit);
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
      next: rows.length > page.length ? (page.at(-1)?.seq ?? null) : null,
    },
  };
});
