"use client";
export { RoomMessage, type RoomMessageProps } from "./room-message";
export { useRoomTexts } from "./use-room-texts";
