import { ApiError } from "../../contract/errors.ts";
import type { Viewer } from "../../contract/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/database/database.ts";
import { requestsChanged } from "../admin-users/requests-changed.ts";
import type { NewEvent } from "../events/server-event.ts";
import { notify } from "../notifications/notify.ts";
import { lockForSeating, refuseBlocked } from "../safety/blocks-repository.ts";
import { type Actor, permit } from "../sessions/actor.ts";
import { recordChange } from "../sessions/record-change.ts";
import type { SessionRow } from "../sessions/session-repository.ts";
import { type AttendeeRow, findAttendee, listLeaders, updateAttendee } from "./attendee-repository.ts";
import { findRequest, type NamedRequest, requestEvents, settleRequest } from "./join-request-repository.ts";
import { peopleChanged } from "./people-changed.ts";
import { ATTENDEE_POLICY } from "./policy.ts";
import { seatPerson } from "./seat-person.ts";

/** The answer to a request for a seat. */
export type SeatDecision =
  | { readonly kind: "approved"; readonly asObserver: boolean }
  | { readonly kind: "rejected"; readonly reason: string | null };

/** A locked session, and what the person who decides is in it. */
interface Deciding {
  readonly session: SessionRow;
  readonly actor: Actor;
}

/** An open request with its person, in a locked session. */
interface Settling {
  readonly session: SessionRow;
  readonly request: NamedRequest;
  readonly asker: AttendeeRow;
}

/**
 * Decides one request for a seat, for host, owner and administrators alike; `admit` locks the session and returns what
 * the caller is in it. Throws the refusal: the policy's, `join_request_not_found`, `request_settled`, `own_request`, or that
 * the seat cannot be given.
 */
export async function decideJoinRequest(
  deps: Deps,
  viewer: Viewer,
  requestId: number,
  decision: SeatDecision,
  admit: (tx: Db) => Promise<Deciding>,
): Promise<NamedRequest> {
  return recordChange(deps, async (tx) => {
    await lockForSeating(tx);
    const { session, actor } = await admit(tx);
    permit(ATTENDEE_POLICY.settleRequest, actor, session.status);
    const request = await findRequest(tx, session.id, requestId);
    if (!request) throw new ApiError("join_request_not_found");
    const asker = await findAttendee(tx, session.id, request.attendeeId);
    if (request.status !== "pending" || asker?.status !== "PENDING") throw new ApiError("request_settled");
    if (asker.keycloakId === viewer.keycloakId) throw new ApiError("own_request");
    const settling = { session, request, asker };
    const seat = await (decision.kind === "approved"
      ? approve(tx, deps, viewer, settling, decision.asObserver)
      : reject(tx, asker));
    const settled = await settleRequest(tx, request.id, {
      status: decision.kind,
      reason: decision.kind === "rejected" ? decision.reason : null,
      givenSeat: decision.kind === "approved" ? seat.attendee.seat : null,
      settledAt: deps.clock.now(),
    });
    const leaders = await listLeaders(tx, session.id);
    const type = decision.kind === "approved" ? "join_request.approved" : "join_request.rejected";
    const events = [
      ...requestEvents(type, request, seat.attendee, viewer.keycloakId, leaders),
      ...(await requestsChanged(tx, "seat", session, viewer.keycloakId)),
      ...seat.events,
      ...(await notifyAsker(tx, deps, settling, decision.kind)),
    ];
    return { events, response: { ...request, ...settled } };
  });
}

interface Seat {
  readonly attendee: AttendeeRow;
  readonly events: readonly NewEvent[];
}

async function approve(
  tx: Db,
  deps: Deps,
  viewer: Viewer,
  { session, request, asker }: Settling,
  asObserver: boolean,
): Promise<Seat> {
  await refuseBlocked(tx, session.id, asker.keycloakId, "seat_cannot_be_given");
  const attendee = await seatPerson(tx, deps.content, session, {
    keycloakId: asker.keycloakId,
    seat: asObserver ? "observer" : request.seat,
    hotSeat: !asObserver && request.hotSeat,
    at: deps.clock.now(),
  });
  return { attendee, events: await peopleChanged(tx, deps, session, attendee, viewer.keycloakId) };
}

async function reject(tx: Db, asker: AttendeeRow): Promise<Seat> {
  return { attendee: await updateAttendee(tx, asker.id, { status: "DECLINED" }), events: [] };
}

function notifyAsker(
  tx: Db,
  deps: Deps,
  { session, request, asker }: Settling,
  kind: SeatDecision["kind"],
): Promise<NewEvent[]> {
  return notify(tx, deps.clock, [
    {
      kind: kind === "approved" ? "join_approved" : "join_rejected",
      cause: `join-request:${request.id}:answered`,
      keycloakId: asker.keycloakId,
      sessionId: session.id,
      joinRequestId: request.id,
    },
  ]);
}
