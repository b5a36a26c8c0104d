"use client";
export { type CallSound, useCallPeople, useCallSound, useCallTrack, useOwnQuality } from "./connected/call-context";
export { preopenedRoom } from "./connected/preopened-room";
export { RoomProvider, type RoomProviderProps } from "./connected/room";
export { type StartReply, startCall } from "./connected/start-call";
export { type CallData, useCallData } from "./headless/call-data";
export { useRoom, useRoomSelect } from "./headless/room-context";
export { useRoomAround } from "./headless/use-room-around";
export { warmUpRealTime } from "./headless/warm-up";
