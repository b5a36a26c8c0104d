"use client";
export { LostDialog, type LostDialogProps } from "./view/lost-dialog";
export { ElsewhereBanner, ReconnectingBanner, RoomConnectionMark } from "./view/room-view";
