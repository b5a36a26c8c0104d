import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockUser } from "../users/users-repository.ts";
import { readNotification } from "./contract.ts";
import { findNotification, markClicked, markRead } from "./notification-repository.ts";
import { presentNotification } from "./present-notification.ts";
import { changeViewState, viewStateEvent } from "./view-state.ts";

export const readNotificationHandler = handle(readNotification, async ({ deps, viewer, params, body, language }) => {
  const row = await recordChange(deps, async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    const now = deps.clock.now();
    const isChanged = await markRead(tx, viewer, params.id, now);
    if (body.clicked) await markClicked(tx, viewer, params.id, now);
    const response = await findNotification(tx, viewer, params.id);
    if (!response) throw new ApiError("notification_not_found");
    if (!isChanged) return { events: [], response };
    await changeViewState(tx, viewer);
    return { events: [await viewStateEvent(tx, viewer)], response };
  });
  return { status: 200, body: presentNotification(deps, row, language) };
});
