import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { changesRoles, refreshGrants } from "../schedule/refresh-grants.ts";
import { recordChange } from "../sessions/record-change.ts";
import { admitControl } from "./admit-control.ts";
import { controlFreeTimer } from "./contract.ts";
import { commandTimer } from "./free-timer.ts";
import { freeTimerEvent, loadFreeTimer, saveFreeTimer, toFreeTimer } from "./free-timer-repository.ts";

export const controlFreeTimerHandler = handle(controlFreeTimer, async ({ deps, viewer, params, body }) => {
  const { timer, rolesChanged } = await recordChange(deps, async (tx) => {
    const { session, events } = await admitControl(tx, deps, viewer, params.id);
    const now = deps.clock.now();
    const outcome = commandTimer(await loadFreeTimer(tx, session.id), body, now.getTime());
    if (!outcome.ok) throw new ApiError(outcome.code);
    await saveFreeTimer(tx, session.id, outcome.timer);
    const sent = toFreeTimer(session.id, outcome.timer, now);
    return {
      events: [...events, freeTimerEvent(body.op, sent, viewer.keycloakId)],
      response: { timer: sent, rolesChanged: changesRoles(events) },
    };
  });
  if (rolesChanged) void refreshGrants(deps, params.id);
  return { status: 200, body: timer };
});
