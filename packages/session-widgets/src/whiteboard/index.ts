"use client";
export { Whiteboard, type WhiteboardProps } from "./connected/whiteboard";
