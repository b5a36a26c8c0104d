import type { Deps } from "../../deps.ts";
import { placeSignedIn } from "../invitations/place-signed-in.ts";

/** Gives a person their places in the sessions they are invited to; a failure is logged, and their next sign-in tries again. */
export async function placeApproved(deps: Deps, keycloakId: string): Promise<void> {
  await placeSignedIn(deps, keycloakId).catch((error: unknown) =>
    deps.log.warn({ error }, "Invitations to an approved person were not found a place; their sign-in tries again."),
  );
}
