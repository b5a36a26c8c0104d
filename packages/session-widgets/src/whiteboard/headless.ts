"use client";
export { useWhiteboard, type WhiteboardModel, type WhiteboardOptions } from "./headless/use-whiteboard";
export {
  CURSOR_THROTTLE_MS,
  IMAGE_SIDE,
  SCENE_THROTTLE_MS,
  WB_APPLY_PRESENCE,
  WB_APPLY_SCENE,
  WB_REQUEST_SCENE,
  WB_SCENE_CHANGE,
  WHITEBOARD_PLUGIN,
} from "./headless/whiteboard.constants";
export type {
  BoardAppState,
  BoardCollaborator,
  BoardPointer,
  BoardProblem,
  BoardScene,
  BoardSurface,
  ExportKind,
  PluginInstance,
  SceneChange,
  SceneElement,
  SceneFile,
  SceneUpdate,
} from "./headless/whiteboard.types";
