import { ApiError } from "../../contract/errors.ts";
import { handle } from "../../handle.ts";
import { recordChange } from "../sessions/record-change.ts";
import { lockUser } from "../users/users-repository.ts";
import { updateViewState } from "./contract.ts";
import { findNotification } from "./notification-repository.ts";
import { changeViewState, readViewState, viewStateEvent } from "./view-state.ts";

/** An earlier moment than the stored one changes nothing: another page was later. */
export const updateViewStateHandler = handle(updateViewState, async ({ deps, viewer, body }) => {
  if (viewer.onlySessionId !== null) throw new ApiError("permission_denied");
  const { last_opened_at, last_seen_id } = body.notifications;
  const state = await recordChange(deps, async (tx) => {
    await lockUser(tx, viewer.keycloakId);
    if (last_seen_id !== undefined && !(await findNotification(tx, viewer, last_seen_id)))
      throw new ApiError("notification_not_found");
    const before = (await readViewState(tx, viewer)).notifications;
    const opened = last_opened_at === undefined ? null : earlier(new Date(last_opened_at), deps.clock.now());
    const isLater = opened !== null && opened.getTime() > Date.parse(before.last_opened_at ?? "1970-01-01");
    const change = {
      ...(isLater && { lastOpenedAt: opened }),
      ...(last_seen_id !== undefined && last_seen_id !== before.last_seen_id && { lastSeenId: last_seen_id }),
    };
    if (Object.keys(change).length === 0) return { events: [], response: await readViewState(tx, viewer) };
    await changeViewState(tx, viewer, change);
    return { events: [await viewStateEvent(tx, viewer)], response: await readViewState(tx, viewer) };
  });
  return { status: 200, body: state };
});

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
