import { useRoom } from "./room-context";
import type { RoomStore } from "./room-store.types";

/** The room's actions, for widgets that are nothing without a room. Throws outside a `<RoomProvider>`. */
export function useRoomAround(): RoomStore {
  const room = useRoom();
  if (room !== null) return room;
  throw new Error(
    "RoomProvider is missing: wrap this widget in <RoomProvider sessionId={…}> from @hotseat/session-widgets/room.",
  );
}
