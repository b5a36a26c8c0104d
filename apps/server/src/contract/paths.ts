import { z } from "zod";
import { PathId } from "./shapes.ts";

/** Parameters of the path of a call in a session. */
export const InSession = z.object({ id: PathId.describe("The session, as `Session.id`.") });
/** Parameters of the path of a call about a person in a session. */
export const InAttendee = InSession.extend({ attendeeId: PathId.describe("The person, as `Attendee.id`.") });
/** Parameters of the path of a call in an organisation, when it concerns its people. */
export const InOrganisation = z.object({ orgId: PathId.describe("The organisation, as `Organisation.id`.") });
