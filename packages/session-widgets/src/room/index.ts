"use client";
export { RoomProvider, type RoomProviderProps } from "./room";
export { roomDoor } from "./room-at-door";
export { useRoom, useRoomSelect, useRoomState } from "./room-context";
export { type StartAnswer, startCall } from "./start-call";
export { useRoomAround } from "./use-room-around";
export { warmUpRealTime } from "./warm-up";
