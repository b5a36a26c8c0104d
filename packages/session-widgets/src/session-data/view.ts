"use client";
export { RoomMessage, type RoomMessageProps } from "./view/room-message";
export { useRoomTexts } from "./view/use-room-texts";
