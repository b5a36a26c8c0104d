"use client";

export { AccessDeniedView, type AccessDeniedViewProps } from "./access-denied-view";
export { AdminFrameView, type AdminFrameViewProps } from "./admin-frame-view";
