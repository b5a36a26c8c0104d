import { userStream } from "../../ledger/streams.ts";
import type { NewEvent } from "../events/server-event.ts";
import type { findUser } from "./users-repository.ts";

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The event that tells a person that their role or access changed. */
export const accountChanged = (
  { keycloakId, role, isActive }: Pick<User, "keycloakId" | "role" | "isActive">,
  actor: string,
): NewEvent => ({
  stream: userStream(keycloakId),
  type: "user.state.update",
  actor,
  data: { role, is_active: isActive },
});
