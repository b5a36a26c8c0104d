import { useRoom } from "./room-context";
import type { RoomStore } from "./room-store.types";

/** Returns the room's actions, for widgets that need a room. Throws outside a `<RoomProvider>`. */
export function useRoomAround(): RoomStore {
  const room = useRoom();
  if (room !== null) return room;
  throw new Error(
    "RoomProvider is missing: wrap this widget in <RoomProvider sessionId={…}> from @hotseat/session-widgets/room.",
  );
}
