import type { ReadableStore } from "@hotseat/core/store";
import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { EMPTY_ROOM } from "./room-store";
import type { RoomStore } from "./room-store.types";
import type { RoomState } from "./room-types";

export const RoomContext = createContext<RoomStore | null>(null);

const NOWHERE: ReadableStore<RoomState> = createStore<RoomState>(() => EMPTY_ROOM);

/** The room's actions; null outside a `<RoomProvider>` and before it has opened. */
export function useRoom(): RoomStore | null {
  return useContext(RoomContext);
}

/** A part of the room's state; renders only when that part changes. Select something that is stable. */
export function useRoomSelect<Part>(select: (state: RoomState) => Part): Part {
  return useStore(useRoom() ?? NOWHERE, select);
}
