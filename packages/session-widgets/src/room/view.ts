"use client";
export {
  ElsewhereBanner,
  LostDialog,
  type LostDialogProps,
  ReconnectingBanner,
  RoomConnectionMark,
} from "./view/room-view";
