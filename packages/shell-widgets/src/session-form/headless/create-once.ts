import { MINUTE_MS } from "@hotseat/core/durations";
import type { CreateReply, SessionFormPort, SessionOffer } from "./session-form.types";
import { differenceTo } from "./stored-session";

/** How long a start that was meant as "now" still counts as it, in milliseconds. */
const NOW_LASTS_MS = 5 * MINUTE_MS;

/**
 * Creates a session. A request whose reply was lost may have stored it: the same id finds it, and what was changed
 * since is changed there too, so that there is no second session.
 */
export async function createOnce(
  port: Pick<SessionFormPort, "create" | "update">,
  offer: SessionOffer,
  { isNow, now }: { isNow: boolean; now: number },
): Promise<CreateReply> {
  const reply = await port.create(offer);
  if (reply.kind !== "created") return reply;
  const { id, version, start_time } = reply.session;
  const { start_time: moved, ...others } = differenceTo(reply.session, offer);
  const isMoved = moved !== undefined && !(isNow && Math.abs(now - Date.parse(start_time)) < NOW_LASTS_MS);
  const change = isMoved ? { ...others, start_time: moved } : others;
  if (Object.keys(change).length === 0) return reply;
  const changed = await port.update(id, change, version);
  if (changed.kind === "saved") return reply;
  // Changed elsewhere meanwhile: the next request reads it again.
  return changed.kind === "changed" ? { kind: "unreachable" } : changed;
}
