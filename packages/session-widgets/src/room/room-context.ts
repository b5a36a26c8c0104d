import { createContext, useContext } from "react";
import type { RoomState } from "./room-types";
import type { RoomStore } from "./room-store";
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

/** The room's state; idle without a room. */
export function useRoomState(): RoomState {
  return useStore(useRoom() ?? NOWHERE);
}
