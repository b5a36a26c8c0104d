import { systemClock } from "@hotseat/core/clock";
import { useEffect } from "react";
import useLatestCallback from "use-latest-callback";
import { useCallData } from "../../room";
import { type SessionData, useSessionData } from "../../session-data";
import type { BoardPointer, WhiteboardModel } from "../headless";
import { createPresence, type PresencePacket, parsePresence, WB_TOPIC } from "../headless/board-presence";

function nameIn(data: SessionData | null, identity: string): string | null {
  const attendee = data?.pageData.attendees.find(({ user }) => user.keycloak_id === identity);
  return attendee ? (data?.names.get(attendee.id) ?? attendee.user.full_name) : null;
}

/** Shows the others' pointers, as they arrive over the call, and returns what sends one's own. */
export function useBoardPresence(
  { sessionId, toolId }: { readonly sessionId: number; readonly toolId: string },
  { applyPresence }: Pick<WhiteboardModel, "applyPresence">,
): (pointer: BoardPointer | null) => void {
  const session = useSessionData(sessionId);
  const call = useCallData();
  const nameOf = useLatestCallback((identity: string) =>
    nameIn(session.status === "ready" ? session.data : null, identity),
  );
  useEffect(() => {
    const presence = createPresence({ clock: systemClock, nameOf, onChange: applyPresence });
    const unsubscribe = call.subscribe(WB_TOPIC, (identity, text) => {
      const packet = parsePresence(text, toolId);
      if (packet) presence.receive(identity, packet);
    });
    return () => {
      unsubscribe();
      presence.stop();
      applyPresence([]);
    };
  }, [call, toolId, nameOf, applyPresence]);
  return useLatestCallback((pointer) => {
    const packet: PresencePacket = {
      type: "presence",
      sessionId,
      instanceId: toolId,
      ts: systemClock.now(),
      pointer,
    };
    call.publish(WB_TOPIC, JSON.stringify(packet));
  });
}
