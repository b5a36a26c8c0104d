"use client";
export {
  type FollowingQuestion,
  followingQuestion,
  WORKSPACE_TABS,
  type WorkspaceTab,
} from "./headless/workspace-rules";
