import type { z } from "zod";
import type { Invitation } from "./contract.ts";

export type InvitationShape = z.input<typeof Invitation>;
export type InvitationStatus = InvitationShape["status"];
