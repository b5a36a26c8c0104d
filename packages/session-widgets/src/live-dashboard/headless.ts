"use client";
export {
  fittingStageWidth,
  PHONE_PANELS,
  type PhaseWord,
  type PhonePanel,
  phaseWord,
  stageWidthMax,
} from "./headless/dashboard-rules";
export {
  createLayoutStore,
  type DashboardLayout,
  DEFAULT_LAYOUT,
  type LayoutStore,
  type RailPanel,
} from "./headless/layout-store";
export { LAYOUT_SAVE_MS, STAGE_WIDTH, STAGE_WIDTH_MIN, WORKSPACE_WIDTH_MIN } from "./headless/live-dashboard.constants";
