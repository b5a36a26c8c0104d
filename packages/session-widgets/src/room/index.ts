"use client";
export { startCall, type StartAnswer } from "./start-call";
export { RoomProvider, type RoomProviderProps } from "./room";
export { useRoom, useRoomSelect, useRoomState } from "./room-context";
