"use client";
export { RoomProvider, type RoomProviderProps } from "./room";
export { useRoom, useRoomSelect, useRoomState } from "./room-context";
export { type StartAnswer, startCall } from "./start-call";
