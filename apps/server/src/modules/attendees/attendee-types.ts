import type { z } from "zod";
import type { SEAT_ROLES } from "../../contract/roles.ts";
import type { SessionRole as SessionRoleShape } from "../users/contract.ts";
import type { JoinRequest } from "./contract.requests.ts";
import type * as contract from "./contract.ts";

export type AttendeeStatus = z.output<typeof contract.AttendeeStatus>;
export type HandoverCause = z.output<typeof contract.HandoverCause>;
export type SessionRole = z.output<typeof SessionRoleShape>;
/** The kind of place a person registers for; host and owner are added on top. */
export type Seat = (typeof SEAT_ROLES)[number];
export type AttendeeShape = z.input<typeof contract.Attendee>;
export type JoinRequestShape = z.input<typeof JoinRequest>;
