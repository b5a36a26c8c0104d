import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockUser } from "../users/users-repository.ts";
import { readAllNotifications } from "./contract.ts";
import { markAllRead } from "./notification-repository.ts";
import { changeViewState, viewStateEvent } from "./view-state.ts";

export const readAllNotificationsHandler = handle(readAllNotifications, async ({ deps, viewer }) => {
  await recordChange(deps, async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    if ((await markAllRead(tx, viewer, deps.clock.now())) === 0) return { events: [], response: null };
    await changeViewState(tx, viewer);
    return { events: [await viewStateEvent(tx, viewer)], response: null };
  });
  return { status: 204 };
});
