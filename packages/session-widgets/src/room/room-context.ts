import { createContext, useContext, useSyncExternalStore } from "react";
import type { RoomStore } from "./room-store.types";
import type { RoomState } from "./room-types";
import { createStore, type Store } from "./store";
import { useStore } from "./use-store";

export const RoomContext = createContext<RoomStore | null>(null);

const NOWHERE: Store<RoomState> = createStore<RoomState>({
  connection: { status: "idle" },
  participants: [],
  local: { microphone: false, camera: false, screen: false, error: null },
  canPublish: false,
  audioBlocked: false,
});

/** The room's actions; null outside a `<RoomProvider>` and before it has opened. */
export function useRoom(): RoomStore | null {
  return useContext(RoomContext);
}

/** A part of the room's state; renders only when that part changes. Select something that is stable. */
export function useRoomSelect<Part>(select: (state: RoomState) => Part): Part {
  const store = useRoom() ?? NOWHERE;
  const read = () => select(store.read());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The room's state; idle without a room. */
export function useRoomState(): RoomState {
  return useStore(useRoom() ?? NOWHERE);
}
