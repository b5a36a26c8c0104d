"use client";
export { useWhiteboard, type WhiteboardModel, type WhiteboardOptions } from "./headless/use-whiteboard";
export {
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
