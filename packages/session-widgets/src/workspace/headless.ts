"use client";
export { type FollowingQuestion, followingQuestion, WORKSPACE_TABS, type WorkspaceTab } from "./workspace-rules";
