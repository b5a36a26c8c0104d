import { type HotseatClient, isHotseatError, technicalFailure } from "@hotseat/api-client";
import { claimHost } from "@hotseat/api-client/attendees";
import { startSession } from "@hotseat/api-client/sessions";
import type { i18n } from "i18next";
import { problemText } from "../../session-data";

/** The result of starting a session; `message` is the reason for the reader, null when there is none. */
export type StartReply = { readonly kind: "started" } | { readonly kind: "failed"; readonly message: string | null };

/**
 * Claims the host's seat, then opens the session's call; a call that is already open counts as success. `isEarly`: a confirmed
 * start long before the planned time; `texts`: for a page that got no access token. Never throws.
 */
export async function startCall(
  client: HotseatClient,
  sessionId: number,
  isEarly: boolean,
  texts: i18n,
): Promise<StartReply> {
  // Not critical (LS-8.6): the start itself checks the right.
  await client.call(claimHost, { path: { id: sessionId } }).catch(() => console.info("Could not claim host role."));
  try {
    await client.call(startSession, { path: { id: sessionId }, body: isEarly ? { confirm_early: true } : {} });
    return { kind: "started" };
  } catch (error) {
    if (!isHotseatError(error)) return { kind: "failed", message: null };
    if (error.code === "session_already_started") return { kind: "started" };
    const why = technicalFailure(error);
    return { kind: "failed", message: why && why !== "access-token" ? null : problemText(texts, error) };
  }
}
