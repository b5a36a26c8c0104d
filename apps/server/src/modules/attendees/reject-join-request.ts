import { handle } from "../../handle.ts";
import { updateAttendee } from "./attendee-repository.ts";
import { rejectJoinRequest } from "./contract.requests.ts";
import { requestEvents } from "./join-request-repository.ts";
import { settle } from "./settle-join-request.ts";

export const rejectJoinRequestHandler = handle(rejectJoinRequest, async ({ deps, viewer, params }) => {
  const body = await settle(deps, viewer, params, "rejected", async (tx, { request, asker }) => {
    const declined = await updateAttendee(tx, asker.id, { status: "DECLINED" });
    return requestEvents("join_request.rejected", request, declined, viewer.keycloakId);
  });
  return { status: 200, body };
});
