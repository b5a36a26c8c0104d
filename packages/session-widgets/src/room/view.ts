"use client";
export { LostDialog, type LostDialogProps, ReconnectingBanner, RoomConnectionMark } from "./room-view";
