"use client";
export { type FollowingQuestion, followingQuestion, type WorkspaceTab, WORKSPACE_TABS } from "./workspace-rules";
