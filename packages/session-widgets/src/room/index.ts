"use client";
export { type CallSound, useCallPeople, useCallSound, useCallTrack, useOwnQuality } from "./call-context";
export { RoomProvider, type RoomProviderProps } from "./room";
export { roomDoor } from "./room-at-door";
export { useRoom, useRoomSelect } from "./room-context";
export { type StartAnswer, startCall } from "./start-call";
export { useRoomAround } from "./use-room-around";
export { warmUpRealTime } from "./warm-up";
