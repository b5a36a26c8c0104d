"use client";
export { RoomMessage, type RoomMessageProps } from "./room-message";
