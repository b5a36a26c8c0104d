import { handle } from "../../handle.ts";
import { refuseBlocked } from "../safety/blocks-repository.ts";
import { approveJoinRequest } from "./contract.requests.ts";
import { requestEvents } from "./join-request-repository.ts";
import { peopleChanged } from "./people-changed.ts";
import { seatPerson } from "./seat-person.ts";
import { settle } from "./settle-join-request.ts";

export const approveJoinRequestHandler = handle(approveJoinRequest, async ({ deps, viewer, params }) => {
  const body = await settle(deps, viewer, params, "approved", async (tx, { session, request, asker }) => {
    await refuseBlocked(tx, session.id, asker.keycloakId, "seat_cannot_be_given");
    const seated = await seatPerson(tx, deps.content, session, {
      keycloakId: asker.keycloakId,
      seat: request.seat,
      hotSeat: request.hotSeat,
      at: deps.clock.now(),
    });
    return [
      ...requestEvents("join_request.approved", request, seated, viewer.keycloakId),
      ...(await peopleChanged(tx, deps, session, seated, viewer.keycloakId)),
    ];
  });
  return { status: 200, body };
});
