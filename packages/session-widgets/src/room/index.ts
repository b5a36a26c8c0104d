"use client";
export { RoomProvider, type RoomProviderProps } from "./connected/room";
export { roomDoor } from "./connected/room-at-door";
export { type StartAnswer, startCall } from "./connected/start-call";
export { type CallSound, useCallPeople, useCallSound, useCallTrack, useOwnQuality } from "./headless/call-context";
export { useRoom, useRoomSelect } from "./headless/room-context";
export { useRoomAround } from "./headless/use-room-around";
export { warmUpRealTime } from "./headless/warm-up";
